// Which changes of an order its customer is told of by mail (docs/rules/messages.md#of-an-order).
import type { OrderMailKind } from '@brasa/core/orders/order-mail.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { isAnotherOrder } from '@brasa/core/orders/readiness.rules.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../messages/index.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './orders.store.ts';

type Recipient = Pick<OrderRow, 'id' | 'code' | 'customerEmail'>;

/** Has the mail sent after the transaction, where the shop sends mail and the customer has an address. */
export async function tellCustomer(
  { mail }: Shop,
  transaction: Transaction,
  { id, code, customerEmail }: Recipient,
  { kind, now }: { kind: OrderMailKind; now: number },
): Promise<void> {
  if (!mail || code === null || !customerEmail) return;
  await queueMail(transaction, { kind, to: null, orderId: id, now });
}

/** What the change of the order is to its customer; null for what is the shop's own. */
export function toldOf(before: OrderRow, after: OrderRow): OrderMailKind | null {
  const [wasCalledOff, isOff] = [isCalledOff(before.status), isCalledOff(after.status)];
  if (isOff) return wasCalledOff ? null : 'cancelled';
  if (after.status !== 'pending') return null;
  const isOthers = before.customerEmail !== after.customerEmail;
  return wasCalledOff || isOthers || isAnotherOrder(before, after) ? 'changed' : null;
}
