// The oven's board: read-only, across hours, stock, oven and orders.
import { specialDayOf } from '@brasa/core/hours/hours.rules.ts';
import type { OvenBoard } from '@brasa/core/dashboard/oven-board.contract.ts';
import { ovenBoard } from '@brasa/core/dashboard/oven-board.rules.ts';
import { addDays, type Day, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  expectedSales,
  weekdaysBefore,
  type Expectation,
} from '@brasa/core/oven/forecast.rules.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import { sumPending } from '../orders/index.ts';
import { listBatches, takenBetween, viewBatch } from '../oven/index.ts';
import type { Shop } from '../shop.ts';
import { readStockDay, readWalkInSales } from '../stock/index.ts';

type Expected = ReadonlyMap<number, Expectation>;

/** What passers-by will buy on the day, by its half hours. */
export async function readExpectedSales(shop: Shop, day: Day): Promise<Expected> {
  const [hours, sales] = await Promise.all([
    shop.openingHours(),
    readWalkInSales(shop.db.read, weekdaysBefore(day)),
  ]);
  return expectedSales(day, sales, (one) => specialDayOf(hours, one) !== undefined);
}

export async function readOvenBoard(shop: Shop, expected: Expected): Promise<OvenBoard> {
  const sql = shop.db.read;
  const now = shop.clock();
  const day = madridDay(now);
  const from = startOfDay(day);
  const until = startOfDay(addDays(day, 1));
  const settings = await shop.settings();
  const [week, ordered, waiting, batches, stock] = await Promise.all([
    shop.openingHours(),
    takenBetween(sql, from, until),
    sumPending(sql, day),
    listBatches(sql, from, until),
    readStockDay(sql, day, settings),
  ]);
  return ovenBoard({
    day,
    now,
    week,
    settings,
    ordered,
    pending: bySlot(waiting),
    expected,
    batches: batches.map(viewBatch),
    inStock: parseTenths(stock.currentStock) ?? tenths(0),
  });
}

function bySlot(waiting: readonly { pickupTime: number; quantity: Tenths }[]) {
  const slots = new Map<number, Tenths>();
  for (const { pickupTime, quantity } of waiting) {
    const slot = slotOf(pickupTime);
    slots.set(slot, tenths((slots.get(slot) ?? 0) + quantity));
  }
  return slots;
}
