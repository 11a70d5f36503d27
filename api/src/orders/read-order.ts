import type { OrderWithHistory } from '@brasa/core/orders/order-history.contract.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { viewOrderEvent } from './order-history-view.ts';
import { viewOrder } from './order-view.ts';
import { listOrderLogs } from './orders.report.ts';
import { findOrder } from './orders.store.ts';

/** The order with all that happened to it. Throws ORDER_NOT_FOUND. */
export async function readOrder(shop: Shop, id: number): Promise<OrderWithHistory> {
  const sql = shop.db.read;
  const [row, logs] = await Promise.all([findOrder(sql, id), listOrderLogs(sql, id)]);
  if (!row) throw new Failure('ORDER_NOT_FOUND');
  return { ...viewOrder(row), history: logs.map(viewOrderEvent) };
}
