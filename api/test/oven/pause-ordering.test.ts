// Staff pause the web's orders for today (docs/rules/oven.md#pausing-web-orders).
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { countRows } from '../count-rows.ts';
import { NOW, openShop, orderBody } from '../shop-under-test.ts';
import { twoDevices } from '../two-devices.ts';

const PAUSE = '/api/ordering/pause';
const END_OF_TODAY = '2026-11-20T23:00:00.000Z';
const TOMORROW = { pickupTime: '2026-11-21T13:00:00.000Z' };
const inMinutes = (minutes: number) => instantToIso(NOW + minutes * MINUTE);
const key = (name: string) => ({ 'idempotency-key': name });

async function paused(until = inMinutes(30)) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  expect(await staff.post(PAUSE, { until })).toMatchObject({
    status: 200,
    body: { pausedUntil: until },
  });
  return { ...under, staff, customer: under.visitor() };
}

const REFUSAL = {
  error: 'Ahora mismo no aceptamos pedidos por la web para hoy. Llámanos o elige otro día',
  code: 'ORDERING_PAUSED',
  until: inMinutes(30),
};

test('orders are taken until somebody pauses them', async () => {
  const { visitor } = await openShop();
  const reply = await visitor().get('/api/ordering');
  expect(reply).toMatchObject({ status: 200, body: { pausedUntil: null } });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test("a pause refuses customers' orders for today, says until when, and leaves nothing behind", async () => {
  const { customer, signedIn, shop } = await paused();
  const before = await countRows(shop.db);
  expect((await customer.get('/api/ordering')).body).toEqual({ pausedUntil: inMinutes(30) });
  const owner = await signedIn('abaranci');
  for (const caller of [customer, owner]) {
    expect(await caller.post('/api/orders', orderBody(), key('pausa-cliente-1'))).toMatchObject({
      status: 409,
      body: REFUSAL,
    });
  }
  expect(await countRows(shop.db)).toEqual({ ...before, users: 3 });
});

test('orders for another day are taken, and all that staff enter', async () => {
  const { customer, staff } = await paused();
  expect((await customer.post('/api/orders', orderBody(TOMORROW))).status).toBe(201);
  const manual = orderBody({ is_manual_entry: true });
  expect((await staff.post('/api/orders', manual)).status).toBe(201);
  // Staff at the public form are customers like any other.
  expect((await staff.post('/api/orders', orderBody())).body).toMatchObject({
    code: 'ORDERING_PAUSED',
  });
});

test('a pause ends by itself, to the millisecond, also for those who ask', async () => {
  const { customer, time } = await paused();
  time.now = NOW + 30 * MINUTE - 1;
  expect((await customer.post('/api/orders', orderBody())).status).toBe(409);
  time.now += 1;
  expect((await customer.get('/api/ordering')).body).toEqual({ pausedUntil: null });
  expect((await customer.post('/api/orders', orderBody())).status).toBe(201);
});

test('a pause of today ends with the day', async () => {
  const { customer, time } = await paused(END_OF_TODAY);
  time.now = Date.parse(END_OF_TODAY) - 1;
  expect((await customer.get('/api/ordering')).body).toEqual({ pausedUntil: END_OF_TODAY });
  expect((await customer.post('/api/orders', orderBody(TOMORROW))).status).toBe(201);
  time.now += 1;
  expect((await customer.post('/api/orders', orderBody(TOMORROW))).status).toBe(201);
});

test('the last word counts: longer, shorter, ended, and ended twice', async () => {
  const { customer, staff, shop } = await paused();
  await staff.post(PAUSE, { until: END_OF_TODAY });
  await staff.post(PAUSE, { until: inMinutes(15) });
  expect((await customer.get('/api/ordering')).body).toEqual({ pausedUntil: inMinutes(15) });
  for (let times = 0; times < 2; times += 1) {
    expect(await staff.send('DELETE', PAUSE)).toMatchObject({
      status: 200,
      body: { pausedUntil: null },
    });
  }
  expect((await customer.post('/api/orders', orderBody())).status).toBe(201);
  const said = await shop.db.read.selectFrom('orderingPauses').selectAll().orderBy('id').execute();
  expect(said.map(({ pausedUntil }) => pausedUntil)).toEqual([
    NOW + 30 * MINUTE,
    Date.parse(END_OF_TODAY),
    NOW + 15 * MINUTE,
    null,
  ]);
  expect(new Set(said.map(({ createdBy }) => createdBy))).toEqual(new Set([staff.id]));
});

test('a pause that was sent twice begins once, also after somebody ended it', async () => {
  const { staff, customer } = await paused();
  const first = await staff.post(PAUSE, { until: inMinutes(60) }, key('pausa-larga-1'));
  await staff.send('DELETE', PAUSE);
  const again = await staff.post(PAUSE, { until: inMinutes(60) }, key('pausa-larga-1'));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect((await customer.get('/api/ordering')).body).toEqual({ pausedUntil: null });
});

test.each([
  ['now', instantToIso(NOW), 'La pausa tiene que acabar más tarde que ahora'],
  ['the past', instantToIso(NOW - HOUR), 'La pausa tiene que acabar más tarde que ahora'],
  ['tomorrow', '2026-11-20T23:00:00.001Z', 'La pausa puede durar como mucho hasta el final de hoy'],
  ['no time at all', 'mañana', 'Indica hasta cuándo'],
  ['nothing', undefined, 'Indica hasta cuándo'],
])('a pause until %s is refused', async (_what, until, message) => {
  const { signedIn, visitor } = await openShop();
  const staff = await signedIn('superadmin');
  expect(await staff.post(PAUSE, { until })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', details: [{ path: 'until', message }] },
  });
  expect((await visitor().get('/api/ordering')).body).toEqual({ pausedUntil: null });
});

test('an order that was taken before the pause answers its repeat as the first time', async () => {
  const { signedIn, visitor } = await openShop();
  const [staff, customer] = [await signedIn('haykakan'), visitor()];
  const first = await customer.post('/api/orders', orderBody(), key('antes-de-la-pausa'));
  await staff.post(PAUSE, { until: END_OF_TODAY });
  const again = await customer.post('/api/orders', orderBody(), key('antes-de-la-pausa'));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(again.status).toBe(201);
});

test('an order that was refused is taken under the same key once the pause is over', async () => {
  const { staff, customer } = await paused();
  const send = () => customer.post('/api/orders', orderBody(), key('despues-de-la-pausa'));
  expect((await send()).status).toBe(409);
  await staff.send('DELETE', PAUSE);
  expect((await send()).status).toBe(201);
});

test('every process knows at once', async () => {
  const under = await openShop();
  const [here, there] = await twoDevices(under);
  const known = async () => (await there.get('/api/ordering')).body;
  expect(await known()).toEqual({ pausedUntil: null });
  for (const until of [inMinutes(15), inMinutes(30)]) {
    await here.post(PAUSE, { until });
    expect((await there.post('/api/orders', orderBody())).body).toMatchObject({ until });
    await expect.poll(known, { interval: 5 }).toEqual({ pausedUntil: until });
  }
  await here.send('DELETE', PAUSE);
  expect((await there.post('/api/orders', orderBody())).status).toBe(201);
  await expect.poll(known, { interval: 5 }).toEqual({ pausedUntil: null });
});
