// What was handed over today (docs/rules/dashboard.md#delivered-today).
import { expect, test } from 'vitest';
import type { DeliveredToday } from '@brasa/core/dashboard/dashboard.contract.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type SignedIn } from '../shop-under-test.ts';

const URL = '/api/delivered-today';

async function desk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const at = (madrid: string) => {
    under.time.now = parseInstant(madrid) ?? 0;
  };
  return { ...under, staff, at };
}

async function read(staff: SignedIn): Promise<DeliveredToday['orders']> {
  const reply = await staff.get(URL);
  expect(reply.status).toBe(200);
  return (reply.body as DeliveredToday).orders;
}

async function deliver(staff: SignedIn, order: Parameters<typeof placeOrder>[1] = {}) {
  const { id } = await placeOrder(staff, order);
  await staff.patch(`/api/orders/${id}/confirm`);
  return id;
}

test('has what was handed over today, the last one first, whatever day it was for', async () => {
  const { staff, at } = await desk();
  at('2026-11-20T13:30');
  const first = await deliver(staff);
  await placeOrder(staff);
  at('2026-11-20T13:31');
  const second = await deliver(staff, { pickupTime: '2026-11-21T13:00:00Z' });
  const { body } = await staff.get(`/api/orders/${second}`);
  expect(await read(staff)).toEqual([
    {
      ...(body as { history: unknown }),
      history: undefined,
      deliveredAt: '2026-11-20T12:31:00.000Z',
    },
    expect.objectContaining({ id: first, deliveredAt: '2026-11-20T12:30:00.000Z' }),
  ]);
});

test('has nothing that was called off or reopened, and again what was handed over again', async () => {
  const { staff, at } = await desk();
  const id = await deliver(staff);
  const over = await placeOrder(staff);
  await staff.patch(`/api/orders/${over.id}/cancel`);
  await staff.patch(`/api/orders/${id}/reopen`);
  expect(await read(staff)).toEqual([]);
  at('2026-11-20T14:05');
  await staff.patch(`/api/orders/${id}/confirm`);
  expect(await read(staff)).toMatchObject([{ id, deliveredAt: '2026-11-20T13:05:00.000Z' }]);
});

test('ends with the day in Madrid, also where an order of yesterday changes today', async () => {
  const { staff, at } = await desk();
  at('2026-11-20T23:59:59');
  const id = await deliver(staff, { is_manual_entry: true });
  expect(await read(staff)).toHaveLength(1);
  at('2026-11-21T00:00');
  expect(await read(staff)).toEqual([]);
  await staff.patch(`/api/orders/${id}`, { totalAmount: '12.00' });
  expect(await read(staff)).toEqual([]);
});

test('unchanged answers 304, and anew after a payment', async () => {
  const { staff } = await desk();
  const id = await deliver(staff);
  const { headers } = await staff.get(URL);
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await staff.get(URL, known)).status).toBe(304);
  await staff.patch(`/api/orders/${id}`, { totalAmount: '12.00' });
  expect((await staff.get(URL, known)).body).toMatchObject({ orders: [{ totalAmount: '12.00' }] });
});
