// Whom staff have found by nothing but an unsigned QR, which anybody can make: for a while they use
// that customer's bonus with the phone's digits only, or after having found them by something better.
import type { Queries } from '../../db/database.ts';
import { forgetHits, hasHitWithin, note } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';

const REMEMBERED_FOR = 10 * 60 * 1000;

/** A customer, and the member of staff who looked for them. */
type Find = { userId: number; by: number };

const bucketOf = ({ userId, by }: Find) => `unsigned-qr:${by}:${userId}`;

/** Whether the last that these staff had of the customer was an unsigned QR. */
export function isUnproven(sql: Queries, find: Find, now: number): Promise<boolean> {
  return hasHitWithin(sql, bucketOf(find), REMEMBERED_FOR, now);
}

export async function noteFind(shop: Shop, find: Find, isVerified: boolean): Promise<void> {
  const now = shop.clock();
  // Most finds are verified and change nothing: those only read.
  if (isVerified && !(await isUnproven(shop.db.read, find, now))) return;
  const bucket = bucketOf(find);
  await shop.db.transact((transaction) =>
    isVerified ? forgetHits(transaction, bucket) : note(transaction, bucket, now),
  );
}
