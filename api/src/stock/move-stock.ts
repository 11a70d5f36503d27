// The one way in which a day's stock changes: the figures and the history, together, in the
// caller's transaction. A caller that touches two days takes the earlier one first.
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import { dailyInitialStock } from '@brasa/core/settings/initial-stock.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import { initialMove } from '@brasa/core/stock/movements.rules.ts';
import { isStill, type StockMove } from '@brasa/core/stock/stock.rules.ts';
import { CLOCK_TOLERANCE } from '@brasa/core/kernel/time/made-offline.rules.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import {
  addMissingStockDay,
  insertHistory,
  lockStockDay,
  moveFigures,
  noteInitialSaid,
  type StockRow,
} from './stock.store.ts';

export type StockChange = {
  day: Day;
  move: StockMove;
  /** The most that may be reserved of the day after a move that reserves more; without it as much as the column holds. */
  mostReserved?: Tenths;
  action: StockAction;
  orderId: number | null;
  /** The user who did it; null for a customer without an account. */
  by: number | null;
  /** They say what the day starts with, should this be its first change. */
  settings: Settings;
  now: number;
};

/**
 * Nothing waits for it: the transaction itself fails, at the latest at its commit, with DAY_FULL beyond
 * `mostReserved`, and with STOCK_LIMIT_REACHED when a figure would no longer fit its column.
 */
export async function moveStock(transaction: Transaction, change: StockChange): Promise<void> {
  if (isStill(change.move)) return;
  await addMissingStockDay(transaction, beginningOf(change));
  await moveFigures(transaction, change);
  await insertHistory(transaction, change);
  transaction.announce('stock');
}

function beginningOf({ day, settings, now }: Pick<StockChange, 'day' | 'settings' | 'now'>) {
  return { day, initialStock: dailyInitialStock(settings, day), now };
}

export type InitialStock = Omit<StockChange, 'move' | 'mostReserved'> & {
  /** What the day began with after all. */
  quantity: Tenths;
  /** When it was said without a connection; null for what is sent at once. */
  madeAt: number | null;
};

/**
 * Sets what the day began with; what lies there follows. Throws STOCK_LIMIT_REACHED, and INITIAL_STOCK_SAID_LATER where it
 * was said without a connection and something else was said since.
 */
export async function setInitialStock(
  transaction: Transaction,
  change: InitialStock,
): Promise<void> {
  const { day, quantity, by, madeAt, now } = change;
  // A day that somebody has counted no longer follows the setting, even where both say the same.
  await addMissingStockDay(transaction, beginningOf(change));
  transaction.announce('stock');
  const before = await lockStockDay(transaction, day);
  const move = initialMove(before.initialStock, quantity);
  if (!isStill(move)) refuseEarlier(before, change);
  const saidAt = madeAt ?? now;
  // The same figure, said earlier and sent later, turns no time back.
  if (saidAt >= (before.initialSaidAt ?? 0))
    await noteInitialSaid(transaction, { day, by, at: saidAt });
  if (isStill(move)) return;
  await moveFigures(transaction, { ...change, move, initial: move.current });
  await insertHistory(transaction, { ...change, move });
}

/** A person's own words count in their order: the request of the first may have taken longer than the next one. */
function refuseEarlier(
  { initialSaidAt, initialSaidBy }: StockRow,
  { by, madeAt }: Pick<InitialStock, 'by' | 'madeAt'>,
): void {
  if (madeAt === null || initialSaidAt === null) return;
  const saidAt = initialSaidBy === by ? initialSaidAt - CLOCK_TOLERANCE : initialSaidAt;
  if (madeAt < saidAt) throw new Failure('INITIAL_STOCK_SAID_LATER');
}
