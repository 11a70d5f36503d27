// docs/rules/stock.md#stock-sums-always-agree, checked over everything in the database.
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import { expect } from 'vitest';
import type { Shop } from '../src/shop.ts';
import { expectOvenToAgree } from './expect-oven-to-agree.ts';
import { expectPaymentsToAgree } from './expect-payments-to-agree.ts';

const total = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Every stock day, the orders of that day and the day's history tell one and the same story; so do the
 * oven and the ledger of payments.
 */
export async function expectStockToAgree(shop: Shop): Promise<void> {
  const days = await shop.db.read.selectFrom('stock').selectAll().orderBy('date').execute();
  const orders = await shop.db.read.selectFrom('orders').selectAll().execute();
  const history = await shop.db.read.selectFrom('stockHistory').selectAll().orderBy('id').execute();

  const lines = await shop.db.read.selectFrom('orderLines').selectAll().execute();
  const back = new Map<number, number>();
  for (const { orderId, chickens, returned } of lines) {
    back.set(orderId, (back.get(orderId) ?? 0) + (chickens * returned) / 10);
  }

  for (const day of days) {
    const ofDay = orders.filter((order) => order.pickupDay === day.date);
    const sumOf = (status: string) =>
      total(ofDay.filter((order) => order.status === status).map((order) => order.quantity));
    const backOf = (isMeant: (status: string) => boolean) =>
      total(ofDay.filter(({ status }) => isMeant(status)).map(({ id }) => back.get(id) ?? 0));
    const entries = history.filter((entry) => entry.stockId === day.id);
    const movedBy = (isMeant: (action: string) => boolean) =>
      total(
        entries
          .filter(({ action }) => isMeant(action))
          .map((entry) => entry.newStock - entry.previousStock),
      );
    const byHand = movedBy((action) =>
      ['stock_added', ...WALK_IN_ACTIONS, 'stock_corrected', 'order_returned'].includes(action),
    );
    expect(
      { date: day.date, reserved: day.reservedStock, current: day.currentStock },
      'the figures are those of the orders and of what was moved by hand',
    ).toEqual({
      date: day.date,
      reserved: sumOf('pending') - backOf((status) => status === 'pending'),
      current:
        day.initialStock + byHand - sumOf('delivered') - backOf((status) => status !== 'delivered'),
    });
    expect(day.unreservedStock).toBe(day.currentStock - day.reservedStock);

    let current: number = day.initialStock - movedBy((action) => action === 'initial_stock');
    let reserved = 0;
    for (const entry of entries) {
      expect(
        { current: entry.previousStock, reserved: entry.previousReserved },
        `history entry ${entry.id} begins where the one before it ended`,
      ).toEqual({ current, reserved });
      current = entry.newStock;
      reserved = entry.newReserved;
    }
    expect({ current, reserved }, 'the history ends at the figures').toEqual({
      current: day.currentStock,
      reserved: day.reservedStock,
    });
  }

  const known = new Set(days.map((day) => day.date));
  const reserving = orders.filter(
    ({ status, quantity }) => quantity > 0 && (status === 'pending' || status === 'delivered'),
  );
  expect(
    reserving.filter((order) => !known.has(order.pickupDay)).map((order) => order.id),
    'no order holds chickens of a day without a row',
  ).toEqual([]);
  await expectOvenToAgree(shop);
  await expectPaymentsToAgree(shop);
}
