// "Anular movimiento": a wrong entry is reversed, and the order that it was of follows.
// See docs/rules/loyalty.md#wrong-entries.
import { cents } from '@brasa/core/kernel/cents.ts';
import { points } from '@brasa/core/kernel/points.ts';
import type { BalanceChange } from '@brasa/core/loyalty/movements.contract.ts';
import { figuresOf } from '@brasa/core/orders/payment.rules.ts';
import type { Transaction } from '../db/database.ts';
import { FOR_EVER, madeAtOf } from '../db/idempotency.ts';
import {
  annulTransaction,
  orderOfTransaction,
  openLedger,
  recordByHand,
  type Annulled,
} from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type ActorRequest } from '../transact-once.ts';
import { paymentOf } from './changed-payment.ts';
import { changeOrder, type Entry, type OrderColumns } from './change-order.ts';
import { followWithPoints } from './follow-with-points.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';

/** Throws whatever `annulTransaction` throws. */
export function annulMovement(
  shop: Shop,
  id: number,
  { actor, identity }: ActorRequest,
): Promise<BalanceChange> {
  const by = actor.id;
  const annul = async (transaction: Transaction, now: number) => {
    const orderId = await orderOfTransaction(transaction, id);
    const order = orderId === null ? null : await lockOrder(transaction, orderId);
    const annulled = await annulTransaction(transaction, id, { by, now });
    const madeAt = madeAtOf(identity, now);
    if (order) await noteAnnulment(transaction, order, { ...annulled, by, now, madeAt });
    await recordByHand(transaction, actor, annulled, now);
    const { available } = await openLedger(transaction, annulled.userId, now);
    return { points: annulled.points, availablePoints: available };
  };
  return transactOnce(shop, identity, annul, { expiresAt: FOR_EVER });
}

/** Without its points; where they were a discount, without that, and with what the order earns by its full price. */
async function noteAnnulment(
  transaction: Transaction,
  order: OrderRow,
  { earned, redeemed, ...entry }: Annulled & Omit<Entry, 'action' | 'by'> & { by: number },
): Promise<void> {
  const write = (columns: OrderColumns) =>
    changeOrder(transaction, order, columns, { ...entry, action: 'points_annulled' });
  if (redeemed === 0) {
    await write({ pointsEarned: points(order.pointsEarned - earned) });
    return;
  }
  const none = cents(0);
  const withoutDiscount = {
    ...figuresOf(paymentOf(order), { discount: none, status: order.status }),
    pointsRedeemed: points(0),
    discountAmount: none,
  };
  const { points: earnings } = await followWithPoints(transaction, order, withoutDiscount, entry);
  await write({ ...withoutDiscount, ...earnings });
}
