// Entregado, Cancelar, Marcar como Error (docs/rules/orders.md#order-status).
import { describe, expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const STEPS = [
  ['confirm', { status: 'delivered', confirmado: true, deleted: false, error: false }],
  ['cancel', { status: 'cancelled', confirmado: false, deleted: true, error: false }],
  ['error', { status: 'error', confirmado: false, deleted: false, error: true }],
] as const;

describe.each(STEPS)('%s', (step, expected) => {
  test('answers the order with its new status and flag, everything else as it was', async () => {
    const { signedIn, visitor, time } = await openShop();
    const staff = await signedIn('haykakan');
    const order = await placeOrder(visitor());
    time.now += 1000;
    const reply = await staff.patch(`/api/orders/${order.id}/${step}`);
    const updatedAt = '2026-11-20T11:10:01.000Z';
    const amountDue = step === 'confirm' ? order.amountDue : '0.00';
    const changed = { ...order, ...expected, amountDue, version: 2, updatedAt };
    expect([reply.status, reply.body]).toEqual([200, changed]);
    expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject(changed);
  });

  test('repeated answers the same, says so, and changes nothing, its time included', async () => {
    const { signedIn, visitor, time } = await openShop();
    const staff = await signedIn('superadmin');
    const { id } = await placeOrder(visitor());
    const first = await staff.patch(`/api/orders/${id}/${step}`);
    time.now += 1000;
    const again = await staff.patch(`/api/orders/${id}/${step}`);
    expect([again.status, again.body]).toEqual([
      200,
      { ...(first.body as Order), unchanged: true },
    ]);
  });

  test('leaves other orders alone, and whatever the body says is ignored', async () => {
    const { signedIn, visitor } = await openShop();
    const staff = await signedIn('haykakan');
    const [first, second] = [await placeOrder(visitor()), await placeOrder(visitor())];
    const body = { id: second.id, status: 'pending', quantity: 9 };
    expect((await staff.patch(`/api/orders/${first.id}/${step}`, body)).body).toMatchObject({
      id: first.id,
      quantity: '1.5',
      ...expected,
    });
    expect((await staff.get(`/api/orders/${second.id}`)).body).toMatchObject(second);
  });
});
