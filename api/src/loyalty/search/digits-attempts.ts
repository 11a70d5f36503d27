// The last digits of a phone are a thousand: who may guess them at will needs no phone. Counted by customer,
// whoever of the staff tries; the signed QR and the whole phone are open meanwhile.
// See docs/rules/loyalty.md#unsigned-codes-need-the-phone.
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { forgetHits, hit, type Limit } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';
import { findPresentUser } from './find-customer.ts';

const PER_CUSTOMER: Limit = { most: 5, windowMilliseconds: HOUR };

/**
 * Counts the digits as wrong before they are looked at, and forgets it when the job is done. Throws
 * TOO_MANY_ATTEMPTS, and what the job throws.
 */
export async function countingDigits<Result>(
  shop: Shop,
  { userId, phoneDigits }: Pick<ConsumeRequest, 'userId' | 'phoneDigits'>,
  job: () => Promise<Result>,
): Promise<Result> {
  if (phoneDigits === null || !shop.rateLimits) return job();
  const user = await findPresentUser(shop.db.read, userId);
  const bucket = `phone-digits:${user?.id ?? userId}`;
  const now = shop.clock();
  await shop.db.transact((transaction) => hit(transaction, bucket, PER_CUSTOMER, now));
  const result = await job();
  await shop.db.transact((transaction) => forgetHits(transaction, bucket));
  return result;
}
