// Leaving for good (GDPR, article 17; docs/rules/customers.md#erasing-an-account): at once, by whoever
// knows the password.
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import { aboutUser } from '../actor.ts';
import { lockOwner, provePassword, type AccountOwner } from '../accounts/index.ts';
import { hasActedAsStaff, record } from '../audit/index.ts';
import { Failure } from '../failure.ts';
import { hasPendingOrder, listOrderIdsOf } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Erases the account with its orders. Those that were placed without signing in stay: its phone and its e-mail prove
 * nothing. A former member of staff is erased by a superadmin alone: the record of administration would lose its author.
 * Throws ERASURE_NOT_FOR_STAFF, ERASURE_ORDERS_PENDING, ERASURE_OVERTAKEN, OWN_PASSWORD_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function eraseOwnAccount(
  shop: Shop,
  owner: AccountOwner,
  { password }: ErasureRequest,
): Promise<void> {
  const { id } = owner;
  if (isStaff(owner.role) || (await hasActedAsStaff(shop.db.read, id))) {
    throw new Failure('ERASURE_NOT_FOR_STAFF');
  }
  // Before the password, which would count as tried in vain.
  if (await hasPendingOrder(shop.db.read, id)) throw new Failure('ERASURE_ORDERS_PENDING');
  const proof = await provePassword(shop, owner, password);
  const now = shop.clock();
  await shop.db.transact(async (transaction) => {
    await erasePerson(transaction, {
      ...{ id, by: id, now },
      refusePending: (orders) => {
        if (orders.some(({ status }) => status === 'pending')) {
          throw new Failure('ERASURE_ORDERS_PENDING');
        }
      },
      listOrders: (sql) => listOrderIdsOf(sql, id),
      lockUser: () => lockOwner(transaction, proof),
    });
    await record(transaction, owner, { kind: 'user_erased', ...aboutUser(owner) }, now);
  });
}
