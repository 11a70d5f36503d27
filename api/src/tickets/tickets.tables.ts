import type { Generated } from 'kysely';
import type { PrinterFault } from '@brasa/core/tickets/printing.rules.ts';
import type { PrintWay, TicketKind, TicketSubject } from '@brasa/core/tickets/tickets.contract.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant } from '../db/tables/columns.ts';

/** A ticket that somebody wants on paper; what it says is made when it is sent. */
type PrintJobsTable = {
  id: AutoId;
  kind: TicketKind;
  subject: Generated<TicketSubject>;
  /** The id of the order or sale, which nothing here looks at. */
  subjectId: number;
  way: PrintWay;
  madeAt: Instant;
  /** Null where nobody asked: it came with its order. */
  madeBy: number | null;
  /** From then on some of it may be on paper; the last time, where there were several. */
  begunAt: Instant | null;
  /** Whether nothing of this kind and subject may have been printed before. */
  isFirst: Generated<Flag>;
  endedAt: Instant | null;
  outcome: 'printed' | 'discarded' | null;
};

/** The one row says who is printing, and when the printer may be tried next. */
type PrintersTable = {
  id: number;
  /** What the rest of the row is about: another address is another printer. */
  address: string;
  leasedUntil: Instant;
  nextAttemptAt: Instant;
  /** Null while the last attempt came out. */
  failingSince: Instant | null;
  fault: PrinterFault | null;
};

export type TicketsTables = { printJobs: PrintJobsTable; printers: PrintersTable };

export const COLUMNS = {
  printJobs: {},
  printers: { address: 'not personal' },
} as const satisfies Classified<TicketsTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    tickets: { tables: TicketsTables; columns: typeof COLUMNS };
  }
}
