import { instantToIso, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { StockEntry, StockMovements } from '@brasa/core/stock/stock.contract.ts';
import type { Queries } from '../db/database.ts';
import { readStockDay } from './read-stock-day.ts';
import { listStockHistory, type StockHistoryRow } from './stock.report.ts';
import { findStockDay } from './stock.store.ts';

/** The day's figures and its history; a day without a row has none and is not written. */
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
    createdBy: by === null ? null : { id: by, name: row.name ?? row.username ?? `Usuario ${by}` },
  };
}
