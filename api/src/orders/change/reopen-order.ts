// Taking back what was done to an order on the counter: "Deshacer", or later.
// See docs/rules/orders.md#reopening.
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Restored } from '@brasa/core/orders/change/call-off.rules.ts';
import { paymentOf } from '@brasa/core/orders/change/payment-change.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { OrderReopening } from '@brasa/core/orders/order-status.contract.ts';
import type { ChangedOrder, PointsChange } from '@brasa/core/orders/pay/points-change.contract.ts';
import { isMadeOffline } from '../../db/idempotency.ts';
import { refuseStale } from '../../edit-conflict.ts';
import { restorePoints } from '../../loyalty/index.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { unchanged } from './carry-out.ts';
import { changeLockedOrder, type LockedOrder } from './change-locked-order.ts';
import { readState } from '../archive/logged-state.ts';
import { viewOrder } from '../order-view.ts';
import { findLastLog } from '../archive/order-logs.store.ts';
import { type OrderRow } from '../orders.store.ts';

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
  { version, undo, reason = null, overCapacity = isMadeOffline(target.identity) }: OrderReopening,
): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async (locked) => {
    const { before, run } = locked;
    if (before.status === 'pending') return unchanged(before);
    refuseStale(before, version, viewOrder);
    const terms = { overCapacity, reason };
    const payment = undo && version !== undefined ? await paymentBefore(locked) : null;
    if (payment === null) return run({ kind: 'reopen' }, terms);
    const restored = await restoredPoints(locked, payment, target.by);
    const after = await run({ kind: 'undo', restored }, terms);
    return isAny(restored) ? { ...after, pointsChange: changeOf(restored) } : after;
  });
}

type RestoredPoints = Restored & Pick<PointsChange, 'missing'>;

/** The points that the call-off took, once, as far as they are still there, and the discount that it took away. */
async function restoredPoints(
  { before, transaction, now }: LockedOrder,
  { discountAmount, ...payment }: PaymentBefore,
  by: number,
): Promise<RestoredPoints> {
  const { id: orderId, version: orderVersion } = before;
  const description = `Pedido ${orderId} reabierto`;
  const points = { orderId, orderVersion, description, by, now };
  const restored = await restorePoints(transaction, points);
  const isSpentAgain = restored.redeemed > 0;
  return { ...restored, discount: isSpentAgain ? discountAmount : cents(0), payment };
}

type PaymentBefore = Restored['payment'] & Pick<OrderRow, 'discountAmount'>;

/** The payment before the call-off, and its discount; null where the order is not as its call-off has left it. */
async function paymentBefore({ before, transaction }: LockedOrder): Promise<PaymentBefore | null> {
  if (!isCalledOff(before.status)) return null;
  const log = await findLastLog(transaction.sql, before.id, before.status);
  const was = { ...before, ...readState(log?.previousState ?? null) } as OrderRow;
  const left = { ...was, ...readState(log?.newState ?? null) } as OrderRow;
  if (LEFT.some((figure) => left[figure] !== before[figure])) return null;
  const { finalAmount, discountAmount } = was;
  return { ...paymentOf(was), finalAmount, discountAmount };
}

const LEFT = ['finalAmount', 'keptAmount'] as const;

const isAny = ({ earned, redeemed, missing }: RestoredPoints) =>
  earned > 0 || redeemed > 0 || missing > 0;

const changeOf = ({ earned, redeemed, missing }: RestoredPoints): PointsChange => ({
  earned,
  redeemed,
  missing,
});
