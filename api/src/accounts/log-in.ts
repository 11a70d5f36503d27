// Signing in (decisions 4). An unknown name, a wrong password and an inactive user are one and the
// same refusal, in the same time.
import type { CurrentUser, LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { forgetHits, hit, takeBackHit, type Limit } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findSignIn } from './accounts.store.ts';
import { verifyPassword } from './passwords.ts';
import { deleteSession } from './session.store.ts';
import { hashToken, startSession } from './sessions.ts';

const FIFTEEN_MINUTES = 15 * 60 * 1000;
// By account and address together, so that nobody elsewhere can lock an account's owner out.
const PER_ACCOUNT: Limit = { most: 10, windowMilliseconds: FIFTEEN_MINUTES };
const PER_ADDRESS: Limit = { most: 100, windowMilliseconds: FIFTEEN_MINUTES };

type Caller = {
  address: string;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

export type StartedSession = { user: CurrentUser; token: string; expiresAt: number };

/** Begins a session. Throws WRONG_CREDENTIALS, or TOO_MANY_ATTEMPTS before looking at anything. */
export async function logIn(
  shop: Shop,
  request: LoginRequest,
  caller: Caller,
): Promise<StartedSession> {
  const accountBucket = `login:${request.username.toLowerCase()}@${caller.address}`;
  const addressHit = await countAttempt(shop, accountBucket, caller.address);
  const found = await findSignIn(shop.db.read, request.username);
  const isRight = await verifyPassword(request.password, found?.password ?? null);
  if (!found || !isRight) throw new Failure('WRONG_CREDENTIALS');
  const { password: _, ...user } = found;
  return shop.db.transact(async (work) => {
    await forgetHits(work, accountBucket);
    if (addressHit !== null) await takeBackHit(work, addressHit);
    if (caller.oldToken !== null) await deleteSession(work, hashToken(caller.oldToken));
    return { user, ...(await startSession(work, user.id, shop.clock())) };
  });
}

/**
 * Counts the attempt as failed before the password is looked at, so that many at the same time
 * count too; a successful one is taken back. Answers the hit on the address.
 */
async function countAttempt(
  shop: Shop,
  accountBucket: string,
  address: string,
): Promise<number | null> {
  if (!shop.rateLimits) return null;
  const now = shop.clock();
  return shop.db.transact(async (work) => {
    await hit(work, accountBucket, PER_ACCOUNT, now);
    return hit(work, `login@${address}`, PER_ADDRESS, now);
  });
}
