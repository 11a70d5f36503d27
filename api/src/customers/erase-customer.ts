// Somebody asks staff to forget them (docs/rules/customers.md#erasing-on-request).
import { refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import type { CustomerErased } from '@brasa/core/customers/customer.contract.ts';
import { refuseErasing } from '@brasa/core/customers/erasing.rules.ts';
import { aboutUser, type ProvenActor } from '../actor.ts';
import { findWholeUser, lockKnownUser, viewUser } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { refuseStale } from '../edit-conflict.ts';
import { Failure, throwRefusal } from '../failure.ts';
import { refusePendingOrders } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { erasePerson } from './erase-person.ts';
import { listKnownOrders } from './orders-of-person.ts';

type Target = Pick<StaffTarget, 'id' | 'identity'> & { version?: number | undefined };

/**
 * Erases the customer with their orders, those of their phones that were placed without an account included; nothing
 * more where that is done. Throws USER_NOT_FOUND, EDITED_MEANWHILE, ERASURE_OF_PENDING_ORDER, ERASURE_OVERTAKEN,
 * PASSWORD_AGAIN and the refusals of core's refuseErasing().
 */
export function eraseCustomer(
  shop: Shop,
  actor: ProvenActor,
  { id, identity, version }: Target,
): Promise<CustomerErased> {
  return transactOnce(shop, identity, async (transaction, now) => {
    const seen = await findWholeUser(transaction.sql, id);
    if (!seen || seen.mergedInto !== null) throw new Failure('USER_NOT_FOUND');
    if (seen.erasedAt !== null) return { success: true, orders: 0 } as const;
    throwRefusal(refuseErasing(actor, viewUser(seen)));
    const orders = await erasePerson(transaction, {
      ...{ id, by: actor.id, now },
      refusePending: refusePendingOrders,
      listOrders: (sql) => listKnownOrders(sql, id),
      lockUser: () => lockErasable(transaction, actor, { id, version }, now),
    });
    await record(transaction, actor, { kind: 'user_erased', ...aboutUser(seen) }, now);
    return { success: true, orders } as const;
  });
}

async function lockErasable(
  transaction: Transaction,
  actor: ProvenActor,
  { id, version }: Omit<Target, 'identity'>,
  now: number,
): Promise<void> {
  const user = await lockKnownUser(transaction, id);
  throwRefusal(refuseErasing(actor, viewUser(user)));
  refuseStale(user, version, viewUser);
  throwRefusal(refuseUnproven(actor.provenAt, now));
}
