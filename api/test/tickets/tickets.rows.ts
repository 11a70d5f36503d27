import type { TicketsTables } from '../../src/tickets/tickets.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  printJobs: {
    right: { kind: 'order', subjectId: 1, way: 'printer', madeAt: 0, madeBy: 1 },
    wrong: [
      { kind: 'menu' },
      { kind: null },
      { subject: 'menu' },
      { subject: 'sale' },
      { subject: null },
      { subjectId: 0 },
      { subjectId: null },
      { way: 'pigeon', begunAt: 0, endedAt: 0, outcome: 'printed' },
      { way: null },
      { madeAt: null },
      { madeBy: 999 },
      { isFirst: 1 },
      { isFirst: null },
      { begunAt: 0, isFirst: 2 },
      { endedAt: 0 },
      { begunAt: 0, endedAt: 0, outcome: 'eaten' },
      { endedAt: 0, outcome: 'printed' },
      { begunAt: 0, outcome: 'printed' },
      { way: 'browser' },
    ],
  },
  printers: {
    right: { id: 1, address: '', leasedUntil: 0, nextAttemptAt: 0, failingSince: 0, fault: 'away' },
    wrong: [
      { id: 2 },
      { address: null },
      { leasedUntil: null },
      { nextAttemptAt: null },
      { failingSince: null },
      { fault: null },
      { fault: 'asleep' },
    ],
  },
} satisfies RowsOf<TicketsTables>;
