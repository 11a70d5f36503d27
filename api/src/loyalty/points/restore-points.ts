// Taking back a call-off: what it reversed counts again, once, as far as the points are still there.
// See docs/rules/loyalty.md#undoing-a-call-off.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { drawOldestFirst } from '@brasa/core/loyalty/lots.rules.ts';
import { findUserById } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import { takeWhatIsLeft } from './forfeit-points.ts';
import { openLedger, record } from '../ledger.ts';
import { lotOf, recordChange, returnsOf } from './reversal-steps.ts';
import {
  deleteReversal,
  findTransaction,
  listDraws,
  listRestorable,
  listTakenByEdit,
  noteRestored,
  type ReversalRow,
} from './reversals.store.ts';

export type Restoration = {
  /** The caller holds the order. */
  orderId: number;
  /** In which the call-off left it. */
  orderVersion: number;
  description: string;
  by: number;
  now: number;
};

/** `missing` are the points of a redemption that are no longer there. */
export type Restored = { earned: Points; redeemed: Points; missing: Points };

/** Restores what the call-off reversed, in the caller's transaction. */
export async function restorePoints(
  transaction: Transaction,
  restoration: Restoration,
): Promise<Restored> {
  const { orderId, orderVersion, now } = restoration;
  const reversals = await listRestorable(transaction, orderId, orderVersion);
  const users = [...new Set(reversals.map(({ userId }) => userId))].toSorted((a, b) => a - b);
  for (const userId of users) await openLedger(transaction, userId, now);
  let [earned, redeemed, missing] = [points(0), points(0), points(0)];
  // What was earned first, so that it is there when what was spent is spent again.
  for (const one of reversals.filter(({ type }) => type === 'earned')) {
    earned = sumPoints([earned, await restoreEarning(transaction, one, restoration)]);
  }
  for (const one of reversals.filter(({ type }) => type === 'redeemed')) {
    const { cost, isThere } = await restoreRedemption(transaction, one, restoration);
    if (isThere) redeemed = sumPoints([redeemed, cost]);
    else missing = sumPoints([missing, cost]);
  }
  for (const userId of users) {
    if (!(await findUserById(transaction.sql, userId)))
      await takeWhatIsLeft(transaction, userId, restoration);
  }
  return { earned, redeemed, missing };
}

/** Restores the order's earnings that an edit took altogether; false where no edit did. */
export async function restoreTakenByEdit(
  transaction: Transaction,
  restoration: Omit<Restoration, 'orderVersion'>,
): Promise<boolean> {
  const taken = await listTakenByEdit(transaction, restoration.orderId);
  let isAny = false;
  for (const reversal of taken) {
    if (!(await findUserById(transaction.sql, reversal.userId))) continue;
    await restoreEarning(transaction, reversal, restoration);
    isAny = true;
  }
  return isAny;
}

/** What was taken goes back to where it was taken, and the earning counts as before. */
async function restoreEarning(
  transaction: Transaction,
  reversal: ReversalRow,
  restoration: Omit<Restoration, 'orderVersion'>,
): Promise<Points> {
  const { transactionId, reversedBy, paidPoints: paid, userId } = reversal;
  const ledger = await openLedger(transaction, userId, restoration.now);
  const lot = await lotOf(transaction, { id: transactionId });
  const taken = reversedBy === null ? [] : await listDraws(transaction, reversedBy);
  // What came back to the lot meanwhile has paid for what could not be taken.
  if (paid > 0) taken.push({ lotId: lot.id, points: paid });
  await deleteReversal(transaction, transactionId);
  const { draws } = await returnsOf(transaction, taken);
  await recordChange(transaction, ledger, restoration, {
    points: negatePoints(sumPoints(draws.map((draw) => draw.points))),
    draws,
    totalChange: lot.counted,
  });
  // A lot may have expired since: what went back into it is gone at once.
  await openLedger(transaction, userId, restoration.now);
  return lot.counted;
}

/** Spends the points again, out of what is there now. */
async function restoreRedemption(
  transaction: Transaction,
  { transactionId, userId }: ReversalRow,
  { orderId, by, now }: Restoration,
): Promise<{ cost: Points; isThere: boolean }> {
  const redemption = await findTransaction(transaction, transactionId);
  if (!redemption) throw new Error(`the transaction ${transactionId} is gone`);
  const cost = negatePoints(redemption.points);
  const ledger = await openLedger(transaction, userId, now);
  if (ledger.available < cost) return { cost, isThere: false };
  const { transactionId: restoredBy } = await record(transaction, ledger, {
    type: 'redeemed',
    points: redemption.points,
    orderId,
    description: redemption.description,
    by,
    at: now,
    draws: drawOldestFirst(ledger.lots, cost),
  });
  await noteRestored(transaction, transactionId, restoredBy);
  return { cost, isThere: true };
}
