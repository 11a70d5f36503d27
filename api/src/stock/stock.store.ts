import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import { MAX_STOCK, tenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import type { StockMove } from '@brasa/core/stock/stock.rules.ts';
import { sql as raw, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import type { StockTable } from '../db/tables/stock.ts';

export type StockRow = Selectable<StockTable>;

/** The day's row; undefined while nothing has changed that day. */
export function findStockDay(sql: Queries, day: Day): Promise<StockRow | undefined> {
  return sql.selectFrom('stock').selectAll().where('date', '=', day).executeTakeFirst();
}

/** The day's row, which is there, locked until the transaction ends. */
export function lockStockDay({ sql, engine }: Transaction, day: Day): Promise<StockRow> {
  const query = sql.selectFrom('stock').selectAll().where('date', '=', day);
  return forUpdate(engine, query).executeTakeFirstOrThrow();
}

/** How many chickens of the day's stock its orders have taken away. */
export async function sumDelivered(sql: Queries, stockId: number): Promise<Tenths> {
  const { taken } = await sql
    .selectFrom('stockHistory')
    .select(raw<number | string | null>`sum(previous_stock - new_stock)`.as('taken'))
    .where('stockId', '=', stockId)
    .where('orderId', 'is not', null)
    .executeTakeFirstOrThrow();
  return tenths(Number(taken ?? 0));
}

/** When any day's stock last changed, milliseconds UTC; null when none ever did. */
export async function lastStockChange(sql: Queries): Promise<number | null> {
  const { last } = await sql
    .selectFrom('stock')
    .select((is) => is.fn.max<number | null>('lastUpdated').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Creates the day's row as it is before anything happens, unless it is there. */
export async function addMissingStockDay(
  transaction: Transaction,
  day: Day,
  initialStock: Tenths,
  now: number,
): Promise<void> {
  await transaction.sql
    .insertInto('stock')
    .values({
      date: day,
      initialStock,
      currentStock: initialStock,
      reservedStock: tenths(0),
      unreservedStock: initialStock,
      lastUpdated: now,
    })
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
}

/** In one statement; others wait. Undefined without a row and where a figure would not fit. */
export function moveFigures(
  transaction: Transaction,
  day: Day,
  move: StockMove & { initial?: Tenths },
  now: number,
): Promise<StockRow | undefined> {
  const current = raw<Tenths>`current_stock + ${move.current}`;
  const reserved = raw<Tenths>`reserved_stock + ${move.reserved}`;
  const unreserved = raw<Tenths>`unreserved_stock + ${move.current - move.reserved}`;
  return transaction.sql
    .updateTable('stock')
    .set({
      initialStock: raw<Tenths>`initial_stock + ${move.initial ?? 0}`,
      currentStock: current,
      reservedStock: reserved,
      unreservedStock: unreserved,
      // Changes carry the time at which they began; a late writer must not turn it back.
      lastUpdated: raw`case when last_updated > ${now} then last_updated else ${now} end`,
    })
    .where('date', '=', day)
    .where(raw`abs(${current})`, '<=', MAX_STOCK)
    .where(reserved, '<=', MAX_STOCK)
    .where(raw`abs(${unreserved})`, '<=', MAX_STOCK)
    .returningAll()
    .executeTakeFirst();
}

export type StockHistoryEntry = {
  after: StockRow;
  move: StockMove;
  action: StockAction;
  orderId: number | null;
  by: number | null;
  now: number;
};

export async function insertHistory(
  transaction: Transaction,
  entry: StockHistoryEntry,
): Promise<void> {
  const { after, move } = entry;
  await transaction.sql
    .insertInto('stockHistory')
    .values({
      stockId: after.id,
      orderId: entry.orderId,
      action: entry.action,
      quantity: move.current === 0 ? move.reserved : move.current,
      previousStock: tenths(after.currentStock - move.current),
      newStock: after.currentStock,
      previousReserved: tenths(after.reservedStock - move.reserved),
      newReserved: after.reservedStock,
      createdAt: entry.now,
      createdBy: entry.by,
    })
    .execute();
}
