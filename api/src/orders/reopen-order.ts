// Taking back what was done to an order on the counter: "Deshacer", or later.
// See docs/rules/orders.md#reopening.
import { cents } from '@brasa/core/kernel/cents.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { OrderReopening } from '@brasa/core/orders/orders.contract.ts';
import { figuresOf } from '@brasa/core/orders/payment.rules.ts';
import type { ChangedOrder, PointsChange } from '@brasa/core/orders/points-change.contract.ts';
import { isMadeOffline } from '../db/idempotency.ts';
import { refuseStale } from '../edit-conflict.ts';
import { restorePoints } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import {
  changeLockedOrder,
  unchanged,
  type ChangedRow,
  type LockedOrder,
} from './change-locked-order.ts';
import { dueAgain, isDueAgain, paymentOf } from './changed-payment.ts';
import { ofReopening } from './follow-with-points.ts';
import { readState } from './logged-state.ts';
import { moveToStatus, type StatusMove } from './move-to-status.ts';
import { viewOrder } from './order-view.ts';
import { findLastLog, type OrderChange } from './orders.store.ts';

const REOPENED = {
  status: 'pending',
  action: 'reopened',
  stockAction: 'order_reopened',
} as const;

/**
 * Makes the order pending again, and its stock reserved; a pending one stays as it is. What was
 * reversed when it was called off stays so, unless the sender takes back just that. Throws
 * ORDER_NOT_FOUND, STOCK_LIMIT_REACHED, SLOT_FULL, and EDITED_MEANWHILE where the sender says which
 * version is to be reopened and it is another.
 * See docs/rules/loyalty.md#undoing-a-call-off.
 */
export function reopenOrder(
  shop: Shop,
  target: StaffTarget,
  { version, undo, reason, overCapacity = isMadeOffline(target.identity) }: OrderReopening,
): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async (locked) => {
    const { before, transaction } = locked;
    if (before.status === 'pending') return unchanged(before);
    refuseStale(before, version, viewOrder);
    const wasCalledOff = isCalledOff(before.status);
    const move = { ...REOPENED, overCapacity, reason: reason ?? null };
    if (wasCalledOff && undo && version !== undefined) {
      return undoCallOff(locked, target.by, move);
    }
    const change = isDueAgain(before) ? dueAgain(before) : {};
    const after = await moveToStatus(locked, { ...move, change });
    return { ...after, ...(wasCalledOff && (await ofReopening(transaction, after))) };
  });
}

/** With the points and the discount, once, as far as they are still there. */
async function undoCallOff(locked: LockedOrder, by: number, move: StatusMove): Promise<ChangedRow> {
  const { before, transaction, now } = locked;
  const { id: orderId, version: orderVersion } = before;
  const restored = await restorePoints(transaction, {
    orderId,
    orderVersion,
    description: `Pedido ${orderId} reabierto`,
    by,
    now,
  });
  const { earned, redeemed } = restored;
  const change = {
    ...(await withDiscount(locked, redeemed > 0)),
    pointsEarned: earned,
    pointsRedeemed: redeemed,
  };
  const after = await moveToStatus(locked, { ...move, change });
  return { ...after, ...tellOf(restored, await ofReopening(transaction, after)) };
}

function tellOf(restored: PointsChange, reopening: { pointsChange?: PointsChange }) {
  const isAny = restored.earned > 0 || restored.redeemed > 0 || restored.missing > 0;
  return isAny ? { pointsChange: restored } : reopening;
}

/** What is due again; with the discount that the call-off took away where its points are spent again. */
async function withDiscount(
  { before, transaction }: LockedOrder,
  isRestored: boolean,
): Promise<OrderChange> {
  if (!isRestored) return isDueAgain(before) ? dueAgain(before) : {};
  const log = await findLastLog(transaction.sql, before.id, before.status);
  const { discountAmount } = readState(log?.previousState ?? null);
  const discount = cents(Number(discountAmount ?? 0));
  const figures = figuresOf(paymentOf(before), { discount, status: 'pending' });
  return { ...figures, discountAmount: discount };
}
