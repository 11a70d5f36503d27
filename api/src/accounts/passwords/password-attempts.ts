// Guessing passwords takes time, at the door and inside alike: whoever finds a phone
// unlocked shall not find out its owner's password.
// See docs/rules/wire.md#failed-attempts-count-before-they-are-looked-at.
import { foldUsername } from '@brasa/core/accounts/registration/usernames.rules.ts';
import type { Client } from '../../actor.ts';
import { bucketFrom, forgetHits, hitFrom, takeBackHits, type Limit } from '../../db/throttle.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { verifyPassword } from './passwords.ts';
import { readStaffBrowser } from '../session/staff-browsers.ts';

const FIFTEEN_MINUTES = 15 * 60 * 1000;
// By account and address together, so that nobody elsewhere can lock an account's owner out.
const PER_ACCOUNT: Limit = { most: 10, windowMilliseconds: FIFTEEN_MINUTES };
const PER_ADDRESS: Limit = { most: 100, windowMilliseconds: FIFTEEN_MINUTES };
/** Of everything for which a password is hashed, the right ones too: each costs the processor the same. */
const HASHED_PER_ADDRESS: Limit = { most: 600, windowMilliseconds: FIFTEEN_MINUTES };

/** A counted attempt, which its hits take back; null where nothing is counted. */
export type Attempt = { accountBucket: string; account: number[]; address: number[] } | null;

/** Where attempts come from: an address, and at that the browsers of a member of staff by themselves. */
export type AttemptOrigin = { address: string; staffId: string | null };

/**
 * Where a client's attempts count. A customer in the same network uses up none of staff's, and a browser elsewhere none of those
 * in the shop.
 */
export async function attemptsFrom(sql: Queries, client: Client): Promise<AttemptOrigin> {
  const staffId = await readStaffBrowser(sql, client.staffBrowser);
  return { address: client.address, staffId };
}

/** The bucket of what is counted there, for the address. */
export const bucketOf = (what: string, { staffId }: AttemptOrigin): string =>
  staffId === null ? what : `${what} in browsers of ${staffId}`;

/** Counts the attempt as failed before the password is looked at. Throws TOO_MANY_ATTEMPTS. */
export async function countAttempt(shop: Shop, username: string, client: Client): Promise<Attempt> {
  if (!shop.rateLimits) return null;
  const now = shop.clock();
  const from = await attemptsFrom(shop.db.read, client);
  const { address } = from;
  const [ofAccount, ofAll] = [
    bucketOf(`login:${foldUsername(username)}`, from),
    bucketOf('login', from),
  ];
  return shop.db.transact(async (transaction) => {
    const account = await hitFrom(transaction, ofAccount, address, PER_ACCOUNT, now);
    const all = await hitFrom(transaction, ofAll, address, PER_ADDRESS, now);
    await countHashing(transaction, from, now);
    return { accountBucket: bucketFrom(ofAccount, address), account, address: all };
  });
}

/**
 * If the password is that of the hash. Where too many others are being looked at it was no attempt: PASSWORDS_BUSY,
 * and nothing of it counts.
 */
export async function verifyAttempt(
  { db }: Shop,
  attempt: Attempt,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  try {
    return await verifyPassword(password, passwordHash);
  } catch (error) {
    if (attempt && error instanceof Failure && error.code === 'PASSWORDS_BUSY') {
      const hits = [...attempt.account, ...attempt.address];
      await db.transact((transaction) => takeBackHits(transaction, hits));
    }
    throw error;
  }
}

/** Counts a request whose password is about to be hashed; nothing takes it back. Throws TOO_MANY_ATTEMPTS. */
export async function countHashing(
  transaction: Transaction,
  from: AttemptOrigin,
  now: number,
): Promise<void> {
  const bucket = bucketOf('hashing', from);
  await hitFrom(transaction, bucket, from.address, HASHED_PER_ADDRESS, now);
}

/** The password was right and a code is still to come: the account's attempts count on, or codes could be guessed. */
export async function keepCounting(transaction: Transaction, attempt: Attempt): Promise<void> {
  if (attempt) await takeBackHits(transaction, attempt.address);
}

/** The attempt has succeeded: the account's failures are forgotten. */
export async function forgiveAttempt(transaction: Transaction, attempt: Attempt): Promise<void> {
  if (!attempt) return;
  await forgetHits(transaction, attempt.accountBucket);
  await takeBackHits(transaction, [...attempt.account, ...attempt.address]);
}
