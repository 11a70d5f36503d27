import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Way, PaymentSubject } from '@brasa/core/payments/payments.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Cents, Instant } from '../db/tables/columns.ts';

/** Append-only: a row for each method of an entry. Those of a subject sum to what has been paid for it. */
type PaymentsTable = {
  id: AutoId;
  subject: PaymentSubject;
  subjectId: number;
  method: Way;
  /** Negative where it goes out again, never 0. */
  amount: Cents;
  /** Its place among the rows of its entry, from 0. */
  place: number;
  /** What the subject's history calls the change. */
  action: string;
  /** The Madrid day on which it was made, also where it came later. */
  day: Day;
  enteredAt: Instant;
  /** When it was made without a connection; null for what was sent at once. */
  madeAt: Instant | null;
  /** Null for what was there before the ledger. */
  enteredBy: number | null;
  /** The day's close that it belongs to, given once; null until then. */
  closeNumber: number | null;
};

export type PaymentsTables = { payments: PaymentsTable };

export const COLUMNS = {
  payments: { method: 'not personal', action: 'not personal' },
} as const satisfies Classified<PaymentsTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    payments: { tables: PaymentsTables; columns: typeof COLUMNS };
  }
}
