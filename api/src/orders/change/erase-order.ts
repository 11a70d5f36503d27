// Somebody asks that nobody knows any more who an order was for (docs/rules/customers.md#erasing-on-request).
import { refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import type { OrderErasure } from '@brasa/core/orders/order-status.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { refuseStale } from '../../edit-conflict.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import {
  listOrderIdsOfPhones,
  lockOrders,
  type LockedRow,
} from '../archive/account-orders.store.ts';
import { blankOrders } from './blank-orders.store.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { viewOrder } from '../order-view.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders.store.ts';

/**
 * Blanks the order and answers it; with `samePhone` also the others of its phone that were placed without an account.
 * One that is blank already stays as it is. Throws ORDER_NOT_FOUND, EDITED_MEANWHILE, PASSWORD_AGAIN, and
 * ERASURE_OF_PENDING_ORDER where one of them is pending: then nothing is erased.
 */
export function eraseOrder(
  shop: Shop,
  actor: ProvenActor,
  { id, identity }: Pick<StaffTarget, 'id' | 'identity'>,
  { version, samePhone = false }: OrderErasure,
): Promise<Order> {
  let orders: LockedRow[] = [];
  return changeLockedOrder(
    shop,
    { id, by: actor.id, identity },
    async ({ transaction, before, now }) => {
      if (before.erasedAt !== null) return before;
      refuseStale(before, version, viewOrder);
      const others = orders.filter(
        (order) => order.id !== id && order.customerPhone === before.customerPhone,
      );
      const asked = [before, ...others];
      refusePendingOrders(asked);
      throwRefusal(refuseUnproven(actor.provenAt, now));
      const ids = asked.map((order) => order.id);
      const blanked = await blankOrders(transaction, ids, { by: actor.id, now });
      const after = blanked > 1 ? { orders: blanked } : null;
      await record(transaction, actor, { kind: 'order_erased', id, after }, now);
      return lockOrder(transaction, id);
    },
    {
      lockFirst: async (transaction) => {
        if (samePhone) orders = await lockOfSamePhone(transaction, id);
      },
    },
  );
}

/** Throws ERASURE_OF_PENDING_ORDER where one of them is still to be picked up. */
export function refusePendingOrders(orders: readonly Pick<OrderRow, 'status'>[]): void {
  if (orders.some(({ status }) => status === 'pending')) {
    throw new Failure('ERASURE_OF_PENDING_ORDER');
  }
}

/** With the order itself: all are locked in the order of their numbers. */
async function lockOfSamePhone(transaction: Transaction, id: number): Promise<LockedRow[]> {
  const phone = (await findOrder(transaction.sql, id))?.customerPhone;
  if (phone == null) return [];
  const ids = await listOrderIdsOfPhones(transaction.sql, [phone]);
  return lockOrders(transaction, [...new Set([...ids, id])]);
}
