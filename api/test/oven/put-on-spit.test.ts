// What goes onto the spit (docs/rules/oven.md#batches).
import { expect, test } from 'vitest';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { openShop } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const BATCHES = '/api/oven/batches';
const HALF_PAST_ONE = '2026-11-20T12:30:00.000Z';
const TWELVE = { slot: HALF_PAST_ONE, chickens: 12 };
const key = (name: string) => ({ 'idempotency-key': name });

async function oven() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const stored = () => under.shop.db.read.selectFrom('ovenBatches').selectAll().execute();
  return { ...under, staff, stored };
}

test('a batch is for a half hour of today, by somebody, on the spit', async () => {
  const { staff, stored } = await oven();
  expect(await staff.post(BATCHES, TWELVE)).toMatchObject({
    status: 201,
    body: {
      slot: HALF_PAST_ONE,
      chickens: '12.0',
      putOnAt: '2026-11-20T11:10:00.000Z',
      readyAt: null,
      version: 1,
    },
  });
  expect(await stored()).toMatchObject([{ chickens: 120, putOnBy: staff.id, readyBy: null }]);
});

test.each([
  ['tomorrow', { ...TWELVE, slot: '2026-11-21T12:30:00Z' }, 'slot', 'Indica una media hora de hoy'],
  [
    'no half hour',
    { ...TWELVE, slot: '2026-11-20T12:40Z' },
    'slot',
    'Indica una media hora de hoy',
  ],
  ['no time', { chickens: 12 }, 'slot', 'Indica una media hora de hoy'],
  ['none', { ...TWELVE, chickens: 0 }, 'chickens', 'Al horno van pollos enteros, de 1 a 99'],
  ['a half', { ...TWELVE, chickens: 0.5 }, 'chickens', 'Al horno van pollos enteros, de 1 a 99'],
  ['too many', { ...TWELVE, chickens: 100 }, 'chickens', 'Al horno van pollos enteros, de 1 a 99'],
  ['no number', { ...TWELVE, chickens: 'doce' }, 'chickens', 'Cantidad inválida'],
])('a batch of %s is refused', async (_what, body, path, message) => {
  const { staff, stored } = await oven();
  expect(await staff.post(BATCHES, body)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', details: [{ path, message }] },
  });
  expect(await stored()).toEqual([]);
});

test('a tap that was sent twice is one batch, also after it was taken back', async () => {
  const { staff, stored } = await oven();
  const first = await staff.post(BATCHES, TWELVE, key('tanda-de-la-una'));
  const { id } = first.body as Batch;
  expect((await staff.send('DELETE', `${BATCHES}/${id}`)).status).toBe(204);
  const again = await staff.post(BATCHES, TWELVE, key('tanda-de-la-una'));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await stored()).toEqual([]);
  expect((await staff.send('DELETE', `${BATCHES}/${id}`)).body).toEqual({
    code: 'BATCH_NOT_FOUND',
    error: 'Esa tanda ya no está en el horno',
  });
});

test('ready is said once, and what is taken back is the version that was seen', async () => {
  const { staff, stored } = await oven();
  const { id } = (await staff.post(BATCHES, TWELVE)).body as Batch;
  const ready = await staff.patch(`${BATCHES}/${id}/ready`);
  expect(ready).toMatchObject({
    status: 200,
    body: { readyAt: '2026-11-20T11:10:00.000Z', version: 2 },
  });
  expect((await staff.patch(`${BATCHES}/${id}/ready`)).body).toEqual(ready.body);
  expect(await stored()).toMatchObject([{ readyBy: staff.id }]);
  expect(await staff.send('DELETE', `${BATCHES}/${id}?version=1`)).toMatchObject({
    status: 409,
    body: { code: 'EDITED_MEANWHILE', current: ready.body as Batch },
  });
  expect(await staff.send('DELETE', `${BATCHES}/${id}/ready?version=2`)).toMatchObject({
    status: 200,
    body: { readyAt: null, version: 3 },
  });
  expect((await staff.send('DELETE', `${BATCHES}/${id}/ready`)).body).toMatchObject({ version: 3 });
  expect((await staff.send('DELETE', `${BATCHES}/${id}?version=3`)).status).toBe(204);
});

test.each([
  ['PATCH', '/ready'],
  ['DELETE', '/ready'],
  ['DELETE', ''],
] as const)('%s %s of a batch that is not there', async (method, path) => {
  const { staff } = await oven();
  expect(await staff.send(method, `${BATCHES}/999${path}`)).toMatchObject({
    status: 404,
    body: { code: 'BATCH_NOT_FOUND' },
  });
});

test('the board is nobody’s but the staff’s', async () => {
  const { signedIn, visitor, stored } = await oven();
  for (const [caller, status] of [
    [visitor(), 401],
    [await signedIn('abaranci'), 403],
  ] as const) {
    expect((await caller.post(BATCHES, TWELVE)).status).toBe(status);
    expect((await caller.get('/api/oven')).status).toBe(status);
    expect((await caller.patch(`${BATCHES}/1/ready`)).status).toBe(status);
    expect((await caller.send('DELETE', `${BATCHES}/1`)).status).toBe(status);
    expect((await caller.patch('/api/orders/1/ready')).status).toBe(status);
  }
  expect(await stored()).toEqual([]);
});

test('two boards at once: two taps are two batches, of one batch one is ready and one taken back', async () => {
  const under = await openShop();
  const [here, there] = await twoDevices(under);
  const put = await Promise.all([here.post(BATCHES, TWELVE), there.post(BATCHES, TWELVE)]);
  const [one, other] = put.map(({ body }) => (body as Batch).id);
  expect(one).not.toBe(other);
  const ready = await Promise.all(
    [here, there, here, there].map((board) => board.patch(`${BATCHES}/${one}/ready`)),
  );
  expect(countStatuses(ready)).toEqual({ 200: 4 });
  expect(new Set(ready.map(({ body }) => (body as Batch).version))).toEqual(new Set([2]));
  const gone = await Promise.all(
    [here, there].map((board) => board.send('DELETE', `${BATCHES}/${other}`)),
  );
  expect(countStatuses(gone)).toEqual({ 204: 1, 404: 1 });
});
