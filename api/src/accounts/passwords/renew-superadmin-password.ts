// A superadmin who has forgotten the password gets another one on the server
// (docs/rules/accounts.md#a-forgotten-superadmin-password).
import { aboutUser, SERVER } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { writeBeside } from '../../db/engines/open-beside.ts';
import type { Place } from '../../db/copies/snapshot.ts';
import { flag } from '../../db/tables/columns.ts';
import { OperatorError } from '../../operator-error.ts';
import { endFormerAccess } from '../session/end-access.ts';
import { generatePassword } from './generated-password.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { hashPassword } from './passwords.ts';
import { takeFactor } from '../second-factor/remove-second-factor.ts';
import { whoSignsIn } from '../registration/usernames.store.ts';
import { writeUser } from '../users/users.store.ts';

type RenewedPassword = {
  username: string;
  password: string;
  /** They signed in with a code too, and do so no more: whoever is here may have lost both. */
  hadSecondFactor: boolean;
};

/**
 * Gives the superadmin, whose user name may be left out where there is one alone, a generated password; their
 * sessions end, their links are void and their second factor is off. Throws an OperatorError where it is nobody's name, or not said which.
 */
export async function renewSuperadminPassword(
  place: Place,
  username: string | undefined,
  now: number,
): Promise<RenewedPassword> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return writeBeside(place, async (transaction) => {
    const chosen = await choose(transaction.sql, username);
    const hadSecondFactor = await setPassword(transaction, { id: chosen.id, passwordHash, now });
    return { username: chosen.username, password, hadSecondFactor };
  });
}

type Superadmin = { id: number; username: string };

/** Those who are switched off are another superadmin's to switch on. */
async function listSuperadmins(sql: Queries): Promise<Superadmin[]> {
  const rows = await sql
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'superadmin')
    .where('active', '=', flag(true))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, username }) => (username === null ? [] : [{ id, username }]));
}

async function choose(sql: Queries, username: string | undefined): Promise<Superadmin> {
  const superadmins = await listSuperadmins(sql);
  const names = superadmins.map((one) => one.username).join(', ');
  const [only, ...others] = superadmins;
  if (!only) {
    throw new OperatorError('No hay ningún superadmin activo. El primero se crea al arrancar.');
  }
  if (username === undefined) {
    if (others.length === 0) return only;
    throw new OperatorError(`Hay varios superadmin: ${names}. Diga el usuario de uno.`);
  }
  const id = await whoSignsIn(sql, username);
  const named = superadmins.find((one) => one.id === id);
  if (named) return named;
  throw new OperatorError(`Ningún superadmin activo se llama «${username}». Hay: ${names}.`);
}

async function setPassword(
  transaction: Transaction,
  { id, passwordHash, now }: { id: number; passwordHash: string; now: number },
): Promise<boolean> {
  const user = await lockActiveUser(transaction, id);
  if (!user) {
    throw new OperatorError('Ese superadmin acaba de cambiar. Vuelva a intentarlo.');
  }
  await writeUser(transaction, id, { password: passwordHash }, now);
  await endFormerAccess(transaction, id);
  await record(transaction, SERVER, { kind: 'password_set', ...aboutUser(user) }, now);
  return takeFactor(transaction, SERVER, user, now);
}
