import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type { DayTotals, StockDayView } from '@brasa/core/stock/stock.contract.ts';
import type { Queries } from '../db/database.ts';
import { findStockDay, sumDelivered } from './stock.store.ts';

/** The chickens of the day's orders, and what they leave of its stock. */
export async function readDayTotals(
  sql: Queries,
  day: Day,
  { reservedStock, unreservedStock }: StockDayView,
): Promise<DayTotals> {
  const row = await findStockDay(sql, day);
  const delivered = row ? await sumDelivered(sql, row.id) : tenths(0);
  const reserved = parseTenths(reservedStock) ?? tenths(0);
  return {
    ordered: tenthsToDecimal(tenths(reserved + delivered)),
    delivered: tenthsToDecimal(delivered),
    reserved: reservedStock,
    left: unreservedStock,
  };
}
