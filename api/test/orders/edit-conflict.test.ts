// Two people editing the same order: the second is told and loses nothing.
import { describe, expect, test } from 'vitest';
import { editConflict } from '@brasa/core/kernel/versions.ts';
import { order as orderSchema, type Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

async function twoAtOneOrder() {
  const under = await openShop();
  const [first, second] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
  const order = await placeOrder(under.visitor());
  return { under, first, second, order, url: `/api/orders/${order.id}` };
}

describe('an edit of a version that is no longer there', () => {
  test('is refused with the order as it is now, and nothing is written', async () => {
    const { under, first, second, order, url } = await twoAtOneOrder();
    const saved = await first.patch(url, { quantity: 3, version: order.version });
    expect(saved.status).toBe(200);
    const before = await countRows(under.shop.db);
    const late = await second.patch(url, { quantity: 5, version: order.version });
    expect(late.status).toBe(409);
    expect(editConflict(orderSchema).parse(late.body)).toEqual({
      error:
        'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
      code: 'EDITED_MEANWHILE',
      current: saved.body,
    });
    expect((await first.get(url)).body).toMatchObject({ ...(saved.body as Order) });
    expect(await countRows(under.shop.db)).toEqual(before);
    await expectStockToAgree(under.shop);
  });

  test('goes through once it names the version that it was told of', async () => {
    const { first, second, order, url } = await twoAtOneOrder();
    await first.patch(url, { quantity: 3, version: order.version });
    const mine = { customerName: 'Segunda' };
    const late = await second.patch(url, { ...mine, version: order.version });
    const { current } = editConflict(orderSchema).parse(late.body);
    const again = await second.patch(url, { ...mine, version: current.version });
    expect(again).toMatchObject({ status: 200, body: { ...mine, quantity: '3.0' } });
  });

  test.each(['confirm', 'cancel', 'error'])(
    'is refused after %s by somebody else',
    async (step) => {
      const { first, second, order, url } = await twoAtOneOrder();
      const done = await first.patch(`${url}/${step}`);
      const late = await second.patch(url, { quantity: 5, version: order.version });
      expect(late).toMatchObject({ status: 409, body: { current: done.body } });
    },
  );

  test('is refused for its payment line too', async () => {
    const { first, second, order, url } = await twoAtOneOrder();
    await first.patch(url, { totalAmount: 20, version: order.version });
    const late = await second.patch(url, { totalAmount: 25, version: order.version });
    expect(late).toMatchObject({ status: 409, body: { current: { totalAmount: '20.00' } } });
  });

  test('repeated with its key gets its own first answer', async () => {
    const { first, order, url } = await twoAtOneOrder();
    const key = { 'idempotency-key': 'guardar-0001' };
    const edit = { quantity: 3, version: order.version };
    const saved = await first.patch(url, edit, key);
    expect(await first.patch(url, edit, key)).toMatchObject({ status: 200, body: saved.body });
  });
});

describe('an edit', () => {
  test('that names no version goes through whatever happened', async () => {
    const { first, second, url } = await twoAtOneOrder();
    await first.patch(url, { quantity: 3 });
    expect((await second.patch(url, { quantity: 5 })).status).toBe(200);
  });

  test('is not in the way of a WhatsApp message sent meanwhile', async () => {
    const { first, second, order, url } = await twoAtOneOrder();
    await second.patch(`${url}/notificado`);
    const saved = await first.patch(url, { quantity: 3, version: order.version });
    expect(saved).toMatchObject({ status: 200, body: { notificado: true, quantity: '3.0' } });
  });

  test('of a version alone changes nothing', async () => {
    const { first, order, url } = await twoAtOneOrder();
    expect((await first.patch(url, { version: order.version })).body).toEqual(order);
  });

  test('of ten that are sent at once only one goes through', async () => {
    const { under, first, second, order, url } = await twoAtOneOrder();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? first : second).patch(url, {
          quantity: index + 1,
          version: order.version,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    await expectStockToAgree(under.shop);
  });
});
