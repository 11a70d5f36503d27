// A customer's change at the very moment at which the shop goes on without asking: one outcome, told to both
// (docs/rules/orders.md#changing-ones-own-order). On PostgreSQL the two are served by two processes.
import { expect, test } from 'vitest';
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso, parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { expectOvenToAgree } from '../expect-oven-to-agree.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { lockBatches, insertBatch } from '../../src/oven/batches.store.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, type Reply } from '../shop-under-test.ts';
import { twoDevices } from '../two-devices.ts';
import { untilOneWaits } from '../until-waiting.ts';

const SLOT = '2026-11-20T13:00:00.000Z';
const LATER = '2026-11-20T15:30:00.000Z';
const TOMORROW = '2026-11-21T13:00:00.000Z';
const ROUNDS = 6;

async function openForTwo() {
  const under = await openShop();
  const [here, there] = await twoDevices(under);
  const customer = under.visitor();
  const stored = async ({ id }: Order) => (await here.get(`/api/orders/${id}`)).body as Order;
  const page = async ({ code }: Order) =>
    (await customer.get(`/api/order-pages/${code}`)).body as OrderPage;
  const change = ({ code }: Order, pickupTime: string) =>
    customer.post(`/api/order-pages/${code}/change`, { version: 1, pickupTime });
  const cancel = ({ code }: Order) =>
    customer.post(`/api/order-pages/${code}/cancel`, { version: 1 });
  const agree = async () => {
    await expectStockToAgree(under.shop);
    await expectOvenToAgree(under.shop);
    await expectPaymentsToAgree(under.shop);
  };
  return { under, here, there, customer, stored, page, change, cancel, agree };
}

const codeOf = ({ body }: Reply) => (body as { code?: string }).code;

/** Whoever of the two begins first, round by round. */
const inTurn = async (
  round: number,
  one: () => Promise<Reply>,
  other: () => Promise<Reply>,
): Promise<[Reply, Reply]> => {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
};

test('its batch goes onto the spit: it has left the half hour before, or stays in it', async () => {
  const { there, customer, stored, page, change, cancel, agree } = await openForTwo();
  for (let round = 0; round < ROUNDS; round += 1) {
    const slot = instantToIso(Date.parse(SLOT) + (round - 1) * HALF_HOUR);
    const order = await placeOrder(customer, { pickupTime: slot, quantity: 10 });
    const isMove = round < ROUNDS / 2;
    const [own, spit] = await inTurn(
      round,
      () => (isMove ? change(order, LATER) : cancel(order)),
      () => there.post('/api/oven/batches', { slot, chickens: 20 }),
    );
    expect(spit.status).toBe(201);
    const { stage, version, pickupTime } = await page(order);
    if (own.status === 200) {
      expect(version).toBe(2);
      expect([stage, pickupTime]).toEqual(isMove ? ['received', LATER] : ['cancelled', slot]);
    } else {
      expect([own.status, codeOf(own)]).toEqual([409, 'ORDER_IS_IN_OVEN']);
      expect([stage, version, pickupTime]).toEqual(['in_oven', 1, slot]);
    }
    expect((await stored(order)).status).toBe(stage === 'cancelled' ? 'cancelled' : 'pending');
  }
  await agree();
});

test('a change that comes while its batch is going on waits for that, and is refused', async () => {
  const { under, page, change, customer } = await openForTwo();
  const order = await placeOrder(customer, { pickupTime: SLOT });
  const { shop, time } = under;
  let late: Promise<Reply> | undefined;
  await shop.db.transact(async (transaction) => {
    await lockBatches(transaction);
    await insertBatch(transaction, {
      ...{ slot: Date.parse(SLOT), chickens: tenths(20), putOnAt: time.now, putOnBy: 1 },
      ...{ readyAt: null, readyBy: null },
    });
    late = change(order, LATER);
    await untilOneWaits(shop.db.read);
  });
  expect(codeOf((await late) as Reply)).toBe('ORDER_IS_IN_OVEN');
  expect(await page(order)).toMatchObject({ stage: 'in_oven', version: 1, pickupTime: SLOT });
});

test('it is being paid: it is paid and stays, or is called off and nothing is paid', async () => {
  const { there, customer, stored, change, cancel, agree } = await openForTwo();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await placeOrder(customer);
    const isMove = round < ROUNDS / 2;
    const [own, paid] = await inTurn(
      round,
      () => (isMove ? change(order, LATER) : cancel(order)),
      () => there.patch(`/api/orders/${order.id}`, { version: 1, totalAmount: 20.7 }),
    );
    expect([own.status, paid.status].toSorted()).toEqual([200, 409]);
    const { status, version, pickupTime, finalAmount } = await stored(order);
    expect(version).toBe(2);
    if (paid.status === 200) {
      expect(codeOf(own)).toBe('ORDER_IS_PAID');
      expect([status, pickupTime, finalAmount]).toEqual(['pending', SLOT, '20.70']);
    } else {
      expect(codeOf(paid)).toBe('EDITED_MEANWHILE');
      expect([status, pickupTime, finalAmount]).toEqual(
        isMove ? ['pending', LATER, null] : ['cancelled', SLOT, null],
      );
    }
  }
  await agree();
});

test('the half hour that it moves into is being filled: it fits or it stays, and nobody is over', async () => {
  const { under, there, customer, stored, change, agree } = await openForTwo();
  await rewriteSetting(under.shop, 'ovenChickensPerSlot', '2');
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = `2026-11-${24 + round}`;
    const [from, into] = [`${day}T12:00:00.000Z`, `${day}T13:00:00.000Z`];
    const order = await placeOrder(customer, { pickupTime: from });
    const [own, other] = await inTurn(
      round,
      () => change(order, into),
      () =>
        there.post('/api/orders', {
          ...{ is_manual_entry: true, customerName: 'Ana', quantity: 1, pickupTime: into },
        }),
    );
    expect([own.status === 200, other.status === 201].toSorted()).toEqual([false, true]);
    expect(codeOf(own.status === 200 ? other : own)).toBe('SLOT_FULL');
    expect((await stored(order)).pickupTime).toBe(own.status === 200 ? into : from);
  }
  await agree();
});

test('the day that it moves to is being closed: it stays, or is among those that the hours leave out', async () => {
  const { here, there, customer, stored, change, agree } = await openForTwo();
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = `2026-11-${24 + round}`;
    const into = `${day}T13:00:00.000Z`;
    const order = await placeOrder(customer);
    const [own, closed] = await inTurn(
      round,
      () => change(order, into),
      () => there.post('/api/business-hours/special-days', { date: day, isOpen: false }),
    );
    expect(closed.status).toBe(201);
    if (own.status !== 200) expect(codeOf(own)).toBe('PICKUP_DAY_CLOSED');
    const { pickupTime } = await stored(order);
    expect(pickupTime).toBe(own.status === 200 ? into : SLOT);
    const desk = (await here.get('/api/dashboard-data')).body as DashboardData;
    expect(desk.orders.find(({ id }) => id === order.id)?.pickupTime).toBe(pickupTime);
  }
  await agree();
});

test('the books of the day have just been closed: it is moved and called off all the same, and the close stays', async () => {
  const { here, there, customer, stored, change, cancel, agree, under } = await openForTwo();
  under.time.now = parseInstant('2026-11-20T12:20') ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await placeOrder(customer);
    const isMove = round < ROUNDS / 2;
    const number = round + 1;
    const [own, close] = await inTurn(
      round,
      () => (isMove ? change(order, TOMORROW) : cancel(order)),
      () => there.post('/api/books/closes', { number, countedCash: 0, leftCash: 0 }),
    );
    expect([own.status, close.status]).toEqual([200, 201]);
    const { status, pickupTime } = await stored(order);
    expect([status, pickupTime]).toEqual(isMove ? ['pending', TOMORROW] : ['cancelled', SLOT]);
    const { body } = await here.get(`/api/books/closes/${number}`);
    expect(body as DayClose).toEqual(close.body);
  }
  await agree();
});
