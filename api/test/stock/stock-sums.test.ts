// Whatever staff do to orders and stock, in whatever order and over whatever days, the sums
// agree (docs/rules/stock.md#stock-sums-always-agree). BRASA_STOCK_HISTORIES generates more
// histories than the gate's.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { parseTenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import {
  engine,
  NOW,
  openShop,
  orderBody,
  type Reply,
  type ShopUnderTest,
} from '../shop-under-test.ts';

const HISTORIES = Number(process.env['BRASA_STOCK_HISTORIES'] ?? (engine === 'postgres' ? 15 : 40));
const DAYS = 3;
const DAY = 86_400_000;

type Step =
  | { do: 'create'; quantity: number; day: number }
  | { do: 'edit'; order: number; quantity?: number; day?: number }
  | { do: 'act'; order: number; call: string }
  | { do: 'move'; type: string; quantity: number }
  | { do: 'wait' };

const order = fc.nat(3);
const halves = fc.integer({ min: 1, max: 35 }).map((count) => count / 2);
const day = fc.nat(DAYS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('create' as const), quantity: halves, day }),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      { do: fc.constant('edit' as const), order, quantity: halves, day },
      { requiredKeys: ['do', 'order'] },
    ),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      order,
      call: fc.constantFrom('confirm', 'cancel', 'error', 'reopen', 'notificado'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      type: fc.constantFrom('initial', 'addition', 'walk_in_sale', 'correction'),
      quantity: fc.oneof(
        halves,
        halves.map((count) => 0 - count),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
);

const pickupOn = (begin: number, index: number) =>
  new Date(begin + index * DAY + 2 * 60 * 60 * 1000).toISOString();

/** Every history begins with something to act on. */
const FIRST_ORDERS: Step[] = [1, 2.5, 4, 0.5].map((quantity, place) => {
  return { do: 'create', quantity, day: place % DAYS };
});

type Staff = Awaited<ReturnType<ShopUnderTest['signedIn']>>;

type History = { under: ShopUnderTest; staff: Staff; begin: number; orders: number[] };

/** Does the step; answers what the server said, or null where there was nothing to ask. */
async function take({ under, staff, begin, orders }: History, one: Step): Promise<Reply | null> {
  switch (one.do) {
    case 'create': {
      const body = {
        is_manual_entry: true,
        quantity: one.quantity,
        pickupTime: pickupOn(begin, one.day),
      };
      const reply = await staff.post('/api/orders', orderBody(body));
      orders.push((reply.body as { id: number }).id);
      return reply;
    }
    case 'edit': {
      const id = orders[one.order];
      if (id === undefined) return null;
      return staff.patch(`/api/orders/${id}`, {
        ...(one.quantity !== undefined && { quantity: one.quantity }),
        ...(one.day !== undefined && { pickupTime: pickupOn(begin, one.day) }),
      });
    }
    case 'act': {
      const id = orders[one.order];
      return id === undefined ? null : staff.patch(`/api/orders/${id}/${one.call}`);
    }
    case 'move':
      return staff.post('/api/stock/movements', { type: one.type, quantity: one.quantity });
    case 'wait':
      under.time.now += DAY;
      return null;
  }
}

/** What the dashboard says of today is what the orders of today add up to. */
async function expectTotalsToAgree({ shop, time }: ShopUnderTest, staff: Staff): Promise<void> {
  const { today, stock } = (await staff.get('/api/dashboard-data')).body as DashboardData;
  const orders = await shop.db.read
    .selectFrom('orders')
    .select(['quantity', 'status'])
    .where('pickupDay', '=', madridDay(time.now))
    .execute();
  const sumOf = (status: string) =>
    orders.filter((one) => one.status === status).reduce((sum, { quantity }) => sum + quantity, 0);
  expect({
    ordered: parseTenths(today.ordered),
    delivered: parseTenths(today.delivered),
    reserved: parseTenths(today.reserved),
    left: today.left,
  }).toEqual({
    ordered: sumOf('pending') + sumOf('delivered'),
    delivered: sumOf('delivered'),
    reserved: sumOf('pending'),
    left: stock.unreservedStock,
  });
}

test('the sums of orders, stock and history agree after every history', async () => {
  const under = await openShop();
  let begin = NOW;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      // Each history has days of its own.
      begin += 10 * DAY;
      under.time.now = begin;
      const staff = await under.signedIn('haykakan');
      const history: History = { under, staff, begin, orders: [] };
      for (const one of [...FIRST_ORDERS, ...steps]) {
        const reply = await take(history, one);
        expect([200, 201, 400, 409], JSON.stringify([one, reply])).toContain(reply?.status ?? 200);
      }
      await expectStockToAgree(under.shop);
      await expectTotalsToAgree(under, staff);
    }),
    { numRuns: HISTORIES },
  );
});
