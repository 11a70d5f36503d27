// What the staff desk sees: read-only, across orders and stock.
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { instantToIso, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { lastOrderChange, listPending, viewOrder } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { lastStockChange, readDayTotals, readStockDay } from '../stock/index.ts';

/** The pending orders of every day, the day's stock and what its orders come to. */
export async function readDashboard(shop: Shop, today: Day): Promise<DashboardData> {
  const sql = shop.db.read;
  const [orders, stock, orderChange, stockChange] = await Promise.all([
    listPending(sql),
    shop.settings().then((settings) => readStockDay(sql, today, settings)),
    lastOrderChange(sql),
    lastStockChange(sql),
  ]);
  const totals = await readDayTotals(sql, today, stock);
  const last = Math.max(orderChange ?? 0, stockChange ?? 0);
  return {
    orders: orders.map(viewOrder),
    stock,
    today: totals,
    lastUpdated: last === 0 ? null : instantToIso(last),
  };
}
