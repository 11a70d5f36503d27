import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Insertable } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { forReference } from '../../db/engines/engine.ts';
import { prepared } from '../../db/prepared.ts';
import { orRefuse } from '../../failure.ts';
import type { AccountsTables } from '../accounts.tables.ts';

type Times = { createdAt: number; expiresAt: number; usedAt: number | null };

export type SessionRow = CurrentUser & Times & { provenAt: number | null };

const TIMES = ['sessions.createdAt', 'sessions.expiresAt', 'sessions.usedAt'] as const;

const sessionOfActiveUser = prepared((sql) =>
  sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.username', 'users.name', 'users.role', ...TIMES])
    .select('sessions.provenAt')
    .where('sessions.tokenHash', '=', '')
    .where('users.active', '=', 1),
);

/** The session with this hash, expired or not, and its owner, if active; null when there is none. */
export async function findSession(sql: Queries, tokenHash: string): Promise<SessionRow | null> {
  const [session] = await sessionOfActiveUser(sql, [tokenHash, 1]);
  return session ?? null;
}

/** The session stays until the transaction ends. Throws LOGIN_REQUIRED where it has been ended meanwhile. */
export async function lockSession(transaction: Transaction, tokenHash: string): Promise<void> {
  const { sql, engine } = transaction;
  const query = sql.selectFrom('sessions').select('userId').where('tokenHash', '=', tokenHash);
  orRefuse(await forReference(engine, query).executeTakeFirst(), 'LOGIN_REQUIRED');
}

export async function insertSession(
  transaction: Transaction,
  session: Insertable<AccountsTables['sessions']>,
): Promise<void> {
  await transaction.sql.insertInto('sessions').values(session).execute();
}

/** Ends those of the user that were used longest ago, beyond so many; never the one with this hash. */
export async function deleteOldestSessions(
  transaction: Transaction,
  { userId, tokenHash, most }: { userId: number; tokenHash: string; most: number },
): Promise<void> {
  const { numDeletedRows } = await transaction.sql
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '<>', tokenHash)
    .where('tokenHash', 'not in', (is) =>
      is
        .selectFrom('sessions as kept')
        .select('kept.tokenHash')
        .where('kept.userId', '=', userId)
        .where('kept.tokenHash', '<>', tokenHash)
        .orderBy((of) => of.fn.coalesce('kept.usedAt', 'kept.createdAt'), 'desc')
        .orderBy('kept.createdAt', 'desc')
        .limit(most - 1),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) transaction.announce('accounts');
}

/** All of the user's, ended ones that are not swept included. */
export function listSessionsOf(
  sql: Queries,
  userId: number,
): Promise<(Times & { tokenHash: string; device: string | null })[]> {
  const query = sql.selectFrom('sessions').select(['tokenHash', 'device', ...TIMES]);
  return query.where('userId', '=', userId).orderBy('createdAt', 'desc').execute();
}

export async function writeProof(
  transaction: Transaction,
  tokenHash: string,
  provenAt: number,
): Promise<void> {
  const query = transaction.sql.updateTable('sessions').set({ provenAt });
  await query.where('tokenHash', '=', tokenHash).execute();
}

export async function writeSessionTimes(
  transaction: Transaction,
  tokenHash: string,
  times: Times,
): Promise<void> {
  const query = transaction.sql.updateTable('sessions').set(times);
  await query.where('tokenHash', '=', tokenHash).execute();
}

/** Answers whether there was one. */
export async function deleteSession(transaction: Transaction, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.sql
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  // Anybody can make a token up; only an end of something is worth telling.
  if (numDeletedRows > 0n) transaction.announce('accounts');
  return numDeletedRows > 0n;
}

/** Ends all that lets anybody in but the passwords: sessions, sign-ins that wait for a code, links for a password. */
export async function deleteAllAccess({ sql }: Transaction): Promise<void> {
  await sql.deleteFrom('sessions').execute();
  await sql.deleteFrom('signInChallenges').execute();
  await sql.deleteFrom('passwordLinks').execute();
}
