// A day's stock as it travels; reading writes nothing.
import { authorName } from '@brasa/core/accounts/users/author-name.rules.ts';
import { instantToIso, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import { dailyInitialStock } from '@brasa/core/settings/initial-stock.rules.ts';
import type {
  DayTotals,
  StockDayView,
  StockEntry,
  StockMovements,
} from '@brasa/core/stock/stock.contract.ts';
import type { Queries } from '../db/database.ts';
import { listStockHistory, type StockHistoryRow } from './stock.report.ts';
import { findStockDay, sumDelivered } from './stock.store.ts';

/** The day's figures; a day without a row shows the setting. */
export async function readStockDay(
  sql: Queries,
  day: Day,
  settings: Settings,
): Promise<StockDayView> {
  const row = await findStockDay(sql, day);
  const initial = row?.initialStock ?? dailyInitialStock(settings, day);
  const current = row?.currentStock ?? initial;
  const reserved = row?.reservedStock ?? tenths(0);
  return {
    date: day,
    initialStock: tenthsToDecimal(initial),
    currentStock: tenthsToDecimal(current),
    reservedStock: tenthsToDecimal(reserved),
    unreservedStock: tenthsToDecimal(tenths(current - reserved)),
    lastUpdated: row ? instantToIso(row.lastUpdated) : null,
  };
}

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

/** The day's figures and its history; a day without a row has none. */
export async function readMovements(
  sql: Queries,
  day: Day,
  settings: Settings,
): Promise<StockMovements> {
  const row = await findStockDay(sql, day);
  const history = row ? await listStockHistory(sql, row.id) : [];
  return { stock: await readStockDay(sql, day, settings), history: history.map(viewEntry) };
}

function viewEntry(row: StockHistoryRow): StockEntry {
  const { orderId, createdBy: by, customerName } = row;
  return {
    id: row.id,
    action: row.action,
    quantity: tenthsToDecimal(row.quantity),
    previousStock: tenthsToDecimal(row.previousStock),
    newStock: tenthsToDecimal(row.newStock),
    previousReserved: tenthsToDecimal(row.previousReserved),
    newReserved: tenthsToDecimal(row.newReserved),
    order: orderId === null || customerName === null ? null : { id: orderId, customerName },
    createdAt: instantToIso(row.createdAt),
    createdBy: by === null ? null : { id: by, name: authorName(by, row) },
  };
}
