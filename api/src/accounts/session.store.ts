import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Queries, Work } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const liveSession = prepared((sql) =>
  sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.name', 'users.role', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', '')
    .where('sessions.expires_at', '>', 0)
    .where('users.active', '=', 1),
);

/** The live session with this hash and its active owner; undefined when there is none. */
export async function findLiveSession(
  sql: Queries,
  tokenHash: string,
  now: number,
): Promise<(CurrentUser & { expires_at: number }) | undefined> {
  const [session] = await liveSession(sql, [tokenHash, now, 1]);
  return session;
}

export async function insertSession(
  work: Work,
  session: { tokenHash: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  await work.sql
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
  work: Work,
  tokenHash: string,
  expiresAt: number,
): Promise<void> {
  await work.sql
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(work: Work, tokenHash: string): Promise<void> {
  await work.sql.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
