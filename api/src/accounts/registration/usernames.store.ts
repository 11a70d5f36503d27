// User names are compared by how they look; the spelling is kept.
// See docs/rules/accounts.md#user-names-are-taken-once.
import { foldUsername } from '@brasa/core/accounts/registration/usernames.rules.ts';
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import { Failure } from '../../failure.ts';

type Named = { id: number; username: string | null };

/** Whoever has the name in any spelling; several where names collided before that was refused. */
function listNamed(sql: Queries, username: string): Promise<Named[]> {
  return sql
    .selectFrom('users')
    .select(['id', 'username'])
    .where('usernameFolded', '=', foldUsername(username))
    .orderBy('id')
    .execute();
}

/**
 * The columns that go with a user name. Throws USERNAME_TAKEN where somebody else has it in any
 * spelling; somebody who gets it at this moment is refused by the database.
 */
export async function usernameColumns(
  { sql }: Transaction,
  username: string,
  ownId: number | null,
) {
  const others = (await listNamed(sql, username)).filter(({ id }) => id !== ownId);
  if (others.length > 0) throw new Failure('USERNAME_TAKEN');
  return { usernameFolded: foldUsername(username), usernameCollides: flag(false) };
}

/** Whoever is left alone with a name that collided has it like anybody else. */
export async function settleCollision({ sql }: Transaction, username: string): Promise<void> {
  const [left, ...others] = await listNamed(sql, username);
  if (!left || others.length > 0) return;
  await sql
    .updateTable('users')
    .set({ usernameCollides: flag(false) })
    .where('id', '=', left.id)
    .execute();
}

/**
 * Who signs in under the name: by its exact spelling, else whoever alone has it but for case and accents, else whoever
 * alone has it by its looks.
 */
export async function whoSignsIn(sql: Queries, username: string): Promise<number | null> {
  const named = await listNamed(sql, username);
  const isExact = ({ username: own }: Named) => own === username;
  const isClose = ({ username: own }: Named) => foldText(own ?? '') === foldText(username);
  for (const same of [isExact, isClose, () => true]) {
    const [only, ...others] = named.filter(same);
    if (only) return others.length === 0 ? only.id : null;
  }
  return null;
}
