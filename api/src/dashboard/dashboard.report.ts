// What the staff desk sees: read-only, across orders and stock.
import type { DashboardData, DeliveredToday } from '@brasa/core/dashboard/dashboard.contract.ts';
import {
  type Day,
  instantToIso,
  madridDay,
  startOfDay,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import {
  lastOrderChange,
  listDeliveredSince,
  listLastCancelled,
  listNearPending,
  viewOrder,
} from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { lastStockChange, readDayTotals, readStockDay } from '../stock/index.ts';
import { dictationOf } from '../voice/index.ts';

/** The pending orders of every day, today's stock and what today's orders come to. */
export async function readDashboard(shop: Shop, now: number): Promise<DashboardData> {
  const today = madridDay(now);
  const sql = shop.db.read;
  const settings = await shop.settings();
  const [pending, cancelledByCustomer, stock, orderChange, stockChange] = await Promise.all([
    listNearPending(sql, now),
    listLastCancelled(sql, today),
    readStockDay(sql, today, settings),
    lastOrderChange(sql),
    lastStockChange(sql),
  ]);
  const totals = await readDayTotals(sql, today, stock);
  const last = Math.max(orderChange ?? 0, stockChange ?? 0);
  return {
    ...pending,
    cancelledByCustomer,
    stock,
    today: totals,
    chickenProducts: chickenProducts(settings),
    dictation: dictationOf(shop, settings),
    lastUpdated: last === 0 ? null : instantToIso(last),
  };
}

/** By the moment of the handing over, whatever day the order was for. */
export async function readDeliveredToday(shop: Shop, today: Day): Promise<DeliveredToday> {
  const rows = await listDeliveredSince(shop.db.read, startOfDay(today));
  return {
    orders: rows.map(({ deliveredAt, ...row }) => ({
      ...viewOrder(row),
      deliveredAt: instantToIso(deliveredAt),
    })),
  };
}
