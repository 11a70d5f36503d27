// docs/rules/stock.md#stock-sums-always-agree, checked over everything in the database.
import { expect } from 'vitest';
import type { Shop } from '../src/shop.ts';

const total = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Every stock day, the orders of that day and the day's history tell one and the same story. */
export async function expectStockToAgree(shop: Shop): Promise<void> {
  const days = await shop.db.read.selectFrom('stock').selectAll().orderBy('date').execute();
  const orders = await shop.db.read.selectFrom('orders').selectAll().execute();
  const history = await shop.db.read
    .selectFrom('stock_history')
    .selectAll()
    .orderBy('id')
    .execute();

  for (const day of days) {
    const ofDay = orders.filter((order) => order.pickup_day === day.date);
    const sumOf = (status: string) =>
      total(ofDay.filter((order) => order.status === status).map((order) => order.quantity));
    const entries = history.filter((entry) => entry.stock_id === day.id);
    const movedBy = (isMeant: (action: string) => boolean) =>
      total(
        entries
          .filter(({ action }) => isMeant(action))
          .map((entry) => entry.new_stock - entry.previous_stock),
      );
    const byHand = movedBy((action) =>
      ['stock_added', 'walk_in_sale', 'stock_corrected'].includes(action),
    );
    expect(
      { date: day.date, reserved: day.reserved_stock, current: day.current_stock },
      'the figures are those of the orders and of what was moved by hand',
    ).toEqual({
      date: day.date,
      reserved: sumOf('pending'),
      current: day.initial_stock + byHand - sumOf('delivered'),
    });
    expect(day.unreserved_stock).toBe(day.current_stock - day.reserved_stock);

    let current: number = day.initial_stock - movedBy((action) => action === 'initial_stock');
    let reserved = 0;
    for (const entry of entries) {
      expect(
        { current: entry.previous_stock, reserved: entry.previous_reserved },
        `history entry ${entry.id} begins where the one before it ended`,
      ).toEqual({ current, reserved });
      current = entry.new_stock;
      reserved = entry.new_reserved;
    }
    expect({ current, reserved }, 'the history ends at the figures').toEqual({
      current: day.current_stock,
      reserved: day.reserved_stock,
    });
  }

  const known = new Set(days.map((day) => day.date));
  const reserving = orders.filter(
    ({ status, quantity }) => quantity > 0 && (status === 'pending' || status === 'delivered'),
  );
  expect(
    reserving.filter((order) => !known.has(order.pickup_day)).map((order) => order.id),
    'no order holds chickens of a day without a row',
  ).toEqual([]);
}
