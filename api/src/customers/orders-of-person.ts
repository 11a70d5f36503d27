// Orders that were placed without signing in, by the account they belong to (docs/rules/customers.md#erasing-an-account).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { findWholeUser, listOtherPhones } from '../accounts/index.ts';
import type { Queries } from '../db/database.ts';
import { listGuestOrders, listOrderIdsOf, listOrderIdsOfPhones } from '../orders/index.ts';

async function readContact(sql: Queries, id: number) {
  const user = await findWholeUser(sql, id);
  const phones = [user?.phone ?? [], await listOtherPhones(sql, id)].flat();
  return { phones, email: user?.email ?? null };
}

/** The orders of the account, and those of its phones without one: staff have made sure who asks. */
export async function listKnownOrders(sql: Queries, id: number): Promise<number[]> {
  const { phones } = await readContact(sql, id);
  const [own, ofPhones] = [await listOrderIdsOf(sql, id), await listOrderIdsOfPhones(sql, phones)];
  return [...new Set([...own, ...ofPhones])];
}

/** Those without an account that have its e-mail and one of its phones: of one alone nobody knows whose they are. */
export async function listGuestOrdersOf(
  sql: Queries,
  id: number,
): Promise<Pick<Order, 'id' | 'status'>[]> {
  const { phones, email } = await readContact(sql, id);
  return email === null ? [] : listGuestOrders(sql, { phones, email });
}
