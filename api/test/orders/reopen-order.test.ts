// Deshacer, and reopening later (docs/rules/orders.md#reopening).
import { describe, expect, test } from 'vitest';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
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
    const history = await under.shop.db.read
      .selectFrom('stockHistory')
      .selectAll()
      .orderBy('id')
      .execute();
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

  test.each(STEPS.slice(1))('after %s leaves what was paid as it is', async (step) => {
    const { staff, url } = await deskWithOrder();
    const paid = { totalAmount: '30.00', finalAmount: '30.00', cashAmount: '30.00' };
    await staff.patch(url, { totalAmount: 30 });
    expect((await staff.patch(`${url}/${step}`)).body).toMatchObject(paid);
    expect((await staff.patch(`${url}/reopen`)).body).toMatchObject(paid);
    await staff.patch(`${url}/${step}`);
    expect((await staff.patch(url, { quantity: 2 })).body).toMatchObject(paid);
  });

  test('of a pending order, and repeated, changes nothing', async () => {
    const { under, staff, order, url } = await deskWithOrder();
    const rows = await countRows(under.shop.db);
    under.time.now += 1000;
    expect((await staff.patch(`${url}/reopen`)).body).toEqual({ ...order, unchanged: true });
    expect(await countRows(under.shop.db)).toEqual(rows);
    await staff.patch(`${url}/confirm`);
    const first = await staff.patch(`${url}/reopen`);
    const again = { ...(first.body as Order), unchanged: true };
    expect((await staff.patch(`${url}/reopen`)).body).toEqual(again);
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

describe('the undo of a call-off', () => {
  const CONSUME = '/api/points/consume-bonus';

  async function calledOff(step = 'cancel') {
    const opened = await deskWithOrder();
    const { under, staff, url, order } = opened;
    const { id: userId, phone } = await newCustomer(under);
    await earn(under, userId, 120);
    await staff.patch(url, { totalAmount: 30 });
    await staff.post(CONSUME, { userId, orderId: order.id });
    const paid = { phone, paymentAmount: 25, orderId: order.id, cashPayment: true };
    await staff.post('/api/auth/points/accumulate', paid);
    const before = (await staff.get(url)).body as Order;
    const off = (await staff.patch(`${url}/${step}`)).body as ChangedOrder;
    const points = async () => {
      const reply = await staff.post('/api/points/search-phone', { phone });
      const { total, available } = (reply.body as { points: Record<string, number> }).points;
      return [total, available];
    };
    return { ...opened, userId, phone, before, off, points, version: off.version };
  }

  const FIGURES = [
    'totalAmount',
    'finalAmount',
    'cashAmount',
    'pointsEarned',
    'pointsRedeemed',
  ] as const;
  const figures = (order: Order) => FIGURES.map((field) => order[field]);

  test.each(['cancel', 'error'])('%s restores points and discount, and says so', async (step) => {
    const { under, staff, url, before, off, points, version } = await calledOff(step);
    expect(off.pointsChange).toEqual({ earned: -25, redeemed: -100, missing: 0 });
    expect(await points()).toEqual([120, 120]);
    const undone = await staff.patch(`${url}/reopen`, { version, undo: true });
    expect(undone).toMatchObject({
      status: 200,
      body: { status: 'pending', pointsChange: { earned: 25, redeemed: 100, missing: 0 } },
    });
    expect(figures(undone.body as Order)).toEqual(figures(before));
    expect(await points()).toEqual([145, 45]);
    await expectLedgerToAgree(under.shop);
  });

  test('is done once, however often it is sent and called off again', async () => {
    const { under, staff, url, points, version } = await calledOff();
    const undo = (seen: number) => staff.patch(`${url}/reopen`, { version: seen, undo: true });
    await undo(version);
    expect((await undo(version)).status).toBe(200);
    expect(await points()).toEqual([145, 45]);
    const again = (await staff.patch(`${url}/cancel`)).body as Order;
    expect(await points()).toEqual([120, 120]);
    await undo(again.version);
    expect(await points()).toEqual([145, 45]);
    await expectLedgerToAgree(under.shop);
  });

  test('is no fourth discount of the day', async () => {
    const { staff, url, userId, under, points, version } = await calledOff();
    await earn(under, userId, 400);
    for (let n = 0; n < 2; n += 1) await staff.post(CONSUME, { userId });
    expect(await staff.patch(`${url}/reopen`, { version, undo: true })).toMatchObject({
      body: { pointsChange: { earned: 25, redeemed: 0, missing: 100 } },
    });
    expect(await points()).toEqual([545, 45]);
  });

  test('leaves out a discount whose points have been spent meanwhile', async () => {
    const { under, staff, url, userId, points, version } = await calledOff();
    await staff.post(CONSUME, { userId });
    const undone = await staff.patch(`${url}/reopen`, { version, undo: true });
    expect(undone.body).toMatchObject({
      pointsChange: { earned: 25, redeemed: 0, missing: 100 },
      // The discount is gone. The 25 € that were paid remain.
      finalAmount: '25.00',
      pointsEarned: 25,
      pointsRedeemed: 0,
    });
    expect(await points()).toEqual([145, 45]);
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    ['without undo', (version: number) => ({ version })],
    ['without a version', () => ({ undo: true })],
  ])('%s earns nothing, and says so', async (_how, body) => {
    const { under, staff, url, points, version } = await calledOff();
    expect(await staff.patch(`${url}/reopen`, body(version))).toMatchObject({
      status: 200,
      body: {
        pointsChange: { earned: 0, redeemed: 0, missing: 0 },
        pointsEarned: 0,
        pointsRedeemed: 0,
        finalAmount: '25.00',
      },
    });
    expect(await points()).toEqual([120, 120]);
    await expectLedgerToAgree(under.shop);
  });

  test('counts only while the order stands as the call-off left it', async () => {
    const { staff, url, points, version } = await calledOff();
    const refund = { method: 'cash', amount: '5.00' };
    const noted = (await staff.patch(url, { refund })).body as Order;
    expect(await staff.patch(`${url}/reopen`, { version, undo: true })).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE' },
    });
    await staff.patch(`${url}/reopen`, { version: noted.version, undo: true });
    expect(await points()).toEqual([120, 120]);
  });

  test('by an edit earns nothing, and says so', async () => {
    const { staff, url, points } = await calledOff();
    expect((await staff.patch(url, { quantity: 3 })).body).toMatchObject({
      status: 'pending',
      pointsChange: { earned: 0, redeemed: 0, missing: 0 },
    });
    expect(await points()).toEqual([120, 120]);
  });
});

describe('the reason of a reopening', () => {
  test.each(STEPS)('after %s stands in the order’s history', async (step) => {
    const { staff, url } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    const reply = await staff.patch(`${url}/reopen`, { reason: ' Vino el lunes ' });
    expect(reply.status).toBe(200);
    const { history } = (await staff.get(url)).body as OrderWithHistory;
    expect(history[0]?.action).toBe('reopened');
    expect(history[0]?.changes).toContainEqual({
      field: 'reason',
      before: null,
      after: 'Vino el lunes',
    });
  });

  test('may be left out, and has an end', async () => {
    const { staff, url } = await deskWithOrder();
    await staff.patch(`${url}/confirm`);
    const long = await staff.patch(`${url}/reopen`, { reason: 'x'.repeat(201) });
    expect(long).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await staff.patch(`${url}/reopen`, { reason: '' })).status).toBe(200);
    const { history } = (await staff.get(url)).body as { history: { changes: unknown[] }[] };
    expect(JSON.stringify(history)).not.toContain('reason');
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
