// Deshacer, and reopening later (docs/rules/orders.md#reopening).
import { describe, expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

async function deskWithOrder() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(under.visitor(), { quantity: 2.5 });
  const stock = async () => (await under.visitor().get('/api/stock')).body;
  return { under, staff, order, stock, url: `/api/orders/${order.id}` };
}

const STEPS = ['confirm', 'cancel', 'error'];

describe('reopening', () => {
  test.each(STEPS)('after %s puts order and stock back as they were', async (step) => {
    const { under, staff, order, stock, url } = await deskWithOrder();
    const reserved = await stock();
    await staff.patch(`${url}/${step}`);
    expect(await stock()).not.toEqual(reserved);
    const reply = await staff.patch(`${url}/reopen`);
    expect(reply).toMatchObject({ status: 200, body: { ...order, version: 3 } });
    expect(await stock()).toEqual(reserved);
    await expectStockToAgree(under.shop);
    const history = await under.shop.db.read.selectFrom('stockHistory').selectAll().execute();
    expect(history.at(-1)).toMatchObject({ action: 'order_reopened', createdBy: staff.id });
  });

  test.each(STEPS)('after %s days later returns to the day of the pick-up', async (step) => {
    const { under, staff, url } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    under.time.now += 5 * 86_400_000;
    expect((await staff.patch(`${url}/reopen`)).status).toBe(200);
    const days = await under.shop.db.read.selectFrom('stock').selectAll().execute();
    expect(days).toMatchObject([{ date: '2026-11-20', currentStock: 600, reservedStock: 25 }]);
    await expectStockToAgree(under.shop);
  });

  test.each(STEPS.slice(1))('after %s makes due again what was to be paid', async (step) => {
    const { staff, url } = await deskWithOrder();
    const paid = { totalAmount: '30.00', finalAmount: '30.00', cashAmount: '30.00' };
    await staff.patch(url, { totalAmount: 30 });
    expect((await staff.patch(`${url}/${step}`)).body).toMatchObject({
      totalAmount: '30.00',
      finalAmount: '0.00',
      cashAmount: null,
    });
    expect((await staff.patch(`${url}/reopen`)).body).toMatchObject(paid);
    await staff.patch(`${url}/${step}`);
    expect((await staff.patch(url, { quantity: 2 })).body).toMatchObject(paid);
  });

  test('of a pending order, and repeated, changes nothing', async () => {
    const { under, staff, order, url } = await deskWithOrder();
    const rows = await countRows(under.shop.db);
    under.time.now += 1000;
    expect((await staff.patch(`${url}/reopen`)).body).toEqual(order);
    expect(await countRows(under.shop.db)).toEqual(rows);
    await staff.patch(`${url}/confirm`);
    const first = await staff.patch(`${url}/reopen`);
    expect((await staff.patch(`${url}/reopen`)).body).toEqual(first.body);
  });

  test('takes back one’s own doing, not what somebody did since', async () => {
    const { under, staff, url } = await deskWithOrder();
    const other = await under.signedIn('superadmin');
    const { version } = (await staff.patch(`${url}/error`)).body as Order;
    await other.patch(url, { quantity: 3 });
    const theirs = await other.patch(`${url}/confirm`);
    const undo = await staff.patch(`${url}/reopen`, { version });
    expect(undo).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: theirs.body },
    });
    await expectStockToAgree(under.shop);
  });

  test('sent again after its answer was lost is done once', async () => {
    const { under, staff, url } = await deskWithOrder();
    const { version } = (await staff.patch(`${url}/confirm`)).body as Order;
    const undo = () => staff.patch(`${url}/reopen`, { version });
    const first = await undo();
    expect(await undo()).toMatchObject({ status: 200, body: first.body });
    await expectStockToAgree(under.shop);
  });

  test.each([
    ['999', {}, 404, 'ORDER_NOT_FOUND'],
    ['0', {}, 400, 'VALIDATION'],
    ['1', { version: 'x' }, 400, 'VALIDATION'],
  ])('of %s with %j is refused', async (id, body, status, code) => {
    const { staff } = await deskWithOrder();
    expect(await staff.patch(`/api/orders/${id}/reopen`, body)).toMatchObject({
      status,
      body: { code },
    });
  });
});

describe('a customer told by WhatsApp', () => {
  test('is noted once, whatever the order’s status, and in its history', async () => {
    const { under, staff, order, url } = await deskWithOrder();
    under.time.now += 1000;
    const notified = { ...order, notificado: true, updatedAt: '2026-11-20T11:10:01.000Z' };
    expect(await staff.patch(`${url}/notificado`)).toMatchObject({ status: 200, body: notified });
    under.time.now += 1000;
    const rows = await countRows(under.shop.db);
    expect((await staff.patch(`${url}/notificado`)).body).toEqual(notified);
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect((await staff.get(url)).body).toMatchObject({
      history: [{ action: 'notified', changes: [] }, { action: 'created' }],
    });
    await staff.patch(`${url}/confirm`);
    expect((await staff.patch(`${url}/notificado`)).body).toMatchObject({ status: 'delivered' });
  });

  test('of an order that does not exist is refused', async () => {
    const { staff } = await deskWithOrder();
    expect(await staff.patch('/api/orders/999/notificado')).toMatchObject({
      status: 404,
      body: { error: 'Pedido no encontrado', code: 'ORDER_NOT_FOUND' },
    });
  });

  test('told ten times at once is noted once', async () => {
    const { under, staff, url } = await deskWithOrder();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.patch(`${url}/notificado`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countRows(under.shop.db)).toMatchObject({ orderLogs: 2 });
  });
});
