import type { Queries } from '../../src/db/database.ts';
import type { MessagesTables } from '../../src/messages/messages.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  messages: {
    right: { kind: 'confirmation', orderId: 1, madeAt: 0, nextAttemptAt: 0 },
    wrong: [
      { kind: 'letter' },
      { kind: null },
      { orderId: null },
      { orderId: 999_999 },
      { recipient: 'ana@example.com' },
      { kind: 'passwordLinks' },
      { kind: 'emailChanged' },
      { kind: 'emailChanged', orderId: null, subscriptionId: 1 },
      { kind: 'pointsGiven', orderId: null, transactionId: 1 },
      { kind: 'pointsExpiring', orderId: null },
      { kind: 'pointsExpiring', subscriptionId: 1 },
      { subscriptionId: 1 },
      { kind: 'ready', subscriptionId: 999_999 },
      { transactionId: 1 },
      { kind: 'pointsGiven', orderId: null, subscriptionId: 1, transactionId: 999_999 },
      { kind: 'passwordLinks', orderId: null, recipient: 'a', endedAt: 0, outcome: 'sent' },
      { madeAt: null },
      { attempts: -1 },
      { attempts: null },
      { nextAttemptAt: null },
      { leasedUntil: null },
      { fellSilent: null },
      { fellSilent: 2 },
      { fault: 'asleep' },
      { endedAt: 0 },
      { outcome: 'sent' },
      { endedAt: 0, outcome: 'eaten' },
    ],
  },
  pushSubscriptions: {
    right: {
      ...{ orderId: 1, userId: null, madeAt: 0 },
      ...{ endpoint: 'https://push.example/a', p256dh: 'a', auth: 'b' },
    },
    wrong: [
      { orderId: null },
      { userId: 1 },
      { orderId: 999_999 },
      { orderId: null, userId: 999_999 },
      { orderId: null, userId: 1 },
      { session: 'nobody’s' },
      { endpoint: null },
      { p256dh: null },
      { auth: null },
      { madeAt: null },
      { expiryToldAt: null },
      { expiryToldUntil: null },
    ],
  },
} satisfies RowsOf<MessagesTables>;

/** The first one is of the owner's points. */
export async function fill(sql: Queries): Promise<void> {
  const row = { ...ROWS.pushSubscriptions.right, orderId: null, userId: 1 };
  await sql.insertInto('pushSubscriptions').values(row).execute();
}
