import type { MessagesTables } from '../../src/db/tables/messages.ts';
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
      { kind: 'passwordLinks', orderId: null, recipient: 'a', endedAt: 0, outcome: 'sent' },
      { madeAt: null },
      { attempts: -1 },
      { attempts: null },
      { nextAttemptAt: null },
      { leasedUntil: null },
      { fault: 'asleep' },
      { endedAt: 0 },
      { outcome: 'sent' },
      { endedAt: 0, outcome: 'eaten' },
    ],
  },
} satisfies RowsOf<MessagesTables>;
