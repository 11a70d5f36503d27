import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { viewOrderEvent } from './archive/order-history-view.ts';
import { viewOrder } from './order-view.ts';
import { listOrderLogs } from './orders.report.ts';
import { findOrder } from './orders.store.ts';

/** The order with all that happened to it. Throws ORDER_NOT_FOUND. */
export async function readOrder(shop: Shop, id: number): Promise<OrderWithHistory> {
  const sql = shop.db.read;
  const [row, logs] = await Promise.all([findOrder(sql, id), listOrderLogs(sql, id)]);
  return { ...viewOrder(orRefuse(row, 'ORDER_NOT_FOUND')), history: logs.map(viewOrderEvent) };
}
