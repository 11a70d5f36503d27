import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { BooksTables } from '../../src/books/books.tables.ts';
import type { Queries } from '../../src/db/database.ts';
import type { RowsOf } from '../db/rows.ts';

const CLOSE = {
  number: 2,
  day: '2026-11-20' as Day,
  closedAt: 0,
  closedBy: 1,
  openingCash: cents(1000),
  cashIn: cents(100),
  cashOut: cents(200),
  cash: cents(2000),
  expectedCash: cents(2900),
  countedCash: cents(2800),
  leftCash: cents(1000),
  coins: null,
  note: null,
  facts: '{}',
} as const;

export const ROWS = {
  dayCloses: {
    right: CLOSE,
    wrong: [
      { number: -1 },
      { number: 1 },
      { closedBy: null },
      { closedBy: 9 },
      { expectedCash: 2901 },
      { leftCash: 2801 },
      { leftCash: -1 },
      { facts: null },
    ],
  },
  closedVisits: {
    right: { walkInId: 'visita-2', closeNumber: 1 },
    wrong: [
      { walkInId: null },
      { walkInId: 'nobody' },
      { closeNumber: 0 },
      { closeNumber: 9 },
      { closeNumber: null },
    ],
  },
  closeCorrections: {
    right: {
      closeNumber: 1,
      countedCash: cents(0),
      reason: 'Contado otra vez',
      correctedAt: 0,
      correctedBy: 1,
    },
    wrong: [{ closeNumber: 9 }, { countedCash: -1 }, { reason: null }, { correctedBy: 9 }],
  },
  cashMovements: {
    right: {
      kind: 'in',
      amount: cents(100),
      reason: 'Cambio',
      enteredAt: 0,
      madeAt: null,
      enteredBy: 1,
      closeNumber: null,
    },
    wrong: [
      { kind: 'gift' },
      { amount: -1 },
      { reason: null },
      { enteredBy: 9 },
      { closeNumber: 9 },
    ],
  },
} satisfies RowsOf<BooksTables>;

/** A first close. */
export async function fill(sql: Queries): Promise<void> {
  await sql
    .insertInto('dayCloses')
    .values({ ...CLOSE, number: 1 })
    .execute();
}
