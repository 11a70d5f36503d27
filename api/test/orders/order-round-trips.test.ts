// An order makes few round trips to PostgreSQL (docs/decisions/0023-few-round-trips.md): over a network
// each is a wait, and while the day's stock is locked a wait for everybody.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { openShop, orderBody, type Caller } from '../shop-under-test.ts';
import { watchRoundTrips } from '../watch-round-trips.ts';

const order =
  (caller: Caller, day = '2026-11-20') =>
  async () => {
    const body = orderBody({ pickupTime: `${day}T13:00:00.000Z` });
    const reply = await caller.post('/api/orders', body, { 'idempotency-key': randomUUID() });
    expect(reply.status).toBe(201);
  };

test('an order of a visitor makes at most five round trips, the first of a day too', async () => {
  const roundTrips = watchRoundTrips();
  const { shop, visitor } = await openShop();
  const customer = visitor();
  // Settings and hours are read once.
  await order(customer)();
  expect(await roundTrips(order(customer))).toBe(5);
  expect(await roundTrips(order(customer, '2026-11-21'))).toBe(5);
  await expectStockToAgree(shop);
});

test('the ticket that is printed of it makes none more', async () => {
  const roundTrips = watchRoundTrips();
  const { shop, visitor } = await openShop();
  // Before anybody reads them, and without word of it, which would have them read again at any time.
  await shop.db.transact(async ({ sql }) => {
    const set = (key: string, value: string) =>
      sql.updateTable('settings').set({ value }).where('key', '=', key).execute();
    await set('ticketPrinter', 'tcp://192.0.2.1:9100');
    await set('ticketPrinting', 'sí');
  });
  const customer = visitor();
  await order(customer)();
  expect(await roundTrips(order(customer))).toBe(5);
  expect(await shop.db.read.selectFrom('printJobs').selectAll().execute()).toHaveLength(2);
});

test('that of a customer who is signed in makes two more: who they are, and have become', async () => {
  const roundTrips = watchRoundTrips();
  const { signedIn } = await openShop();
  const customer = await signedIn('abaranci');
  await order(customer)();
  expect(await roundTrips(order(customer))).toBe(7);
});

test('a delivery makes five, and who does it is asked before', async () => {
  const roundTrips = watchRoundTrips();
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  await order(staff)();
  const key = { 'idempotency-key': randomUUID() };
  const deliver = () => staff.patch('/api/orders/1/confirm', undefined, key);
  expect(await roundTrips(deliver)).toBe(6);
});
