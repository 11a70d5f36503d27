// Browsers that are told of one order (docs/rules/messages.md#to-a-phone).
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { removeSubscription } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import { lockOrders } from '../archive/account-orders.store.ts';
import { findOwnOrder } from './read-order-page.ts';

/**
 * The order with the code, which stays as it is until the transaction ends. Throws ORDER_NOT_FOUND, and
 * ORDER_IS_CANCELLED or ORDER_IS_COLLECTED where there is nothing more to tell.
 */
export async function lockToldOrder(
  transaction: Transaction,
  code: string,
  now: number,
): Promise<{ orderId: number }> {
  const { id } = await findOwnOrder(transaction.sql, code, now);
  await lockOrders(transaction, [id]);
  // Erasing its person takes the code away.
  const { status } = await findOwnOrder(transaction.sql, code, now);
  if (isCalledOff(status)) throw new Failure('ORDER_IS_CANCELLED');
  if (status !== 'pending') throw new Failure('ORDER_IS_COLLECTED');
  return { orderId: id };
}

/** The browser is told of the order no more. Throws ORDER_NOT_FOUND. */
export async function stopOrderPush(
  { db, clock }: Shop,
  code: string,
  endpoint: string,
): Promise<void> {
  const { id } = await findOwnOrder(db.read, code, clock());
  await db.transact((transaction) => removeSubscription(transaction, { orderId: id }, endpoint));
}
