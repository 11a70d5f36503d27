import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { dailyInitialStock, type Settings } from '@brasa/core/settings/settings.rules.ts';
import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';
import type { Queries } from '../db/database.ts';
import { findStockDay } from './stock.store.ts';

/** The day's figures as they travel; a day without a row shows the setting and writes nothing. */
export async function readStockDay(
  sql: Queries,
  day: Day,
  settings: Settings,
): Promise<StockDayView> {
  const row = await findStockDay(sql, day);
  const initial = row?.initialStock ?? dailyInitialStock(settings);
  const current = row?.currentStock ?? initial;
  const reserved = row?.reservedStock ?? tenths(0);
  return view(day, initial, current, reserved, row?.lastUpdated ?? null);
}

function view(
  date: Day,
  initial: Tenths,
  current: Tenths,
  reserved: Tenths,
  lastUpdated: number | null,
): StockDayView {
  return {
    date,
    initialStock: tenthsToDecimal(initial),
    currentStock: tenthsToDecimal(current),
    reservedStock: tenthsToDecimal(reserved),
    unreservedStock: tenthsToDecimal(tenths(current - reserved)),
    lastUpdated: lastUpdated === null ? null : instantToIso(lastUpdated),
  };
}
