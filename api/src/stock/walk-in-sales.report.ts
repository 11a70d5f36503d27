// What passers-by have bought: the sales that were entered without an order.
// See docs/rules/oven.md#expectation-of-passers-by.
import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import { clockMinutes, madridClock, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';

type DaySales = Map<number, Tenths>;

/** Of those of the days that have a stock, by half hours of the Madrid day; one without a sale is empty. */
export async function readWalkInSales(
  sql: Queries,
  days: readonly Day[],
): Promise<ReadonlyMap<Day, DaySales>> {
  const slot = raw<
    number | null
  >`stock_history.created_at - stock_history.created_at % ${raw.lit(HALF_HOUR)}`;
  const rows = await sql
    .selectFrom('stock')
    .leftJoin('stockHistory', (join) =>
      join.onRef('stockId', '=', 'stock.id').on('action', 'in', WALK_IN_ACTIONS),
    )
    .select(['date', slot.as('slot')])
    .select(raw<Sum | null>`sum(previous_stock - new_stock)`.as('sold'))
    .where('date', 'in', [...days])
    .groupBy(['date', slot])
    .execute();
  const history = new Map<Day, DaySales>();
  for (const { date, slot: at, sold } of rows) {
    const sales = history.get(date) ?? new Map<number, Tenths>();
    history.set(date, sales);
    if (at !== null) sales.set(clockMinutes(madridClock(at)) / 30, tenths(Number(sold)));
  }
  return history;
}
