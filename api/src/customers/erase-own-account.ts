// Leaving for good (GDPR, article 17; docs/rules/customers.md#erasing-an-account): at once, by whoever
// knows the password.
import { isStaff, type Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { lockOwner, provePassword, type AccountOwner } from '../accounts/index.ts';
import { Failure } from '../failure.ts';
import { listOrderIdsOf, listOrdersOf } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Throws ERASURE_NOT_FOR_STAFF, ERASURE_ORDERS_PENDING, ERASURE_OVERTAKEN, OWN_PASSWORD_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function eraseOwnAccount(
  shop: Shop,
  owner: AccountOwner & { role: Role },
  { password }: ErasureRequest,
): Promise<void> {
  const { id } = owner;
  if (isStaff(owner.role)) throw new Failure('ERASURE_NOT_FOR_STAFF');
  // Before the password, which would count as tried in vain.
  refusePending(await listOrdersOf(shop.db.read, id));
  const proof = await provePassword(shop, owner, password);
  const erasure = { id, by: id, now: shop.clock(), refusePending };
  await shop.db.transact((transaction) =>
    erasePerson(transaction, {
      ...erasure,
      listOrders: (sql) => listOrderIdsOf(sql, id),
      lockUser: () => lockOwner(transaction, proof),
    }),
  );
}

function refusePending(orders: readonly Pick<Order, 'status'>[]): void {
  if (orders.some(({ status }) => status === 'pending')) {
    throw new Failure('ERASURE_ORDERS_PENDING');
  }
}
