// Leaving for good (GDPR, article 17; docs/rules/customers.md#erasing-an-account): at once, by whoever
// knows the password. What was a person becomes a number; the ledger, the stock and the sums of the past
// stay right.
import { isStaff, type Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import {
  eraseUser,
  lockOwner,
  provePassword,
  type AccountOwner,
  type PasswordProof,
} from '../accounts/index.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { forfeitPoints } from '../loyalty/index.ts';
import { dropMailTo, forgetPushOfUser } from '../messages/index.ts';
import { blankOrders, listOrdersOf, lockOrdersOf } from '../orders/index.ts';
import type { Shop } from '../shop.ts';

/** Throws ERASURE_NOT_FOR_STAFF, ERASURE_ORDERS_PENDING, OWN_PASSWORD_WRONG, TOO_MANY_ATTEMPTS. */
export async function eraseOwnAccount(
  shop: Shop,
  owner: AccountOwner & { role: Role },
  { password }: ErasureRequest,
): Promise<void> {
  if (isStaff(owner.role)) throw new Failure('ERASURE_NOT_FOR_STAFF');
  // Before the password, which would count as tried in vain.
  refusePending(await listOrdersOf(shop.db.read, owner.id));
  const proof = await provePassword(shop, owner, password);
  const now = shop.clock();
  await shop.db.transact((transaction) => erase(transaction, owner.id, proof, now));
}

function refusePending(orders: readonly Pick<Order, 'status'>[]): void {
  if (orders.some(({ status }) => status === 'pending')) {
    throw new Failure('ERASURE_ORDERS_PENDING');
  }
}

/** Locked in the order in which everybody locks: orders, balance, user. */
async function erase(
  transaction: Transaction,
  id: number,
  proof: PasswordProof,
  now: number,
): Promise<void> {
  const orders = await lockOrdersOf(transaction, id);
  refusePending(orders);
  await forfeitPoints(transaction, id, now);
  await lockOwner(transaction, proof);
  // One that has come to the account in between is under somebody's hands at this very moment.
  const known = await listOrdersOf(transaction.sql, id);
  if (known.length !== orders.length) throw new Failure('ERASURE_ORDERS_PENDING');
  await blankOrders(transaction, orders, now);
  await dropMailTo(transaction, id, now);
  await forgetPushOfUser(transaction, id);
  await eraseUser(transaction, id, now);
}
