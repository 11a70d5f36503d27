// The bonus across the counter: points become a discount.
// See docs/rules/loyalty.md#consuming-the-bonus.
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { provesPhone } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { customerOfQr, findPresentUser } from '../search/find-customer.ts';
import { spendPoints } from './spend-points.ts';
import { isUnproven } from '../search/unproven-finds.ts';

export type Consumption = {
  request: Omit<ConsumeRequest, 'orderId'>;
  /** The order that the discount is for, which the caller holds, and the most that it bears. */
  order: { id: number; most: Cents } | null;
  by: number;
  now: number;
};

/**
 * Takes the highest discount that the user's points reach, in the caller's transaction; answers its points
 * and cents. Of a user who has become part of another one that one's points are taken. Throws
 * USER_NOT_FOUND (also for an inactive user), QR_INVALID for a QR that is not this user's,
 * PHONE_DIGITS_WRONG where an unsigned QR, sent here or the last by which these staff found the user, is
 * not backed by the phone's digits, BONUS_NOT_ACTIVE and DISCOUNT_LIMIT_REACHED.
 */
export async function consumeBonus(
  transaction: Transaction,
  { request, order, by, now }: Consumption,
): Promise<{ points: Points; discount: Cents }> {
  const userId = await checkCustomer(transaction, request, { by, now });
  const [orderId, most] = order ? [order.id, order.most] : [null, null];
  return spendPoints(transaction, { userId, orderId, most, by, now });
}

/** Answers the customer's id, which is another one where the account is part of another by now. */
async function checkCustomer(
  { sql }: Transaction,
  { userId, qrCode, phoneDigits }: Consumption['request'],
  { by, now }: Pick<Consumption, 'by' | 'now'>,
): Promise<number> {
  const user = await findPresentUser(sql, userId);
  if (!user?.active) throw new Failure('USER_NOT_FOUND');
  const scanned = qrCode === null ? null : await customerOfQr(sql, qrCode);
  if (qrCode !== null && scanned?.user.id !== user.id) throw new Failure('QR_INVALID');
  const isSure = scanned?.isVerified ?? !(await isAnyUnproven(sql, [userId, user.id], by, now));
  const needsProof = phoneDigits !== null || !isSure;
  if (needsProof && !provesPhone(user.phone, phoneDigits)) throw new Failure('PHONE_DIGITS_WRONG');
  return user.id;
}

/** Whether these staff had any of the accounts, all of one user, by nothing but an unsigned QR. */
async function isAnyUnproven(
  sql: Queries,
  userIds: readonly number[],
  by: number,
  now: number,
): Promise<boolean> {
  for (const userId of new Set(userIds)) {
    if (await isUnproven(sql, { userId, by }, now)) return true;
  }
  return false;
}
