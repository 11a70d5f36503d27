// Sessions: a random token in the visitor's cookie, only its hash in the database, new at every
// login, living on as long as it is used, up to an end. See docs/rules/wire.md#session-tokens.
import { hash, randomBytes } from 'node:crypto';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import {
  isUseToBeNoted,
  MOST_SESSIONS,
  sessionEnd,
  type SessionTimes,
} from '@brasa/core/accounts/session/sessions.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { CachedUntilCommit } from '../../db/cached-until-commit.ts';
import type { Session } from '../../http/session.ts';
import type { Shop } from '../../shop.ts';
import {
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
  writeSessionTimes,
  type SessionRow,
} from './session.store.ts';

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

type Begun = {
  now: number;
  device: string | null;
  /** The session that the caller still has; this one takes its place. */
  oldToken?: string | null;
};

/** Begins a session for the user, whom the caller has locked; beyond 50 the one that was used longest ago ends. */
export async function startSession(
  transaction: Transaction,
  { id: userId, role }: Pick<CurrentUser, 'id' | 'role'>,
  { now, device, oldToken = null }: Begun,
): Promise<{ token: string; expiresAt: number }> {
  if (oldToken !== null) await deleteSession(transaction, hashToken(oldToken));
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const times = { createdAt: now, usedAt: now };
  const expiresAt = sessionEnd(times, role);
  await insertSession(transaction, { tokenHash, userId, device, ...times, expiresAt });
  await deleteOldestSessions(transaction, { userId, tokenHash, most: MOST_SESSIONS });
  return { token, expiresAt };
}

type StoredTimes = Pick<SessionRow, 'createdAt' | 'usedAt' | 'expiresAt'>;

export function timesOf({
  createdAt,
  usedAt,
}: Pick<StoredTimes, 'createdAt' | 'usedAt'>): SessionTimes {
  return { createdAt, usedAt: usedAt ?? createdAt };
}

/** By the role that the user has by now, too. */
export function endOf(row: StoredTimes, role: Role): number {
  return Math.min(row.expiresAt, sessionEnd(timesOf(row), role));
}

/** Answers whose live session a token is; null when it is nobody's (any more). */
export function sessionFinder(shop: Shop): (token: string) => Promise<Session | null> {
  const cache = new CachedUntilCommit<SessionRow | null>(shop.db);
  return async (token) => {
    const tokenHash = hashToken(token);
    const found = await cache.get(token, () => findSession(shop.db.read, tokenHash));
    const now = shop.clock();
    if (!found || endOf(found, found.role) <= now) return null;
    const { id, username, name, role } = found;
    const user = { id, username, name, role };
    const provenAt = found.provenAt ?? found.createdAt;
    return { user, tokenHash, provenAt, isRenewalDue: isUseToBeNoted(timesOf(found), now) };
  };
}

/** Notes that the session is used, which lets it live on from now; answers until when. */
export async function renewSession(shop: Shop, token: string): Promise<number> {
  const tokenHash = hashToken(token);
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const found = await findSession(transaction.sql, tokenHash);
    // It has ended since the guard has found it.
    if (!found) return now;
    // One that was begun later than now was so by a clock that has been put right.
    const times = { createdAt: Math.min(found.createdAt, now), usedAt: now };
    const expiresAt = sessionEnd(times, found.role);
    await writeSessionTimes(transaction, tokenHash, { ...times, expiresAt });
    return expiresAt;
  });
}

/** Ends the token's session; one that has ended already stays ended. */
export async function endSession(shop: Shop, token: string): Promise<void> {
  await shop.db.transact((transaction) => deleteSession(transaction, hashToken(token)));
}
