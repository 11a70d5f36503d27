// Somebody's own account: reading it, renewing its wallet, leaving nothing of it.
import type { OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { sql as raw } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { erasedValues, exportedColumns } from '../db/tables/personal-columns.ts';
import { Failure } from '../failure.ts';
import { deleteFactor } from './second-factor.store.ts';
import { writeUser } from './users.store.ts';

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

/** Renews the wallet of the active user and of their former accounts. Throws LOGIN_REQUIRED. */
export async function raiseWalletVersion(transaction: Transaction, id: number): Promise<void> {
  const { numUpdatedRows } = await transaction.sql
    .updateTable('users')
    .set({ walletVersion: raw`wallet_version + 1` })
    .where('id', '=', id)
    .where('active', '=', flag(true))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('LOGIN_REQUIRED');
  await transaction.sql
    .updateTable('users')
    .set({ walletVersion: raw`wallet_version + 1` })
    .where('mergedInto', '=', id)
    .execute();
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
