// The orders that staff erase with a customer (docs/rules/customers.md#erasing-on-request).
import { findWholeUser, listOtherPhones } from '../accounts/index.ts';
import type { Queries } from '../db/database.ts';
import { listOrderIdsOf, listOrderIdsOfPhones } from '../orders/index.ts';

/** The orders of the account, and those of its phones without one: staff have made sure who asks. */
export async function listKnownOrders(sql: Queries, id: number): Promise<number[]> {
  const user = await findWholeUser(sql, id);
  const phones = [user?.phone ?? [], await listOtherPhones(sql, id)].flat();
  const [own, ofPhones] = [await listOrderIdsOf(sql, id), await listOrderIdsOfPhones(sql, phones)];
  return [...new Set([...own, ...ofPhones])];
}
