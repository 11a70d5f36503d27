// The books as they travel (docs/rules/books.md).
import type {
  CashMovementView,
  DayClose,
  OpenBooks,
  OpenOrder,
  OpenVisit,
} from '@brasa/core/books/books.contract.ts';
import type { CoinCount, Drawer } from '@brasa/core/books/cash.rules.ts';
import type { Visit } from '@brasa/core/books/visits.rules.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { timeOfEntry } from '@brasa/core/kernel/time/made-offline.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { viewState } from '@brasa/core/orders/change/order-state.rules.ts';
import { isPriced } from '@brasa/core/orders/pay/owed.rules.ts';
import { NO_PARTS, type Parts } from '@brasa/core/payments/parts.rules.ts';
import { authorOf, listAuthors, type Authors } from '../accounts/index.ts';
import type { Queries } from '../db/database.ts';
import type { OrderRow } from '../orders/index.ts';
import { sumByClose } from '../payments/index.ts';
import {
  listCorrections,
  type CashMovementRow,
  type CloseRow,
  type CorrectionRow,
} from './books.store.ts';
import type { OpenPeriod } from './open-period.ts';
import { readFacts } from './stored-facts.ts';
import { viewParts } from './view-parts.ts';

export async function viewOpenBooks(sql: Queries, period: OpenPeriod): Promise<OpenBooks> {
  const { number, since, drawer, parts, facts, movements, open } = period;
  return {
    number,
    since: since === null ? null : instantToIso(since),
    ...viewDrawer(drawer),
    payments: viewParts(parts),
    facts,
    movements: (await viewCashMovements(sql, movements)).toReversed(),
    unpaid: open.unpaid.orders.map(viewOpenOrder),
    pending: open.pending.orders.map(viewOpenOrder),
    visits: open.visits.visits.map(viewOpenVisit),
  };
}

export async function viewCashMovements(
  sql: Queries,
  rows: readonly CashMovementRow[],
): Promise<CashMovementView[]> {
  const authors = await listAuthors(
    sql,
    rows.map(({ enteredBy }) => enteredBy),
  );
  return rows.map(({ id, kind, amount, reason, enteredAt, madeAt, enteredBy }) => ({
    id,
    kind,
    amount: centsToDecimal(amount),
    reason,
    madeAt: instantToIso(timeOfEntry({ madeAt, enteredAt })),
    enteredBy: authorOf(authors, enteredBy),
  }));
}

/** The closes, each with what was written about it since. */
export async function viewCloses(sql: Queries, rows: readonly CloseRow[]): Promise<DayClose[]> {
  const numbers = rows.map(({ number }) => number);
  const corrections = await listCorrections(sql, numbers);
  const paid = await sumByClose(sql, numbers);
  const authors = await listAuthors(sql, [
    ...rows.map(({ closedBy }) => closedBy),
    ...corrections.map(({ correctedBy }) => correctedBy),
  ]);
  return rows.map((row) => {
    const ofRow = corrections.filter(({ closeNumber }) => closeNumber === row.number);
    return viewClose({ ...row, parts: paid.get(row.number) ?? NO_PARTS }, ofRow, authors);
  });
}

function viewClose(
  row: CloseRow & { parts: Parts },
  corrections: readonly CorrectionRow[],
  authors: Authors,
): DayClose {
  const { number, day, closedAt, closedBy, countedCash, expectedCash, leftCash } = row;
  const differenceOf = (counted: number) => centsToDecimal(cents(counted - expectedCash));
  return {
    number,
    day,
    closedAt: instantToIso(closedAt),
    closedBy: closedBy === null ? null : authorOf(authors, closedBy),
    ...viewDrawer(row),
    payments: viewParts(row.parts),
    countedCash: centsToDecimal(countedCash),
    difference: differenceOf(countedCash),
    leftCash: centsToDecimal(leftCash),
    coins: row.coins === null ? null : (JSON.parse(row.coins) as CoinCount[]),
    note: row.note,
    facts: number === 0 ? null : readFacts(row),
    corrections: corrections.map((correction) => ({
      countedCash: centsToDecimal(correction.countedCash),
      difference: differenceOf(correction.countedCash),
      reason: correction.reason,
      correctedAt: instantToIso(correction.correctedAt),
      correctedBy: authorOf(authors, correction.correctedBy),
    })),
  };
}

const viewDrawer = ({ openingCash, cashIn, cashOut, expectedCash }: Drawer) => ({
  openingCash: centsToDecimal(openingCash),
  cashIn: centsToDecimal(cashIn),
  cashOut: centsToDecimal(cashOut),
  expectedCash: centsToDecimal(expectedCash),
});

function viewOpenOrder(row: OrderRow): OpenOrder {
  const { id, customerName, pickupTime } = row;
  const { linesTotal, amountDue } = viewState(row);
  const price = isPriced(row) ? linesTotal : null;
  return { id, customerName, pickupTime: instantToIso(pickupTime), linesTotal: price, amountDue };
}

const viewOpenVisit = ({ paid, visitedAt, name, ...visit }: Visit): OpenVisit => ({
  ...visit,
  customerName: name,
  visitedAt: instantToIso(visitedAt),
  amount: centsToDecimal(paid),
});
