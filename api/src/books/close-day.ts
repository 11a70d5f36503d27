// "Cerrar el día": a numbered record of everything since the last one, which nothing changes afterwards.
// See docs/rules/books.md#closing-the-day.
import type { DayClose, NewClose } from '@brasa/core/books/books.contract.ts';
import { worthOfCoins } from '@brasa/core/books/cash.rules.ts';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { Failure, orRefuse } from '../failure.ts';
import { takePayments } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { viewOpenBooks } from './books-view.ts';
import {
  insertClose,
  lastClose,
  lockCloses,
  takeCashMovements,
  takeVisits,
} from './books.store.ts';
import { firstVisit, readOpenPeriod, type OpenPeriod } from './open-period.ts';
import { readClose, storedClose } from './read-closes.ts';
import { storedFacts } from './stored-facts.ts';

/**
 * Takes every entry that is in no close yet and answers the close. Throws CLOSED_MEANWHILE where the next close is
 * not the one that the sender means, CASH_MOVED where the count was compared with what should no longer be there,
 * CLOSE_WITHOUT_COUNT, CLOSE_LEAVES_MORE.
 */
export function closeDay(
  shop: Shop,
  request: NewClose,
  { by, identity }: StaffRequest,
): Promise<DayClose> {
  const { number, leftCash, note, coins = null } = request;
  const countedCash = orRefuse(countedOf(request), 'CLOSE_WITHOUT_COUNT');
  if (leftCash > countedCash) throw new Failure('CLOSE_LEAVES_MORE');
  const close = async (transaction: Transaction, now: number) => {
    const { sql } = transaction;
    await lockCloses(transaction);
    const last = await lastClose(sql);
    if (number !== (last?.number ?? 0) + 1) throw new Failure('CLOSED_MEANWHILE');
    await takePayments(transaction, number);
    await takeCashMovements(transaction, number);
    await takeVisits(transaction, number, firstVisit(last, now));
    const period = await readOpenPeriod(sql, last, { now, taken: number });
    await refuseMovedCash(sql, period, request.expectedCash);
    const { drawer, parts, ...counted } = period;
    await insertClose(transaction, {
      number,
      day: madridDay(now),
      closedAt: now,
      closedBy: by,
      ...drawer,
      cash: parts.cash,
      countedCash,
      leftCash,
      coins: coins && JSON.stringify(coins),
      note,
      facts: storedFacts(counted),
    });
    return readClose(sql, number);
  };
  return transactOnce(shop, identity, close, { storing: storedClose });
}

/** Nobody is told that the drawer agrees, and reads in the close that it does not. */
async function refuseMovedCash(
  sql: Queries,
  period: OpenPeriod,
  compared: Cents | null | undefined,
): Promise<void> {
  if (compared == null || compared === period.drawer.expectedCash) return;
  throw new Failure('CASH_MOVED', { current: await viewOpenBooks(sql, period) });
}

function countedOf({ coins, countedCash }: NewClose): Cents | null {
  return coins ? worthOfCoins(coins) : (countedCash ?? null);
}
