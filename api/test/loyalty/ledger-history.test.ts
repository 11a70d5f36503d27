// Whatever happens to a customer's points, in whatever order and with however much time in between,
// the ledger agrees (decisions 6). BRASA_LEDGER_HISTORIES generates more histories than the gate's
// (npm run test:ledger).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { readPoints } from '../../src/loyalty/read-points.ts';
import { findOrder } from '../../src/orders/orders.store.ts';
import { placeOrder } from '../place-order.ts';
import { engine, openShop } from '../shop-under-test.ts';
import { at } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';
import { KnownPoints } from './known-points.ts';
import { act, type Family } from './ledger-histories.ts';
import { ORDERS, step, type Step } from './ledger-steps.ts';

// Every step on PostgreSQL is a trip to another process.
const IN_THE_GATE = engine === 'postgres' ? 100 : 250;
const HISTORIES = Number(process.env['BRASA_LEDGER_HISTORIES'] ?? IN_THE_GATE);
const START = at('2026-11-20T12:10');
/** Days ahead over which the orders are spread: a day's stock column has an end. */
const DAYS_AHEAD = 300;

let placed = 0;

function pricedOrder(): Record<string, unknown> {
  placed += 1;
  const pickupTime = `${addDays(madridDay(START), placed % DAYS_AHEAD)}T14:00`;
  return { is_manual_entry: true, totalAmount: '30.00', quantity: 1, pickupTime };
}

let lastPhone = 700_000_000;

function newMember() {
  lastPhone += 1;
  return { phone: String(lastPhone), points: new KnownPoints(), userId: null };
}

async function expectReadsToBeTrue({ under, members }: Family): Promise<void> {
  const { shop, time } = under;
  for (const { points, userId } of members) {
    if (userId === null) continue;
    const { availablePoints, totalPoints } = await readPoints(shop.db.read, userId, time.now);
    expect(totalPoints).toBe(points.total);
    const exact = points.exact(time.now);
    if (exact !== null) expect(availablePoints).toBe(exact);
    expect(availablePoints, 'expired points are never there').toBeLessThanOrEqual(
      points.most(time.now),
    );
    expect(availablePoints).toBeLessThanOrEqual(totalPoints);
    expect(availablePoints).toBeGreaterThanOrEqual(0);
  }
}

/** What the orders say that they earned and cost is what the ledger has of them and nobody undid. */
async function expectOrdersToAgree({ under, orders }: Family): Promise<void> {
  const sql = under.shop.db.read;
  const entries = await sql
    .selectFrom('point_transactions')
    .leftJoin('point_reversals', 'point_reversals.transaction_id', 'point_transactions.id')
    .select(['order_id', 'type', 'points'])
    .where('order_id', 'in', orders)
    .where('point_reversals.transaction_id', 'is', null)
    .where('type', 'in', ['earned', 'redeemed'])
    .execute();
  for (const id of orders) {
    const sum = (type: string) =>
      entries
        .filter((entry) => entry.order_id === id && entry.type === type)
        .reduce((total, { points }) => total + points, 0);
    const row = await findOrder(sql, id);
    expect([row?.points_earned, row?.points_redeemed]).toEqual([
      sum('earned'),
      0 - sum('redeemed'),
    ]);
  }
}

test('every history leaves balance, transactions, lots and orders in agreement', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const run = async (steps: Step[]) => {
    under.time.now = START;
    const orders: number[] = [];
    for (let count = 0; count < ORDERS; count += 1) {
      orders.push((await placeOrder(staff, pricedOrder())).id);
    }
    const family: Family = { under, members: [newMember(), newMember()], orders, visits: 0 };
    for (const next of steps) {
      await act(family, next);
      await expectReadsToBeTrue(family);
    }
    const users = family.members.flatMap(({ userId }) => userId ?? []);
    await expectLedgerToAgree(under.shop, users);
    await expectOrdersToAgree(family);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), run), {
    numRuns: HISTORIES,
  });
}, 10_800_000);
