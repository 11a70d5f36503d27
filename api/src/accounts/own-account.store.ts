// Somebody's own account: reading it, changing its password, leaving nothing of it.
import type { OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { sql as raw, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import type { UsersTable } from '../db/tables/accounts.ts';
import { flag, NEXT_VERSION } from '../db/tables/columns.ts';
import { erasedValues, exportedColumns } from '../db/tables/personal-columns.ts';
import { Failure } from '../failure.ts';

/** What is known of the user. */
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

const CONTACT = ['id', 'username', 'name', 'phone', 'email', 'postalCode', 'details'] as const;

export type ContactRow = Pick<Selectable<UsersTable>, (typeof CONTACT)[number]>;

/** How the active user is reached, locked until the transaction ends; undefined for one who is gone. */
export function lockContact(transaction: Transaction, id: number): Promise<ContactRow | undefined> {
  const query = transaction.sql
    .selectFrom('users')
    .select(CONTACT)
    .where('id', '=', id)
    .where('active', '=', flag(true));
  return forUpdate(transaction.engine, query).executeTakeFirst();
}

/** The hash of an active user's password; null for one who cannot sign in (any more). */
export async function findPassword(sql: Queries, id: number): Promise<string | null> {
  const row = await sql
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .where('active', '=', flag(true))
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The active user's row, locked until the transaction ends; undefined for one who is gone. */
export function lockSignIn(
  transaction: Transaction,
  id: number,
): Promise<{ password: string | null } | undefined> {
  const query = transaction.sql
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .where('active', '=', flag(true));
  return forUpdate(transaction.engine, query).executeTakeFirst();
}

export async function updatePassword(
  transaction: Transaction,
  id: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await transaction.sql
    .updateTable('users')
    .set({ password: passwordHash, version: NEXT_VERSION, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Renews the active user's wallet, and those of the accounts that have become part of theirs. Throws
 * LOGIN_REQUIRED for one who is gone.
 */
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

/** How often the wallet has been renewed, also one of somebody who is no longer there; or null. */
export async function readWalletVersion(sql: Queries, id: number): Promise<number | null> {
  const query = sql.selectFrom('users').select('walletVersion').where('id', '=', id);
  return (await query.executeTakeFirst())?.walletVersion ?? null;
}

/** When each of the user's live sessions began and ends, the latest first. */
export async function listSessions(
  sql: Queries,
  userId: number,
  now: number,
): Promise<{ startedAt: string; expiresAt: string }[]> {
  const rows = await sql
    .selectFrom('sessions')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    startedAt: instantToIso(row.createdAt),
    expiresAt: instantToIso(row.expiresAt),
  }));
}

/** Ends the user's sessions, but for the one with this hash. */
export async function deleteSessionsOf(
  transaction: Transaction,
  userId: number,
  exceptHash: string | null,
): Promise<void> {
  await transaction.sql
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptHash !== null, (query) => query.where('tokenHash', '<>', exceptHash ?? ''))
    .execute();
  transaction.announce('accounts');
}

/** Leaves a row that points to nobody, for what must go on pointing to it. */
export async function blankUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await transaction.sql
    .updateTable('users')
    .set({
      ...erasedValues('users'),
      active: flag(false),
      phoneOnly: flag(false),
      erasedAt: now,
      version: NEXT_VERSION,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  transaction.announce('accounts');
}
