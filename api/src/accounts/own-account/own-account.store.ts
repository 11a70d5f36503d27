// Somebody's own account: reading it, renewing its wallet, leaving nothing of it.
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { sql as raw } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import { erasedValues, exportedColumns } from '../../db/tables/personal-columns.ts';
import { orRefuse } from '../../failure.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { deleteFactor } from '../second-factor/second-factor.store.ts';
import { writeUser } from '../users/users.store.ts';

export async function readOwnAccount(sql: Queries, id: number): Promise<OwnAccount> {
  const row = await sql
    .selectFrom('users')
    .select(['id', 'role', 'createdAt', ...exportedColumns('users')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { gdprConsentDate, gdprConsentVersion, createdAt, ...person } = row;
  return {
    ...person,
    consent: viewConsent({ gdprConsentDate, gdprConsentVersion }),
    createdAt: instantToIso(createdAt),
  };
}

/** The consent that a user, or an order, was recorded with. */
export function viewConsent(row: {
  gdprConsentDate: number | null;
  gdprConsentVersion: string | null;
}): OwnAccount['consent'] {
  const { gdprConsentDate: date, gdprConsentVersion: version } = row;
  return date === null ? null : { date: instantToIso(date), version };
}

/** Makes the codes that the wallet of the user, and of their former accounts, has shown good no more. */
export async function renewWallet({ sql }: Transaction, id: number): Promise<void> {
  await sql
    .updateTable('users')
    .set({ walletVersion: raw`wallet_version + 1` })
    .where((is) => is.or([is('id', '=', id), is('mergedInto', '=', id)]))
    .execute();
}

/** The same at the wish of the user, who is active. Throws LOGIN_REQUIRED. */
export async function raiseWalletVersion(transaction: Transaction, id: number): Promise<void> {
  orRefuse(await lockActiveUser(transaction, id), 'LOGIN_REQUIRED');
  await renewWallet(transaction, id);
}

/** Ends the user's sessions, but for the one with this hash. */
export async function deleteSessionsOf(
  transaction: Transaction,
  userId: number,
  exceptHash = '',
): Promise<void> {
  await transaction.sql
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '<>', exceptHash)
    .execute();
  transaction.announce('accounts');
}

/** Leaves a row that points to nobody, for what must go on pointing to it. */
export async function blankUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await deleteFactor(transaction, id);
  const nobody = { active: flag(false), phoneOnly: flag(false), erasedAt: now };
  await writeUser(transaction, id, { ...erasedValues('users'), ...nobody }, now);
}
