// Which orders are ready, and what takes it back (docs/rules/oven.md#ready-orders).
import { describe, expect, test } from 'vitest';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const BATCHES = '/api/oven/batches';
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+01:00`).toISOString();
const NOW = '2026-11-20T11:10:00.000Z';
const BEER = { productId: 26, quantity: 1, note: null };
const CHICKEN = { productId: 8, quantity: 1, note: null };

async function counter() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = async (quantity: number, clock = '14:00', changes: object = {}) =>
    (await placeOrder(under.visitor(), { quantity, pickupTime: at(clock), ...changes })).id;
  const batch = async (chickens: number, clock = '14:00') =>
    ((await staff.post(BATCHES, { slot: at(clock), chickens })).body as Batch).id;
  const ready = (id: number) => staff.patch(`${BATCHES}/${id}/ready`);
  const read = async (id: number) =>
    (await staff.get(`/api/orders/${id}`)).body as OrderWithHistory;
  const readyOrders = async () => {
    const sql = under.shop.db.read;
    const rows = await sql
      .selectFrom('orders')
      .select('id')
      .where('readyAt', 'is not', null)
      .execute();
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  };
  return { ...under, staff, order, batch, ready, read, readyOrders };
}

describe('a batch that is ready', () => {
  test('makes ready what it reaches of its half hour, by pick-up, without another version', async () => {
    const { order, batch, ready, read, readyOrders } = await counter();
    const late = await order(2, '14:15');
    const early = await order(2, '14:00');
    const next = await order(1, '14:30');
    const tooMuch = await order(3, '14:20');
    await ready(await batch(4));
    expect(await readyOrders()).toEqual([late, early].sort((a, b) => a - b));
    const { readyAt, status, version, history } = await read(early);
    expect([readyAt, status, version]).toEqual([NOW, 'pending', 1]);
    expect(history[0]).toMatchObject({ action: 'ready', changes: [] });
    await ready(await batch(3));
    expect(await readyOrders()).toEqual([late, early, tooMuch].sort((a, b) => a - b));
    expect((await read(next)).readyAt).toBeNull();
  });

  test('leaves to staff what has something else, whose chickens it counts all the same', async () => {
    const { order, batch, ready, readyOrders } = await counter();
    const lines = [CHICKEN, BEER];
    await order(1, '14:00', { quantity: undefined, lines });
    const plain = await order(1, '14:10');
    const last = await order(1, '14:20');
    await ready(await batch(2));
    expect(await readyOrders()).toEqual([plain]);
    await ready(await batch(1));
    expect(await readyOrders()).toEqual([plain, last]);
  });

  test('that is taken back takes with it what is no longer reached, and nothing else', async () => {
    const { order, batch, ready, readyOrders, staff, read } = await counter();
    const ids = [await order(2, '14:00'), await order(2, '14:10'), await order(2, '14:20')];
    const [first, second] = [await batch(2), await batch(4)];
    await ready(first);
    await staff.patch(`/api/orders/${ids[2]}/ready`);
    await ready(second);
    expect(await readyOrders()).toEqual(ids);
    await staff.send('DELETE', `${BATCHES}/${first}/ready`);
    expect(await readyOrders()).toEqual(ids);
    await staff.send('DELETE', `${BATCHES}/${second}`);
    // What somebody said by hand stays.
    expect(await readyOrders()).toEqual([ids[2]]);
    expect((await read(ids[0] ?? 0)).history.map(({ action }) => action)).toEqual([
      'unready',
      'ready',
      'created',
    ]);
  });

  test('that is taken back leaves ready what staff have said of it since', async () => {
    const { order, batch, ready, readyOrders, staff } = await counter();
    const ids = [await order(2, '14:00'), await order(2, '14:10')];
    const made = await batch(4);
    await ready(made);
    const said = await staff.patch(`/api/orders/${ids[1]}/ready`);
    expect(said).toMatchObject({ status: 200, body: { readyAt: NOW } });
    await staff.send('DELETE', `${BATCHES}/${made}`);
    expect(await readyOrders()).toEqual([ids[1]]);
  });

  test('counts what was handed over before', async () => {
    const { order, batch, ready, staff, readyOrders } = await counter();
    const [gone, waiting] = [await order(3), await order(1)];
    await staff.patch(`/api/orders/${gone}/confirm`);
    await ready(await batch(3));
    expect(await readyOrders()).toEqual([]);
    await ready(await batch(1));
    expect(await readyOrders()).toEqual([waiting]);
  });
});

describe('staff', () => {
  test('say it of any pending order, once, and take it back', async () => {
    const { order, staff, read } = await counter();
    const id = await order(0, '14:00', { quantity: undefined, lines: [BEER] });
    const said = await staff.patch(`/api/orders/${id}/ready`);
    expect(said).toMatchObject({ status: 200, body: { readyAt: NOW, version: 1 } });
    expect((await staff.patch(`/api/orders/${id}/ready`)).body).toEqual(said.body);
    const back = await staff.send('DELETE', `/api/orders/${id}/ready`);
    expect(back).toMatchObject({ status: 200, body: { readyAt: null } });
    expect((await staff.send('DELETE', `/api/orders/${id}/ready`)).status).toBe(200);
    expect((await read(id)).history.map(({ action }) => action)).toEqual([
      'unready',
      'ready',
      'created',
    ]);
  });

  test('cannot say it of one that is not pending, or not there', async () => {
    const { order, staff } = await counter();
    const id = await order(1);
    await staff.patch(`/api/orders/${id}/confirm`);
    expect(await staff.patch(`/api/orders/${id}/ready`)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_TRANSITION_IMPOSSIBLE' },
    });
    expect((await staff.patch('/api/orders/999/ready')).status).toBe(404);
  });
});

describe('an order that is ready', () => {
  test.each([
    ['its quantity', { quantity: 2 }],
    ['its lines', { lines: [{ ...CHICKEN, id: 1 }, BEER] }],
    ['its details', { details: '1 pollo, sin sal' }],
    ['its pick-up', { pickupTime: at('14:30') }],
  ])('is no longer, after an edit of %s', async (_what, edit) => {
    const { order, staff, read } = await counter();
    const id = await order(1);
    await staff.patch(`/api/orders/${id}/ready`);
    const edited = await staff.patch(`/api/orders/${id}`, edit);
    expect(edited).toMatchObject({ status: 200, body: { readyAt: null } });
    expect((await read(id)).readyAt).toBeNull();
  });

  test('stays so after any other edit, its payment and its delivery, that taken back too', async () => {
    const { order, staff, read } = await counter();
    const id = await order(1);
    await staff.patch(`/api/orders/${id}/ready`);
    const edits = [
      { customerName: 'Otra', quantity: 1 },
      { totalAmount: '13.50', paymentMethod: 'card' },
    ];
    for (const edit of edits) await staff.patch(`/api/orders/${id}`, edit);
    await staff.patch(`/api/orders/${id}/confirm`);
    await staff.patch(`/api/orders/${id}/reopen`, {});
    expect(await read(id)).toMatchObject({ readyAt: NOW, status: 'pending' });
  });

  test.each(['cancel', 'error'])('is no longer once it is called off (%s)', async (how) => {
    const { order, staff, read } = await counter();
    const id = await order(1);
    await staff.patch(`/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${id}/${how}`);
    expect((await read(id)).readyAt).toBeNull();
    await staff.patch(`/api/orders/${id}/reopen`, {});
    expect((await read(id)).readyAt).toBeNull();
  });
});

test('batches are said ready and taken back on two boards, while orders are edited and handed over', async () => {
  const { staff: _, order, readyOrders, batch, ...under } = await counter();
  const [here, there] = await twoDevices(under);
  const ids: number[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await order(1, `14:0${count}`));
  const batches = [await batch(3), await batch(3), await batch(2)];
  const boards: Caller[] = [here, there];
  const all = await Promise.all([
    ...boards.flatMap((board) => batches.map((id) => board.patch(`${BATCHES}/${id}/ready`))),
    here.send('DELETE', `${BATCHES}/${batches[0]}/ready`),
    there.patch(`${BATCHES}/${batches[0]}/ready`),
    ...ids.slice(0, 2).map((id) => there.patch(`/api/orders/${id}/confirm`)),
    ...ids.slice(2, 4).map((id) => here.patch(`/api/orders/${id}`, { customerName: 'Otra' })),
  ]);
  expect(countStatuses(all)).toEqual({ 200: 12 });
  await here.send('DELETE', `${BATCHES}/${batches[0]}/ready`);
  await there.patch(`${BATCHES}/${batches[0]}/ready`);
  const pending = ids.slice(2);
  expect((await readyOrders()).filter((id) => pending.includes(id))).toEqual(pending);
});
