// The bonus across the counter (decisions 6): points become a discount.
import type { ConsumeReply, ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { provesPhone } from '@brasa/core/loyalty/wallet-qr.rules.ts';
import { findUserById } from '../accounts/index.ts';
import type { Work } from '../db/database.ts';
import { FOR_EVER, once } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import type { StaffRequest } from './assign-points.ts';
import { customerOfQr } from './find-customer.ts';
import { spendPoints } from './spend-points.ts';

/**
 * Takes the highest discount that the user's points reach; answers it in euros. Throws
 * USER_NOT_FOUND (also for an inactive user), QR_INVALID for a QR that is not this user's,
 * PHONE_DIGITS_WRONG where an unsigned QR is not backed by the phone's digits, BONUS_NOT_ACTIVE,
 * DISCOUNT_LIMIT_REACHED, and IDEMPOTENCY_KEY_REUSED for another request's key.
 */
export async function consumeBonus(
  shop: Shop,
  { by, identity }: StaffRequest,
  request: ConsumeRequest,
): Promise<ConsumeReply> {
  const now = shop.clock();
  return shop.db.transact((work) =>
    once(
      work,
      identity,
      now,
      async () => {
        await checkCustomer(work, request);
        const { userId } = request;
        const spent = await spendPoints(work, { userId, orderId: null, most: null, by, now });
        return { discountApplied: spent.discount / 100 };
      },
      FOR_EVER,
    ),
  );
}

async function checkCustomer(
  { sql }: Work,
  { userId, qrCode, phoneDigits }: ConsumeRequest,
): Promise<void> {
  const user = await findUserById(sql, userId);
  if (!user?.active) throw new Failure('USER_NOT_FOUND');
  const scanned = qrCode === null ? null : await customerOfQr(sql, qrCode);
  if (qrCode !== null && scanned?.user.id !== userId) throw new Failure('QR_INVALID');
  const needsProof = phoneDigits !== null || scanned?.isVerified === false;
  if (needsProof && !provesPhone(user.phone, phoneDigits)) throw new Failure('PHONE_DIGITS_WRONG');
}
