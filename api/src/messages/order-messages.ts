// What an order's customer was told by mail and by push, for staff (docs/rules/messages.md#for-staff).
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderMessages } from '@brasa/core/messages/messages.contract.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { findMessage, listOfOrder, queueMail, type MessageRow } from './messages.store.ts';

export function readOrderMessages(shop: Shop, orderId: number): Promise<OrderMessages> {
  return messagesOf(shop, shop.db.read, orderId);
}

async function messagesOf({ mail }: Shop, sql: Queries, orderId: number): Promise<OrderMessages> {
  const rows = await listOfOrder(sql, orderId);
  return { isOn: mail !== undefined, messages: rows.map(viewMessage) };
}

const viewMessage = ({
  id,
  kind,
  subscriptionId,
  outcome,
  endedAt,
  madeAt,
  fault,
}: MessageRow) => ({
  ...{ id, kind, fault },
  channel: subscriptionId === null ? ('mail' as const) : ('push' as const),
  state: outcome ?? ('waiting' as const),
  at: instantToIso(endedAt ?? madeAt),
});

/**
 * Writes the message once more and answers all of its order. Throws MESSAGE_NOT_FOUND, MAIL_OFF, and
 * MESSAGE_NOT_FAILED for one that was not given up or has been written again since.
 */
export function sendAgain(shop: Shop, { id, identity }: StaffTarget): Promise<OrderMessages> {
  return transactOnce(shop, identity, async (transaction, now) => {
    const { sql } = transaction;
    const message = await findMessage(sql, id);
    if (!message || message.orderId === null || message.subscriptionId !== null)
      throw new Failure('MESSAGE_NOT_FOUND');
    if (!shop.mail) throw new Failure('MAIL_OFF');
    const { kind, orderId } = message;
    const later = (await listOfOrder(sql, orderId)).filter(
      (one) => one.id > id && one.subscriptionId === null,
    );
    const isAgain = later.some((one) => one.kind === kind && one.outcome !== 'failed');
    if (message.outcome !== 'failed' || isAgain) throw new Failure('MESSAGE_NOT_FAILED');
    await queueMail(transaction, { kind, to: null, orderId, now });
    return messagesOf(shop, sql, orderId);
  });
}
