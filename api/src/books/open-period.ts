// What no close has yet (docs/rules/books.md#today).
import { drawerOf, type Drawer } from '@brasa/core/books/cash.rules.ts';
import type { BooksFacts } from '@brasa/core/books/books.contract.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import { madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Queries } from '../db/database.ts';
import { sumPayments } from '../payments/index.ts';
import {
  listCashMovements,
  type CashMovementRow,
  type CloseRow,
  type FirstVisit,
} from './books.store.ts';
import { factsOf, findLacking, type Lacking } from './period-facts.ts';
import { countOffMenuSales } from './off-menu-sales.report.ts';
import { readTail } from './stored-facts.ts';
import { countBetween, LOOK_BACK, type Tail } from './tallies.report.ts';

export type OpenPeriod = {
  /** Of the close that would be written now. */
  number: number;
  since: number | null;
  drawer: Drawer;
  parts: Parts;
  facts: BooksFacts;
  /** What of it the next close may meet again. */
  tail: Tail;
  movements: CashMovementRow[];
  open: Lacking;
};

/** Record 0 is of before there were closes. */
const isBeforeFirst = (last: CloseRow | undefined): last is undefined =>
  last === undefined || last.number === 0;

/** The moment after which the period begins: the close, or midnight. */
const beginningAfter = (last: CloseRow | undefined, now: number): number =>
  isBeforeFirst(last) ? startOfDay(madridDay(now)) - 1 : last.closedAt;

/**
 * After which moment, or after which points, a visit may be in no close yet: one that was committed late bears an earlier time
 * than the close, and so does one whose clock has been put back since.
 */
export const firstVisit = (last: CloseRow | undefined, now: number): FirstVisit => {
  if (isBeforeFirst(last)) return { after: beginningAfter(last, now), afterPoints: MAX_ID };
  const afterPoints = readTail(last)?.marks?.pointTransactions ?? MAX_ID;
  return { after: last.closedAt - LOOK_BACK, afterPoints };
};

/**
 * Everything after that close, up to now: the entries that no close has, or those that `number`, which is being
 * written, has just taken. Before the first close it is since midnight, as far as it is no matter of entries.
 */
export async function readOpenPeriod(
  sql: Queries,
  last: CloseRow | undefined,
  { now, taken }: { now: number; taken: number | null },
): Promise<OpenPeriod> {
  const isFirst = isBeforeFirst(last);
  const since = isFirst ? null : last.closedAt;
  const span = { since: beginningAfter(last, now), until: now };
  const sums = await sumPayments(sql, taken, since ?? 0);
  const movements = await listCashMovements(sql, taken);
  const visits = firstVisit(last, now);
  const open = await findLacking(sql, { ...span, visits }, taken);
  const { tally, tail } = await countBetween(sql, span, isFirst ? undefined : readTail(last));
  const left = isFirst ? null : last.leftCash;
  const offMenu = await countOffMenuSales(sql, taken);
  return {
    number: (last?.number ?? 0) + 1,
    since,
    drawer: drawerOf(left ?? cents(0), movements, sums.parts.cash),
    parts: sums.parts,
    facts: factsOf({ sums, tally, open, offMenu, left }),
    tail,
    movements,
    open,
  };
}
