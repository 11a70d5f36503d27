// A person becomes a number: everything personal goes, while the ledger, the stock and the sums of the past stay
// right (docs/rules/customers.md#what-an-erasure-takes). Asked for by the person or by staff, or by its time.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { eraseUser } from '../accounts/index.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { forfeitPoints } from '../loyalty/index.ts';
import { dropMailTo, forgetPushOfUser } from '../messages/index.ts';
import { blankOrders, lockOrders } from '../orders/index.ts';

type Erasure = {
  id: number;
  /** Who asked for it; null where nobody did. */
  by: number | null;
  now: number;
  /** The orders that say who it is. */
  listOrders: (sql: Queries) => Promise<readonly number[]>;
  /** Throws where one of them is still to be picked up. */
  refusePending: (orders: readonly Pick<Order, 'status'>[]) => void;
  /** Locks the user, and throws where they may not be erased. */
  lockUser: (transaction: Transaction) => Promise<unknown>;
};

/**
 * Erases the user and blanks their orders, and answers how many. Throws as `refusePending` and `lockUser`, and
 * ERASURE_OVERTAKEN where an order has come in between. Locked in the order in which everybody locks: orders, balance,
 * user.
 */
export async function erasePerson(
  transaction: Transaction,
  { id, by, now, listOrders, refusePending, lockUser }: Erasure,
): Promise<number> {
  const orders = await lockOrders(transaction, await listOrders(transaction.sql));
  refusePending(orders);
  await forfeitPoints(transaction, id, { by, now });
  await lockUser(transaction);
  const known = new Set(orders.map((order) => order.id));
  const listed = await listOrders(transaction.sql);
  if (listed.some((order) => !known.has(order))) throw new Failure('ERASURE_OVERTAKEN');
  await blankOrders(transaction, [...known], { by, now });
  await dropMailTo(transaction, id, now);
  await forgetPushOfUser(transaction, id);
  await eraseUser(transaction, id, now);
  return orders.length;
}
