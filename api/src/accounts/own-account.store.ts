// Somebody's own account: reading it, changing its password, leaving nothing of it.
import type { OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { sql as raw, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import type { UsersTable } from '../db/tables/accounts.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure } from '../failure.ts';
import { laterThanBefore } from './later-than-before.store.ts';

/** What is known of the user. */
export async function readOwnAccount(sql: Queries, id: number): Promise<OwnAccount> {
  const row = await sql
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'phone', 'email', 'details', 'created_at'])
    .select(['postal_code', 'comparsa_name', 'gdpr_consent_date', 'gdpr_consent_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { username, name, role, phone, email, details } = row;
  return {
    ...{ id, username, name, role, phone, email, details },
    postalCode: row.postal_code,
    comparsaName: row.comparsa_name,
    consent: viewConsent(row),
    createdAt: instantToIso(row.created_at),
  };
}

/** The consent that a user, or an order, was recorded with. */
export function viewConsent(row: {
  gdpr_consent_date: number | null;
  gdpr_consent_version: string | null;
}): OwnAccount['consent'] {
  const { gdpr_consent_date: date, gdpr_consent_version: version } = row;
  return date === null ? null : { date: instantToIso(date), version };
}

const CONTACT = ['id', 'username', 'name', 'phone', 'email', 'postal_code', 'details'] as const;

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
    .set({ password: passwordHash, updated_at: laterThanBefore(now) })
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
    .set({ wallet_version: raw`wallet_version + 1` })
    .where('id', '=', id)
    .where('active', '=', flag(true))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('LOGIN_REQUIRED');
  await transaction.sql
    .updateTable('users')
    .set({ wallet_version: raw`wallet_version + 1` })
    .where('merged_into', '=', id)
    .execute();
}

/** How often the wallet has been renewed, also one of somebody who is no longer there; or null. */
export async function readWalletVersion(sql: Queries, id: number): Promise<number | null> {
  const query = sql.selectFrom('users').select('wallet_version').where('id', '=', id);
  return (await query.executeTakeFirst())?.wallet_version ?? null;
}

/** When each of the user's live sessions began and ends, the latest first. */
export async function listSessions(
  sql: Queries,
  userId: number,
  now: number,
): Promise<{ startedAt: string; expiresAt: string }[]> {
  const rows = await sql
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    startedAt: instantToIso(row.created_at),
    expiresAt: instantToIso(row.expires_at),
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
    .where('user_id', '=', userId)
    .$if(exceptHash !== null, (query) => query.where('token_hash', '<>', exceptHash ?? ''))
    .execute();
  transaction.announce('accounts');
}

/** Leaves a row that points to nobody, for what must go on pointing to it. */
export async function blankUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await transaction.sql
    .updateTable('users')
    .set({
      username: null,
      password: null,
      email: null,
      name: null,
      phone: null,
      postal_code: null,
      comparsa_name: null,
      details: null,
      search_text: '',
      gdpr_consent_date: null,
      gdpr_consent_version: null,
      active: flag(false),
      phone_only: flag(false),
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  transaction.announce('accounts');
}
