// Changes that wait in an outbox, and what the shop's book is to say once they have arrived.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { auditLedgers } from '../api/src/loyalty/audit-ledger.ts';
import { readSnapshot } from '../api/src/db/copies/snapshot.ts';
import { rows } from './book.ts';
import { openAllDay } from './open-all-day.ts';
import { newFolder } from './shops.ts';

export type Made = { path: string; method: string; body: object; key: string };

/** One after the other: an order, a walk-in's points, chickens that came in. */
export function changes(count: number): Made[] {
  return Array.from({ length: count }, (_, index): Made => {
    const made = { method: 'POST', key: `entry-${String(index).padStart(6, '0')}` };
    if (index % 3 === 0) {
      const order = { customerName: `Cliente ${index}`, quantity: 1, is_manual_entry: true };
      const pickupTime = '2026-11-20T14:00:00.000Z';
      return { ...made, path: '/api/orders', body: { ...order, pickupTime } };
    }
    if (index % 3 === 1) {
      const visit = { phone: '600111222', walkInId: `V-${index}`, walkIn: true, orderId: null };
      const paid = {
        paymentAmount: `${10 + index}.00`,
        pointsToAdd: 10 + index,
        cashPayment: true,
      };
      return { ...made, path: '/api/auth/points/accumulate', body: { ...visit, ...paid } };
    }
    const body = { type: 'addition', quantity: '0.5' };
    return { ...made, path: '/api/stock/movements', body };
  });
}

/**
 * A copy of the shop's first day, for a process that may be killed. It is open all day: points count by when a device says
 * that they were made, and its clock is moved.
 */
export function copyOf(dataDir: string): string {
  const copy = newFolder('brasa-outbox-');
  cpSync(dataDir, copy, { recursive: true });
  openAllDay(copy);
  return copy;
}

async function differencesIn(dataDir: string): Promise<unknown[]> {
  const differences: unknown[] = [];
  await readSnapshot({ dataDir, databaseUrl: undefined }, async (sql) => {
    for await (const round of auditLedgers(sql)) differences.push(...round.differences);
  });
  return differences;
}

/** Each of so many is in the book once, in its order, and the points add up. */
export async function expectDoneOnce(dataDir: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const ofKind = (kind: number) => numbers.filter((index) => index % 3 === kind);
  const book = {
    orders: rows(dataDir, 'SELECT customer_name AS name FROM orders ORDER BY id'),
    points: rows(dataDir, 'SELECT points FROM point_transactions ORDER BY id'),
    stock: rows(dataDir, "SELECT quantity FROM stock_history WHERE action = 'stock_added'"),
    differences: await differencesIn(dataDir),
  };
  const plain: unknown = JSON.parse(JSON.stringify(book));
  assert.deepEqual(plain, {
    orders: ofKind(0).map((index) => ({ name: `Cliente ${index}` })),
    points: ofKind(1).map((index) => ({ points: 10 + index })),
    stock: ofKind(2).map(() => ({ quantity: 5 })),
    differences: [],
  });
}
