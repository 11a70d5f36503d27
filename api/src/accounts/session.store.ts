import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export type SessionRow = CurrentUser & { expires_at: number };

const sessionOfActiveUser = prepared((sql) =>
  sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.name', 'users.role', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', '')
    .where('users.active', '=', 1),
);

/** The session with this hash, expired or not, and its owner, if active; null when there is none. */
export async function findSession(sql: Queries, tokenHash: string): Promise<SessionRow | null> {
  const [session] = await sessionOfActiveUser(sql, [tokenHash, 1]);
  return session ?? null;
}

export async function insertSession(
  transaction: Transaction,
  session: { tokenHash: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  await transaction.sql
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function prolongSession(
  transaction: Transaction,
  tokenHash: string,
  expiresAt: number,
): Promise<void> {
  await transaction.sql
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(transaction: Transaction, tokenHash: string): Promise<void> {
  const { numDeletedRows } = await transaction.sql
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  // Anybody can make a token up; only an end of something is worth telling.
  if (numDeletedRows > 0n) transaction.announce('accounts');
}
