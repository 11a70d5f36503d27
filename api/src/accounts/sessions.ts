// Sessions: a random token in the visitor's cookie, only its hash in the database, new at every
// login, living on as long as it is used. See docs/rules/wire.md#session-tokens.
import { hash, randomBytes } from 'node:crypto';
import { DAY } from '@brasa/core/kernel/durations.ts';
import type { Transaction } from '../db/database.ts';
import { CachedUntilCommit } from '../db/cached-until-commit.ts';
import type { Session } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  prolongSession,
  type SessionRow,
} from './session.store.ts';

const LIFETIME = 30 * DAY;
/** A session is renewed at most once in this time, so that reading stays reading. */
const RENEWED_AFTER = DAY;

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Begins a session for the user, in the caller's transaction; it takes the place of the old one. */
export async function startSession(
  transaction: Transaction,
  userId: number,
  now: number,
  oldToken: string | null = null,
): Promise<{ token: string; expiresAt: number }> {
  if (oldToken !== null) await deleteSession(transaction, hashToken(oldToken));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + LIFETIME;
  const tokenHash = hashToken(token);
  await insertSession(transaction, { tokenHash, userId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Answers whose live session a token is; null when it is nobody's (any more). */
export function sessionFinder(shop: Shop): (token: string) => Promise<Session | null> {
  const cache = new CachedUntilCommit<SessionRow | null>(shop.db);
  return async (token) => {
    const tokenHash = hashToken(token);
    const found = await cache.get(token, () => findSession(shop.db.read, tokenHash));
    const now = shop.clock();
    if (!found || found.expiresAt <= now) return null;
    const { expiresAt, ...user } = found;
    const left = expiresAt - now;
    // One that would live longer than any was begun by a clock that has been put right.
    return {
      user,
      tokenHash,
      isRenewalDue: left <= LIFETIME - RENEWED_AFTER || left > LIFETIME + DAY,
    };
  };
}

/** Lets the session live on from now; answers until when. */
export async function renewSession(shop: Shop, token: string): Promise<number> {
  const expiresAt = shop.clock() + LIFETIME;
  await shop.db.transact((transaction) => prolongSession(transaction, hashToken(token), expiresAt));
  return expiresAt;
}

/** Ends the token's session; one that has ended already stays ended. */
export function endSession(shop: Shop, token: string): Promise<void> {
  return shop.db.transact((transaction) => deleteSession(transaction, hashToken(token)));
}
