// "Listo" of a batch: the orders of nothing but chickens that it reaches are ready with it; and taking the
// batch back, ready or not. See docs/rules/oven.md#ready-orders.
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { isOnlyChickens, reachedOrders } from '@brasa/core/orders/readiness.rules.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { refuseStale } from '../../edit-conflict.ts';
import {
  deleteBatch,
  lockBatch,
  setBatchReady,
  sumReady,
  viewBatch,
  type BatchRow,
} from '../../oven/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffRequest } from '../../transact-once.ts';
import { viewOrder } from '../order-view.ts';
import type { OrderRow } from '../orders.store.ts';
import { lockOrdersOfSlot, NOT_READY, setReadiness } from './readiness.store.ts';
import { tellCustomer } from '../page/tell-customer.ts';

/** Notes it once; a repeat changes nothing. Throws BATCH_NOT_FOUND. */
export async function markBatchReady(
  shop: Shop,
  id: number,
  { by, identity }: StaffRequest,
): Promise<Batch> {
  const products = chickenProducts(await shop.settings());
  return transactOnce(shop, identity, async (transaction, now) => {
    const before = await lockBatch(transaction, id);
    if (before.readyAt !== null) return viewBatch(before);
    const after = await setBatchReady(transaction, id, { readyAt: now, readyBy: by });
    const { orders, reached } = await reachOfSlot(transaction, before.slot);
    const isNew = (order: OrderRow) =>
      order.readyAt === null && order.status === 'pending' && reached.has(order.id);
    const made = orders.filter(
      (order) => isNew(order) && isOnlyChickens(viewOrder(order), products),
    );
    const ids = made.map((order) => order.id);
    const readiness = { readyAt: now, readyByBatch: 1 } as const;
    await setReadiness(transaction, ids, readiness, { by, now });
    for (const order of made) await tellCustomer(shop, transaction, order, { kind: 'ready', now });
    return viewBatch(after);
  });
}

/** It is on the spit again. Throws BATCH_NOT_FOUND, and EDITED_MEANWHILE for another version of it. */
export function unmarkBatchReady(
  shop: Shop,
  id: number,
  version: number | undefined,
  by: number,
): Promise<Batch> {
  return takeBack(shop, id, version, async (transaction, before, now) => {
    if (before.readyAt === null) return viewBatch(before);
    const after = await setBatchReady(transaction, id, { readyAt: null, readyBy: null });
    await takeBackOrders(transaction, before.slot, { by, now });
    return viewBatch(after);
  });
}

/** It was never put on. Throws BATCH_NOT_FOUND, and EDITED_MEANWHILE for another version of it. */
export function takeOffSpit(
  shop: Shop,
  id: number,
  version: number | undefined,
  by: number,
): Promise<void> {
  return takeBack(shop, id, version, async (transaction, before, now) => {
    await deleteBatch(transaction, id);
    if (before.readyAt !== null) await takeBackOrders(transaction, before.slot, { by, now });
  });
}

function takeBack<Result>(
  shop: Shop,
  id: number,
  version: number | undefined,
  take: (transaction: Transaction, before: BatchRow, now: number) => Promise<Result>,
): Promise<Result> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const before = await lockBatch(transaction, id);
    refuseStale(before, version, viewBatch);
    return take(transaction, before, now);
  });
}

/** What batches made ready and those that are left no longer reach is not ready. */
async function takeBackOrders(
  transaction: Transaction,
  slot: number,
  doing: { by: number; now: number },
): Promise<void> {
  const { orders, reached } = await reachOfSlot(transaction, slot);
  const ids = orders
    .filter(({ status, readyByBatch }) => status === 'pending' && readyByBatch === 1)
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => id);
  await setReadiness(transaction, ids, NOT_READY, doing);
}

/** The slot's orders, locked, and which of them its ready batches reach. */
async function reachOfSlot(transaction: Transaction, slot: number) {
  const orders = await lockOrdersOfSlot(transaction, slot);
  const waiting = orders.map(({ id, pickupTime, quantity, status }) => ({
    id,
    pickupTime,
    quantity,
    isDelivered: status === 'delivered',
  }));
  return { orders, reached: reachedOrders(waiting, await sumReady(transaction.sql, slot)) };
}
