import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { CashMovementKind } from '@brasa/core/books/cash.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Cents, Instant, Json } from '../db/tables/columns.ts';

/** Append-only. Number 0 is what was paid before there were closes. */
type DayClosesTable = {
  number: number;
  /** The Madrid day on which it was closed. */
  day: Day;
  closedAt: Instant;
  closedBy: number | null;
  openingCash: Cents;
  cashIn: Cents;
  cashOut: Cents;
  /** The cash of its entries. */
  cash: Cents;
  expectedCash: Cents;
  countedCash: Cents;
  /** What stays in the drawer for the next day. */
  leftCash: Cents;
  /** How many of each coin and note; null where one sum was counted. */
  coins: Json | null;
  note: string | null;
  /** What else the day was, as it was known at the close. */
  facts: Json;
};

/** Append-only. */
type CloseCorrectionsTable = {
  id: AutoId;
  closeNumber: number;
  countedCash: Cents;
  reason: string;
  correctedAt: Instant;
  correctedBy: number;
};

/** Append-only; its close is given once. */
type CashMovementsTable = {
  id: AutoId;
  kind: CashMovementKind;
  amount: Cents;
  reason: string | null;
  enteredAt: Instant;
  madeAt: Instant | null;
  enteredBy: number;
  closeNumber: number | null;
};

/** Append-only. The visits that a close has counted. */
type ClosedVisitsTable = {
  walkInId: string;
  closeNumber: number;
};

export type BooksTables = {
  closedVisits: ClosedVisitsTable;
  dayCloses: DayClosesTable;
  closeCorrections: CloseCorrectionsTable;
  cashMovements: CashMovementsTable;
};

export const COLUMNS = {
  closedVisits: { walkInId: 'not personal' },
  dayCloses: { coins: 'not personal', note: 'not personal', facts: 'not personal' },
  closeCorrections: { reason: 'not personal' },
  cashMovements: { reason: 'not personal' },
} as const satisfies Classified<BooksTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    books: { tables: BooksTables; columns: typeof COLUMNS };
  }
}
