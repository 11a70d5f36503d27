// The oven promises no more for a half hour than fits into it (docs/rules/oven.md#capacity).
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FullSlot, SlotOffer } from '@brasa/core/orders/place/slot-offers.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectOvenToAgree } from '../expect-oven-to-agree.ts';
import { openShop, orderBody, type Caller } from '../shop-under-test.ts';

/** That time in Madrid, in winter. */
const at = (clock: string, day = '2026-11-20') => `${day}T${clock}:00+01:00`;
const iso = (clock: string, day?: string) => new Date(at(clock, day)).toISOString();

/** A shop whose oven takes so many chickens each half hour. */
async function openOven(chickens = '4', settings: Record<string, string> = {}) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const set = async (key: string, value: string) =>
    expect((await staff.patch(`/api/settings/${key}`, { value })).status).toBe(200);
  await set('ovenChickensPerSlot', chickens);
  for (const [key, value] of Object.entries(settings)) await set(key, value);
  const order = (quantity: number, clock: string, caller: Caller = under.visitor()) =>
    caller.post('/api/orders', orderBody({ quantity, pickupTime: at(clock) }));
  const manual = (changes: Record<string, unknown>) =>
    staff.post('/api/orders', { ...orderBody(changes), is_manual_entry: true });
  const slotsOf = async (caller: Caller, chickensWanted = 1, day = '2026-11-20') => {
    const reply = await caller.get(`/api/slots?day=${day}&chickens=${chickensWanted}`);
    expect(reply.status).toBe(200);
    return reply.body as SlotOffer[];
  };
  const slot = async (clock: string, caller: Caller = staff, chickensWanted = 1) =>
    (await slotsOf(caller, chickensWanted)).find(({ time }) => time === clock);
  return { ...under, staff, set, order, manual, slotsOf, slot };
}

describe('a half hour of the oven', () => {
  test('takes orders until it is full; then it names the nearest that have room', async () => {
    const { order, shop } = await openOven();
    expect((await order(3.5, '14:00')).status).toBe(201);
    const refused = await order(1, '14:00');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_FULL',
        error: 'Esa hora ya está completa. Elige otra',
        current: { nearest: [iso('13:00'), iso('13:30'), iso('14:30')] },
      },
    });
    // How much is left is for staff to read.
    expect((refused.body as { current: object }).current).not.toHaveProperty('left');
    expect((await order(0.5, '14:00')).status).toBe(201);
    expect(await countRows(shop.db)).toMatchObject({ orders: 2, orderLogs: 2 });
    await expectOvenToAgree(shop);
  });

  test('is that of the last half hour that has begun before the pick-up', async () => {
    const { order, slot } = await openOven();
    expect((await order(4, '14:29')).status).toBe(201);
    expect((await order(0.5, '14:00')).status).toBe(409);
    expect((await order(0.5, '14:30')).status).toBe(201);
    expect(await slot('14:00')).toEqual({
      time: '14:00',
      state: 'full',
      taken: '4.0',
      left: '0.0',
    });
  });

  test('is free again once an order is cancelled or an error, and taken once it is delivered', async () => {
    const { order, staff, shop } = await openOven();
    const { id } = (await order(4, '14:00')).body as Order;
    expect((await staff.patch(`/api/orders/${id}/confirm`)).status).toBe(200);
    expect((await order(0.5, '14:00')).status).toBe(409);
    const other = (await order(4, '14:30')).body as Order;
    expect((await staff.patch(`/api/orders/${other.id}/cancel`)).status).toBe(200);
    expect((await order(4, '14:30')).status).toBe(201);
    await expectOvenToAgree(shop);
  });

  test('without a limit takes what comes, and a limit that comes later counts it', async () => {
    const { order, set, slot } = await openOven('');
    expect((await order(10, '14:00')).status).toBe(201);
    expect(await slot('14:00')).toEqual({
      time: '14:00',
      state: 'open',
      taken: '10.0',
      left: null,
    });
    await set('ovenChickensPerSlot', '8');
    expect(await slot('14:00')).toMatchObject({ state: 'full', left: '0.0' });
    expect((await order(0.5, '14:00')).status).toBe(409);
  });

  test('has room for what takes no chicken', async () => {
    const { order, visitor, slot } = await openOven();
    await order(4, '14:00');
    const lines = [{ productId: 26, quantity: 2, note: null }];
    const beers = orderBody({ quantity: undefined, lines, pickupTime: at('14:00') });
    expect((await visitor().post('/api/orders', beers)).status).toBe(201);
    expect(await slot('14:00', visitor(), 0)).toEqual({ time: '14:00', state: 'open' });
  });

  test('an order larger than any is asked to telephone', async () => {
    const { order } = await openOven();
    expect((await order(4.5, '14:00')).body).toMatchObject({
      code: 'ORDER_LARGER_THAN_SLOT',
      error: 'Un pedido tan grande no cabe en media hora de horno. Llámanos y lo preparamos',
    });
  });

  test('an order sent again after it has become full answers as the first time', async () => {
    const { visitor, order } = await openOven();
    const key = { 'idempotency-key': randomUUID() };
    const body = orderBody({ quantity: 4, pickupTime: at('14:00') });
    const first = await visitor().post('/api/orders', body, key);
    expect(first.status).toBe(201);
    expect((await order(0.5, '14:00')).status).toBe(409);
    expect(await visitor().post('/api/orders', body, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
  });
});

describe('staff', () => {
  test('are told too, and go over it knowingly, which the history says', async () => {
    const { order, manual, staff, slot, shop } = await openOven();
    await order(4, '14:00');
    const phoned = { quantity: 2, pickupTime: at('14:00') };
    expect((await manual(phoned)).body).toMatchObject({
      code: 'SLOT_FULL',
      current: { left: '0.0' },
    });
    const reply = await manual({ ...phoned, overCapacity: true });
    expect(reply.status).toBe(201);
    expect(await slot('14:00')).toMatchObject({ taken: '6.0', left: '0.0', state: 'full' });
    const { id } = reply.body as Order;
    const { history } = (await staff.get(`/api/orders/${id}`)).body as {
      history: { action: string }[];
    };
    expect(history.map(({ action }) => action)).toContain('over_capacity');
    await expectOvenToAgree(shop);
  });

  test('say so where there is room all the same, and the history says nothing of it', async () => {
    const { order, manual, staff, shop } = await openOven();
    const actionsOf = async ({ body }: { body: unknown }) => {
      const path = `/api/orders/${(body as Order).id}`;
      const { history } = (await staff.get(path)).body as { history: { action: string }[] };
      return history.map(({ action }) => action);
    };
    const willing = { quantity: 2, pickupTime: at('14:00'), overCapacity: true };
    const fits = await manual(willing);
    expect(await actionsOf(fits)).toEqual(['created']);
    expect(await actionsOf(await order(2, '14:00'))).toEqual(['created']);
    const path = `/api/orders/${(fits.body as Order).id}`;
    await staff.patch(path, { pickupTime: at('14:30'), overCapacity: true });
    expect(await actionsOf(fits)).toEqual(['edited', 'created']);
    await staff.patch(path, { quantity: '4.5', overCapacity: true });
    expect(await actionsOf(fits)).toEqual(['over_capacity', 'edited', 'edited', 'created']);
    await staff.patch(path, { quantity: '4', overCapacity: true });
    expect((await actionsOf(fits)).filter((one) => one === 'over_capacity')).toHaveLength(1);
    await expectOvenToAgree(shop);
  });

  test('a customer goes over it in no way', async () => {
    const { order, visitor } = await openOven();
    await order(4, '14:00');
    const body = orderBody({ quantity: 1, pickupTime: at('14:00'), overCapacity: true });
    expect((await visitor().post('/api/orders', body)).status).toBe(409);
  });

  test('an edit that moves or enlarges an order needs room, one that does not needs none', async () => {
    const { order, staff, shop } = await openOven();
    const { id } = (await order(2, '14:00')).body as Order;
    await order(2, '14:00');
    await order(3, '14:30');
    const edit = (changes: object) => staff.patch(`/api/orders/${id}`, changes);
    expect((await edit({ quantity: '2.5' })).status).toBe(409);
    expect((await edit({ pickupTime: at('14:30') })).status).toBe(409);
    expect((await edit({ customerName: 'Otra persona' })).status).toBe(200);
    expect((await edit({ quantity: '1' })).status).toBe(200);
    expect((await edit({ pickupTime: at('14:30') })).status).toBe(200);
    expect((await edit({ quantity: '1.5', overCapacity: true })).status).toBe(200);
    expect((await edit({ quantity: '1' })).status).toBe(200);
    await expectOvenToAgree(shop);
  });

  test('a refused edit changes nothing, its other fields neither', async () => {
    const { order, staff } = await openOven();
    const { id } = (await order(2, '14:00')).body as Order;
    await order(2, '14:00');
    const before = (await staff.get(`/api/orders/${id}`)).body;
    const edit = { quantity: '3', customerName: 'Otra persona' };
    expect((await staff.patch(`/api/orders/${id}`, edit)).status).toBe(409);
    expect((await staff.get(`/api/orders/${id}`)).body).toEqual(before);
  });

  test('a reopening needs room, or is said to go over it', async () => {
    const { order, staff, shop } = await openOven();
    const { id } = (await order(2, '14:00')).body as Order;
    await staff.patch(`/api/orders/${id}/cancel`);
    await order(3, '14:00');
    const reopen = (body?: object) => staff.patch(`/api/orders/${id}/reopen`, body);
    expect((await reopen()).body).toMatchObject({ code: 'SLOT_FULL', current: { left: '1.0' } });
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ status: 'cancelled' });
    expect((await reopen({ overCapacity: true })).status).toBe(200);
    await expectOvenToAgree(shop);
  });

  test('taking a delivery back needs none: it was promised all the time', async () => {
    const { order, staff } = await openOven();
    const { id } = (await order(4, '14:00')).body as Order;
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await staff.patch(`/api/orders/${id}/reopen`)).status).toBe(200);
  });

  test('lowering the limit cancels nothing, and what is there can still be changed', async () => {
    const { order, staff, set, slot } = await openOven('8');
    const { id } = (await order(6, '14:00')).body as Order;
    await set('ovenChickensPerSlot', '4');
    expect(await slot('14:00')).toMatchObject({ taken: '6.0', left: '0.0', state: 'full' });
    expect((await staff.patch(`/api/orders/${id}`, { quantity: '5' })).status).toBe(200);
    expect((await staff.patch(`/api/orders/${id}/confirm`)).status).toBe(200);
  });
});

describe('the notice', () => {
  test('is kept to the beginning of the half hour', async () => {
    const { order, time } = await openOven('', { orderNoticeMinutes: '75' });
    time.now = Date.parse(at('12:45'));
    expect((await order(1, '14:20')).status).toBe(201);
    time.now += 1;
    const late = await order(1, '14:20');
    expect(late).toMatchObject({
      status: 422,
      body: {
        code: 'PICKUP_TOO_SOON',
        error: 'Para esa hora ya no da tiempo. Elige una más tarde',
      },
    });
    expect((await order(1, '14:30')).status).toBe(201);
  });

  test('does not hold for staff', async () => {
    const { manual } = await openOven('', { orderNoticeMinutes: '1440' });
    expect((await manual({ pickupTime: at('13:00') })).status).toBe(201);
  });
});

describe('the half hours of a day', () => {
  test('are those of the opening hours, with what can be had of each', async () => {
    const { slotsOf, order, time, visitor } = await openOven('4', { orderNoticeMinutes: '30' });
    await order(4, '14:00');
    await order(3, '14:30');
    time.now = Date.parse(at('12:31'));
    const states = await slotsOf(visitor());
    expect(states.map(({ time: clock, state }) => `${clock} ${state}`)).toEqual([
      ...['10:00 past', '10:30 past', '11:00 past', '11:30 past', '12:00 past', '12:30 past'],
      ...['13:00 past', '13:30 open', '14:00 full', '14:30 few', '15:00 open', '15:30 open'],
      ...['16:00 open', '16:30 open', '17:00 open'],
    ]);
    expect(Object.keys(states[0] ?? {})).toEqual(['time', 'state']);
  });

  test('of a day on which the shop is closed are closed', async () => {
    const { slotsOf, staff, visitor } = await openOven();
    const closed = { date: '2026-11-21', openTime: '10:00', closeTime: '17:00', isOpen: false };
    const added = await staff.post('/api/business-hours/special-days', { ...closed, note: null });
    expect(added.status).toBe(201);
    const states = await slotsOf(visitor(), 1, '2026-11-21');
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['closed']));
    expect(states).toHaveLength(9);
  });

  test('a full one points to other days once the day is over', async () => {
    const { order, time } = await openOven('4');
    await order(4, '17:00');
    time.now = Date.parse(at('16:45'));
    const { current } = (await order(1, '17:00')).body as { current: FullSlot };
    expect(current.nearest).toEqual([
      iso('13:00', '2026-11-21'),
      iso('13:30', '2026-11-21'),
      iso('14:00', '2026-11-21'),
    ]);
  });

  test.each([
    '',
    'day=hoy',
    'day=2026-02-30',
    'day=2026-11-20&chickens=1.25',
    'day=2026-11-20&chickens=18',
  ])('asked wrongly (%s) are refused in Spanish', async (query) => {
    const { visitor } = await openOven();
    const reply = await visitor().get(`/api/slots?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test.each([
    ['2026-03-29', 'clocks go forward'],
    ['2026-10-25', 'clocks go back'],
    ['2028-02-29', 'leap day'],
  ])('are the same on %s (%s)', async (day) => {
    const { slotsOf, visitor, time } = await openOven();
    time.now = Date.parse(`${day}T00:30:00+01:00`);
    const states = await slotsOf(visitor(), 1, day);
    expect(states.map(({ time: clock, state }) => `${clock} ${state}`)).toHaveLength(15);
    expect(states.every(({ state }) => state === 'open')).toBe(true);
  });
});
