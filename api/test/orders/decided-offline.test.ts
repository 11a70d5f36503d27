// A decision made without a connection does not overwrite a later change of the order
// (docs/rules/wire.md#made-offline).
import { expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

let keys = 0;

async function openDesk() {
  const under = await openShop();
  const [staff, other] = [await under.signedIn('haykakan'), await under.signedIn('haykakan')];
  const { id } = await placeOrder(under.visitor());
  const made = under.time.now;
  /** A request that was made so many minutes after the order and reaches the server now. */
  const late = (after: number) => {
    keys += 1;
    return {
      ...{ 'idempotency-key': `decidido-${keys}`, 'made-offline-by': String(staff.id) },
      ...{
        'made-at': new Date(made + after * MINUTE).toISOString(),
        'sent-at': new Date(under.time.now).toISOString(),
      },
    };
  };
  under.time.now += 40 * MINUTE;
  const order = async () => (await staff.get(`/api/orders/${id}`)).body as Order;
  return { under, staff, other, id, late, order };
}

test.each(['cancel', 'error', 'confirm'])('%s of before an edit is a conflict', async (action) => {
  const { under, staff, other, id, late, order } = await openDesk();
  const edit = { pickupTime: '2026-11-21T14:00', totalAmount: '27.00', paymentMethod: 'cash' };
  expect((await other.patch(`/api/orders/${id}`, edit)).status).toBe(200);
  const before = await order();
  const reply = await staff.patch(`/api/orders/${id}/${action}`, {}, late(10));
  expect(reply).toMatchObject({ status: 409, body: { code: 'EDITED_MEANWHILE' } });
  expect((reply.body as { current: Order }).current.version).toBe(before.version);
  expect(await order()).toEqual(before);
  under.time.now += 5 * MINUTE;
  expect((await staff.patch(`/api/orders/${id}/${action}`, {}, late(44))).status).toBe(200);
});

test('what the same device changed before it is none', async () => {
  const { staff, id, late } = await openDesk();
  const edit = { customerName: 'Ana' };
  expect((await staff.patch(`/api/orders/${id}`, edit, late(10))).status).toBe(200);
  expect((await staff.patch(`/api/orders/${id}/confirm`, {}, late(11))).status).toBe(200);
});

test('the first request after an outage may take longer than the next one of the same person', async () => {
  const { under, staff, other, id, late } = await openDesk();
  const took = (request: ReturnType<typeof late>, ms: number) => ({
    ...request,
    'sent-at': new Date(under.time.now - ms).toISOString(),
  });
  const paid = { totalAmount: '27.00', paymentMethod: 'cash' };
  const [payment, delivery] = [late(10), late(10)];
  expect((await staff.patch(`/api/orders/${id}`, paid, took(payment, 8000))).status).toBe(200);
  const ofOther = { ...took(delivery, 20), 'made-offline-by': String(other.id) };
  expect((await other.patch(`/api/orders/${id}/confirm`, {}, ofOther)).status).toBe(409);
  expect((await staff.patch(`/api/orders/${id}/confirm`, {}, took(late(10), 20))).status).toBe(200);
});

test('that the order is ready is none, nor that it is handed over already', async () => {
  const { staff, other, id, late } = await openDesk();
  expect((await other.patch(`/api/orders/${id}/ready`)).status).toBe(200);
  expect((await staff.patch(`/api/orders/${id}/confirm`, {}, late(10))).status).toBe(200);
  expect((await staff.patch(`/api/orders/${id}/confirm`, {}, late(11))).status).toBe(200);
});

test('Listo does not go over a later change, whose order is another', async () => {
  const { staff, other, id, late, order } = await openDesk();
  const tomorrow = { pickupTime: '2026-11-21T14:00', quantity: '4.0' };
  expect((await other.patch(`/api/orders/${id}`, tomorrow)).status).toBe(200);
  const reply = await staff.patch(`/api/orders/${id}/ready`, {}, late(10));
  expect(reply).toMatchObject({ status: 409, body: { code: 'EDITED_MEANWHILE' } });
  expect((await order()).readyAt).toBeNull();
  expect((await staff.patch(`/api/orders/${id}/ready`)).status).toBe(200);
});

test('Listo does not go over a later "Ya no está listo", which hinders nothing else', async () => {
  const { under, staff, other, id, late, order } = await openDesk();
  expect((await other.patch(`/api/orders/${id}/ready`)).status).toBe(200);
  under.time.now += MINUTE;
  expect((await other.send('DELETE', `/api/orders/${id}/ready`)).status).toBe(200);
  const reply = await staff.patch(`/api/orders/${id}/ready`, {}, late(10));
  expect(reply).toMatchObject({ status: 409, body: { code: 'EDITED_MEANWHILE' } });
  expect((await order()).readyAt).toBeNull();
  expect((await staff.patch(`/api/orders/${id}/confirm`, {}, late(11))).status).toBe(200);
});

test('points for cash do not go over an earlier payment that the device had not seen', async () => {
  const { under, staff, other, id, late, order } = await openDesk();
  const { version } = await order();
  const card = { totalAmount: '27.00', paymentMethod: 'card' };
  expect((await other.patch(`/api/orders/${id}`, card)).status).toBe(200);
  const before = await order();
  under.time.now += 5 * MINUTE;
  const points = { phone: '600111222', paymentAmount: '27.00', cashPayment: true, orderId: id };
  const give = (seen: number) =>
    staff.post('/api/auth/points/accumulate', points, {
      ...late(44),
      'made-on-version': String(seen),
    });
  expect(await give(version)).toMatchObject({
    status: 409,
    body: { code: 'EDITED_MEANWHILE', current: { version: before.version } },
  });
  expect(await order()).toEqual(before);
  expect((await give(before.version)).status).toBe(200);
});

test('points for cash do not go over a later payment, and go with the same one', async () => {
  const { staff, other, id, late, order } = await openDesk();
  const card = { totalAmount: '25.00', paymentMethod: 'card' };
  expect((await other.patch(`/api/orders/${id}`, card)).status).toBe(200);
  const before = await order();
  const points = { phone: '600111222', paymentAmount: '20.00', cashPayment: true, orderId: id };
  const reply = await staff.post('/api/auth/points/accumulate', points, late(10));
  expect(reply).toMatchObject({ status: 409, body: { code: 'EDITED_MEANWHILE' } });
  expect(await order()).toEqual(before);
  const cash = { totalAmount: '20.00', paymentMethod: 'cash' };
  expect((await other.patch(`/api/orders/${id}`, cash)).status).toBe(200);
  expect((await staff.post('/api/auth/points/accumulate', points, late(11))).status).toBe(200);
});
