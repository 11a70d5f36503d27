// What every change of an existing order has in common: once for each identity, in one transaction,
// with the order locked so that whoever else wants to change it waits.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Tenths } from '@brasa/core/kernel/tenths.ts';
import { dailyInitialStock } from '@brasa/core/settings/settings.rules.ts';
import type { Transaction } from '../db/database.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { viewOrder } from './order-view.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { storedOrder } from './stored-order.ts';

export type OrderTarget = {
  id: number;
  /** The user who changes it. */
  by: number;
  /** How a repeat of the request is recognised; null when it cannot be. */
  identity: RequestIdentity | null;
};

export type LockedOrder = {
  transaction: Transaction;
  before: OrderRow;
  now: number;
  /** What a stock day begins with that nothing has touched yet. */
  initialStock: Tenths;
};

/** Answers the order as `change` leaves it. Throws ORDER_NOT_FOUND, and whatever `change` throws. */
export async function changeLockedOrder(
  shop: Shop,
  { id, identity }: OrderTarget,
  change: (locked: LockedOrder) => Promise<OrderRow>,
): Promise<Order> {
  const now = shop.clock();
  const initialStock = dailyInitialStock(await shop.settings());
  return shop.db.transact((transaction) =>
    once(transaction, identity, { now, storing: storedOrder(transaction) }, async () => {
      const before = await lockOrder(transaction, id);
      if (!before) throw new Failure('ORDER_NOT_FOUND');
      return viewOrder(await change({ transaction, before, now, initialStock }));
    }),
  );
}
