// What every change of an existing order has in common: once for each identity, in one transaction,
// with the order locked so that whoever else wants to change it waits.
import type { OrderAction } from '@brasa/core/orders/order-history.rules.ts';
import type { ChangedOrder, PointsChange } from '@brasa/core/orders/points-change.contract.ts';
import type { Transaction } from '../db/database.ts';
import { madeAtOf, nothingDone } from '../db/idempotency.ts';
import type { Shop } from '../shop.ts';
import type { StockChange } from '../stock/index.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { changeOrder, type OrderColumns } from './change-order.ts';
import { orSlotFull } from './full-slot.ts';
import { viewOrder } from './order-view.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { tellCustomer, toldOf } from './tell-customer.ts';
import { storedOrder } from './stored-order.ts';

export type LockedOrder = {
  transaction: Transaction;
  before: OrderRow;
  now: number;
  /** What the order's moves of the stock have in common. */
  mover: Pick<StockChange, 'by' | 'settings' | 'now'> & { orderId: number };
  /** Changes the order's columns, as `changeOrder`; `reason` is why, where that was said. */
  write: (action: OrderAction, columns: OrderColumns, reason?: string | null) => Promise<OrderRow>;
  /** When this was decided without a connection; null for what is sent at once. */
  madeAt: number | null;
};

/** The order afterwards, and what became of its points where they were concerned. */
export type ChangedRow = OrderRow & { pointsChange?: PointsChange; unchanged?: true };

/** The order is already as the request asks. The answer says so, since the change may be somebody else's. */
export const unchanged = (row: OrderRow): ChangedRow => ({ ...row, unchanged: true });

/** `by` is null for the order's own customer. */
type Target = Omit<StaffTarget, 'by'> & { by: number | null };

type Options = {
  /** What is locked before the order. */
  lockFirst?: (transaction: Transaction, now: number) => Promise<void>;
};

/** Answers the order as `change` leaves it. Throws ORDER_NOT_FOUND, and whatever `change` throws. */
export async function changeLockedOrder(
  shop: Shop,
  { id, by, identity }: Target,
  change: (locked: LockedOrder) => Promise<ChangedRow>,
  { lockFirst }: Options = {},
): Promise<ChangedOrder> {
  const settings = await shop.settings();
  const changeLocked = async (transaction: Transaction, now: number) => {
    await lockFirst?.(transaction, now);
    const before = await lockOrder(transaction, id);
    const mover = { orderId: id, by, settings, now };
    const madeAt = madeAtOf(identity, now);
    const write: LockedOrder['write'] = async (action, columns, reason = null) => {
      const entry = { action, by, now, madeAt, reason };
      const after = await changeOrder(transaction, before, columns, entry);
      const kind = toldOf(before, after);
      if (kind !== null) {
        await tellCustomer(shop, transaction, after, { kind, now, isOwn: by === null });
      }
      return after;
    };
    const after = await change({ transaction, before, now, mover, write, madeAt });
    const { pointsChange, unchanged: isUnchanged } = after;
    const answer = {
      ...viewOrder(after),
      ...(pointsChange && { pointsChange }),
      ...(isUnchanged && { unchanged: isUnchanged }),
    };
    // A customer names the version that they saw: once anything becomes of the order, a repeat is refused.
    return by === null && after === before ? nothingDone(answer) : answer;
  };
  return orSlotFull(shop, { isByStaff: by !== null }, () =>
    transactOnce(shop, identity, changeLocked, { storing: storedOrder }),
  );
}
