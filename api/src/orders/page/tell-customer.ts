// Which changes of an order its customer is told of (docs/rules/messages.md#of-an-order).
import type { OrderMessageKind } from '@brasa/core/messages/sending.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { isAnotherOrder } from '@brasa/core/orders/readiness.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail, queuePush } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import type { OrderRow } from '../orders.store.ts';

type Recipient = Pick<OrderRow, 'id' | 'code' | 'customerEmail'>;

type Telling = {
  kind: OrderMessageKind;
  now: number;
  /** The customer has done it, and sees on the screen that it is done. */
  isOwn?: boolean;
};

/**
 * Has the customer told after the transaction: by mail, where the shop sends mail and the customer has an address,
 * and on the phones that have asked for it.
 */
export async function tellCustomer(
  { mail }: Shop,
  transaction: Transaction,
  { id, code, customerEmail }: Recipient,
  { kind, now, isOwn = false }: Telling,
): Promise<void> {
  if (code === null) return;
  if (mail && customerEmail) await queueMail(transaction, { kind, to: null, orderId: id, now });
  // Of an order that is only being taken no browser knows.
  if (kind !== 'confirmation' && !isOwn) await queuePush(transaction, { kind, orderId: id, now });
}

/** What the change of the order is to its customer; null for what is the shop's own. */
export function toldOf(before: OrderRow, after: OrderRow): OrderMessageKind | null {
  const [wasCalledOff, isOff] = [isCalledOff(before.status), isCalledOff(after.status)];
  if (isOff) return wasCalledOff ? null : 'cancelled';
  if (after.status !== 'pending') return null;
  const isOthers = before.customerEmail !== after.customerEmail;
  return wasCalledOff || isOthers || isAnotherOrder(before, after) ? 'changed' : null;
}
