// Guessing passwords takes time, at the door and inside alike: whoever finds a phone
// unlocked shall not find out its owner's password.
// See docs/rules/wire.md#failed-attempts-count-before-they-are-looked-at.
import { foldText } from '@brasa/core/kernel/fold-text.ts';
import { forgetHits, hit, networkOf, takeBackHit, type Limit } from '../db/throttle.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { verifyPassword } from './passwords.ts';

const FIFTEEN_MINUTES = 15 * 60 * 1000;
// By account and address together, so that nobody elsewhere can lock an account's owner out.
const PER_ACCOUNT: Limit = { most: 10, windowMilliseconds: FIFTEEN_MINUTES };
const PER_ADDRESS: Limit = { most: 100, windowMilliseconds: FIFTEEN_MINUTES };
/** Of everything for which a password is hashed, the right ones too: each costs the processor the same. */
const HASHED_PER_ADDRESS: Limit = { most: 600, windowMilliseconds: FIFTEEN_MINUTES };

/** A counted attempt, which its hits take back; null where nothing is counted. */
export type Attempt = { accountBucket: string; hits: { account: number; address: number } | null };

/** Counts the attempt as failed before the password is looked at. Throws TOO_MANY_ATTEMPTS. */
export async function countAttempt(
  shop: Shop,
  username: string,
  address: string,
): Promise<Attempt> {
  const from = networkOf(address);
  const accountBucket = `login:${foldText(username)}@${from}`;
  if (!shop.rateLimits) return { accountBucket, hits: null };
  const now = shop.clock();
  const hits = await shop.db.transact(async (transaction) => {
    const ofAccount = await hit(transaction, accountBucket, PER_ACCOUNT, now);
    const ofAddress = await hit(transaction, `login@${from}`, PER_ADDRESS, now);
    await countHashing(transaction, address, now);
    return { account: ofAccount, address: ofAddress };
  });
  return { accountBucket, hits };
}

/**
 * If the password is that of the hash. Where too many others are being looked at it was no attempt: PASSWORDS_BUSY,
 * and nothing of it counts.
 */
export async function verifyAttempt(
  { db }: Shop,
  { hits }: Attempt,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  try {
    return await verifyPassword(password, passwordHash);
  } catch (error) {
    if (hits && error instanceof Failure && error.code === 'PASSWORDS_BUSY') {
      await db.transact(async (transaction) => {
        await takeBackHit(transaction, hits.account);
        await takeBackHit(transaction, hits.address);
      });
    }
    throw error;
  }
}

/** Counts a request whose password is about to be hashed; nothing takes it back. Throws TOO_MANY_ATTEMPTS. */
export async function countHashing(
  transaction: Transaction,
  address: string,
  now: number,
): Promise<void> {
  await hit(transaction, `hashing@${networkOf(address)}`, HASHED_PER_ADDRESS, now);
}

/** The password was right and a code is still to come: the account's attempts count on, or codes could be guessed. */
export async function keepCounting(transaction: Transaction, attempt: Attempt): Promise<void> {
  if (attempt.hits) await takeBackHit(transaction, attempt.hits.address);
}

/** The attempt has succeeded: the account's failures are forgotten. */
export async function forgiveAttempt(transaction: Transaction, attempt: Attempt): Promise<void> {
  await forgetHits(transaction, attempt.accountBucket);
  await keepCounting(transaction, attempt);
}
