import {
  OWN_ORDERS_PAGE,
  type OwnOrders,
  type OwnOrdersQuery,
} from '@brasa/core/orders/page/own-orders.contract.ts';
import type { Shop } from '../../shop.ts';
import { listOwnPage } from './account-orders.store.ts';
import { viewOrder } from '../order-view.ts';

/** A page of the account's orders, the last one placed first. */
export async function listOwnOrders(
  { db }: Shop,
  userId: number,
  { before }: OwnOrdersQuery,
): Promise<OwnOrders> {
  const rows = await listOwnPage(db.read, userId, { before, limit: OWN_ORDERS_PAGE + 1 });
  return {
    orders: rows.slice(0, OWN_ORDERS_PAGE).map(viewOrder),
    hasMore: rows.length > OWN_ORDERS_PAGE,
  };
}
