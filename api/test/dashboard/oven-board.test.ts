// The board beside the fire (docs/rules/oven.md#the-ovens-board).
import { expect, test } from 'vitest';
import type { OvenBoard } from '@brasa/core/dashboard/oven-board.contract.ts';
import type { SpecialDayEntry } from '@brasa/core/hours/hours.contract.ts';
import {
  addDays,
  madridInstant,
  type ClockTime,
  type Day,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { insertSpecialDay } from '../../src/hours/special-days.store.ts';
import { listen } from '../event-listener.ts';
import { placeOrder } from '../place-order.ts';
import { NOW, openShop, type Caller } from '../shop-under-test.ts';
import { twoDevices } from '../two-devices.ts';

const URL = '/api/oven';
const BATCHES = '/api/oven/batches';
const TWO = '2026-11-20T13:00:00.000Z';

async function board() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const read = async () => {
    const reply = await staff.get(URL);
    expect(reply.status).toBe(200);
    return reply.body as OvenBoard;
  };
  const atTwo = async () => (await read()).slots.find(({ time }) => time === '14:00');
  const sell = (quantity: number, seller: Caller = staff) =>
    seller.post('/api/stock/movements', { type: 'walk_in_sale', quantity });
  return { ...under, staff, read, atTwo, sell };
}

test('of a day on which nothing happened has its half hours and the stock', async () => {
  const { read } = await board();
  const today = await read();
  expect(today).toMatchObject({
    day: '2026-11-20',
    isOpen: true,
    capacity: null,
    ovenMinutes: 75,
    inStock: '60.0',
    shortfall: null,
  });
  expect(today.slots).toHaveLength(15);
  expect(today.slots[0]).toMatchObject({ time: '10:00', ordered: '0.0', stillToPutOn: '0.0' });
});

test('follows orders and batches', async () => {
  const { staff, visitor, atTwo } = await board();
  const { id } = await placeOrder(visitor(), { quantity: 7.5 });
  await placeOrder(visitor(), { quantity: 3, pickupTime: '2026-11-20T13:29:00Z' });
  expect(await atTwo()).toMatchObject({
    dueAt: '2026-11-20T11:45:00.000Z',
    ordered: '10.5',
    pending: '10.5',
    stillToPutOn: '11.0',
  });
  const batch = (await staff.post(BATCHES, { slot: TWO, chickens: 8 })).body as Batch;
  expect(await atTwo()).toMatchObject({ onSpit: '8.0', stillToPutOn: '3.0', batches: [batch] });
  await staff.patch(`${BATCHES}/${batch.id}/ready`);
  expect(await atTwo()).toMatchObject({ onSpit: '0.0', ready: '8.0', stillToPutOn: '3.0' });
  await staff.patch(`/api/orders/${id}/confirm`);
  expect(await atTwo()).toMatchObject({ ordered: '10.5', pending: '3.0' });
  await staff.send('DELETE', `${BATCHES}/${batch.id}`);
  expect(await atTwo()).toMatchObject({ ready: '0.0', stillToPutOn: '11.0', batches: [] });
});

test('expects what was sold on the same weekdays, special days left out', async () => {
  const { time, sell, shop, signedIn } = await board();
  // Ten past two in Madrid, the fourth before the clocks were changed.
  const before = (days: number) =>
    madridInstant(addDays('2026-11-20' as Day, -days), '14:10' as ClockTime);
  for (const [weeks, sold] of [
    [1, 4],
    [2, 50],
    [3, 6],
    [4, 8.5],
  ] as const) {
    time.now = before(7 * weeks);
    await sell(sold, await signedIn('haykakan'));
  }
  // Another weekday, and more than a year ago.
  for (const days of [1, 53 * 7]) {
    time.now = before(days);
    await sell(99, await signedIn('haykakan'));
  }
  const fiesta = { date: '2026-11-06' as Day, openTime: '10:00', closeTime: '17:00', note: null };
  await shop.db.transact((transaction) =>
    insertSpecialDay(
      transaction,
      { ...fiesta, isOpen: true, autoUpdate: false } as SpecialDayEntry,
      'staff',
      NOW,
    ),
  );
  time.now = NOW;
  const { body } = await (await signedIn('haykakan')).get(URL);
  const atTwo = (body as OvenBoard).slots.find((one) => one.time === '14:00');
  expect(atTwo).toMatchObject({
    expected: '6.0',
    expectedError: '1.5',
    stillToPutOn: '6.0',
  });
});

test('says early what will be missing', async () => {
  const { staff, visitor, read, sell } = await board();
  await placeOrder(visitor(), { quantity: 10 });
  await placeOrder(visitor(), { quantity: 9, pickupTime: '2026-11-20T13:30:00Z' });
  expect((await read()).shortfall).toBeNull();
  await sell(43.5);
  expect((await read()).shortfall).toEqual({
    slot: '2026-11-20T13:30:00.000Z',
    time: '14:30',
    missing: '3.0',
  });
  await staff.post('/api/stock/movements', { type: 'addition', quantity: 3 });
  expect((await read()).shortfall).toBeNull();
});

test('unchanged answers 304, until something changes or a half hour is over', async () => {
  const { staff, time, visitor } = await board();
  await placeOrder(visitor());
  const { headers } = await staff.get(URL);
  const knows = () => staff.get(URL, { 'if-none-match': String(headers['etag']) });
  expect([(await knows()).status, headers['cache-control']]).toEqual([304, 'private, no-store']);
  await staff.post(BATCHES, { slot: TWO, chickens: 1 });
  expect((await knows()).status).toBe(200);
  await staff.send('DELETE', `${BATCHES}/1`);
  expect((await knows()).status).toBe(304);
  time.now = Date.parse(TWO) + HALF_HOUR;
  expect((await knows()).status).toBe(200);
});

test('of a closed day says so', async () => {
  const { shop, read } = await board();
  await shop.db.transact(async (transaction) => {
    await transaction.sql.updateTable('businessHours').set({ isOpen: 0 }).execute();
    transaction.announce('hours');
  });
  expect(await read()).toMatchObject({ isOpen: false, slots: [] });
});

test('every board hears of it, whichever process a tap reached', async () => {
  const under = await openShop();
  const [here, there] = await twoDevices(under);
  const listener = await listen(under.app, here);
  await listener.next();
  const { body } = await there.post(BATCHES, { slot: TWO, chickens: 12 });
  expect((await listener.next())?.topics).toContain('oven');
  const shown = async () =>
    ((await here.get(URL)).body as OvenBoard).slots.flatMap(({ batches }) => batches);
  expect(await shown()).toEqual([body]);
});
