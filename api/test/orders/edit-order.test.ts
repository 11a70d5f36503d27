// Editing an order: what is left out stays, what comes back is pending.
// See docs/rules/orders.md#editing-an-order.
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

async function deskWithOrder(changes: Record<string, unknown> = {}) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(under.visitor(), changes);
  return { under, staff, order, url: `/api/orders/${order.id}` };
}

const logsOf = ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('orderLogs').selectAll().orderBy('id').execute();

const THREE_CHICKENS = {
  quantity: '3.0',
  lines: [
    {
      id: 1,
      productId: 8,
      name: 'Pollo entero a la leña',
      quantity: '3.0',
      unitPrice: '13.50',
      vatRate: 10,
      chickens: '1.0',
      note: null,
      total: '40.50',
    },
  ],
  linesTotal: '40.50',
};

describe('an edit', () => {
  test('changes what it names and nothing else', async () => {
    const { staff, order, url, under } = await deskWithOrder({ details: '1 pollo y paella' });
    under.time.now += 60_000;
    const updatedAt = '2026-11-20T11:11:00.000Z';
    const edits: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ customerName: 'Otra' }, { customerName: 'Otra' }],
      [{ quantity: '3.0' }, THREE_CHICKENS],
      [{ customerPhone: '+34 600-222-333' }, { customerPhone: '600222333' }],
      [{ pickupTime: '2026-11-21T14:30:00+01:00' }, { pickupTime: '2026-11-21T13:30:00.000Z' }],
      [{ details: 'solo paella' }, { details: 'solo paella' }],
      [{ customerEmail: '' }, { customerEmail: null }],
      [{ customerPhone: null }, { customerPhone: null }],
    ];
    let expected: Record<string, unknown> = { ...order, updatedAt };
    for (const [index, [edit, change]] of edits.entries()) {
      expected = { ...expected, ...change, version: index + 2 };
      const reply = await staff.patch(url, edit);
      expect([edit, reply.status, reply.body]).toEqual([edit, 200, expected]);
    }
    expect((await staff.get(url)).body).toMatchObject(expected);
    await expectStockToAgree(under.shop);
  });

  test.each(['confirm', 'cancel', 'error'])(
    'after %s makes the order pending, flags cleared',
    async (step) => {
      const { staff, url, under } = await deskWithOrder();
      await staff.patch(`${url}/${step}`);
      const client = { status: 'delivered', deleted: true, confirmado: true, error: true };
      expect((await staff.patch(url, client)).body).toMatchObject({
        status: 'pending',
        deleted: false,
        confirmado: false,
        error: false,
      });
      await expectStockToAgree(under.shop);
    },
  );

  test.each([[{}], [{ notificado: true, id: 9 }]])(
    'that names nothing to edit (%j) leaves even a delivered order as it is',
    async (nothing) => {
      const { staff, url, under } = await deskWithOrder();
      const delivered = (await staff.patch(`${url}/confirm`)).body;
      const before = await countRows(under.shop.db);
      under.time.now += 60_000;
      expect((await staff.patch(url, nothing)).body).toEqual(delivered);
      expect(await countRows(under.shop.db)).toEqual(before);
    },
  );

  test('ignores the fields that are not its to change', async () => {
    const { staff, order, url } = await deskWithOrder();
    const foreign = {
      id: 99,
      userId: 1,
      pointsEarned: 100,
      pointsRedeemed: 100,
      finalAmount: '1.00',
      createdAt: '2020-01-01T00:00:00Z',
      notificado: true,
      invoicePDF: 'x.pdf',
      gdprConsent: false,
      is_manual_entry: true,
    };
    expect((await staff.patch(url, foreign)).body).toEqual(order);
    expect((await staff.get('/api/orders/99')).status).toBe(404);
  });

  test('takes every half step up to 17.5, 10.5 included', async () => {
    const { staff, url, under } = await deskWithOrder();
    for (const quantity of ['0.5', '10.0', '10.5', '17.5']) {
      expect((await staff.patch(url, { quantity })).body).toMatchObject({ quantity });
    }
    await expectStockToAgree(under.shop);
  });

  test('to zero chickens needs something else to eat', async () => {
    const { staff, url, under } = await deskWithOrder();
    expect(await staff.patch(url, { quantity: 0 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'quantity', message: 'La cantidad debe ser mayor que cero' }] },
    });
    const paella = await staff.patch(url, { quantity: 0, details: 'paella' });
    expect(paella.body).toMatchObject({ quantity: '0.0', details: 'paella' });
    expect((await staff.patch(url, { details: '' })).status).toBe(400);
    await expectStockToAgree(under.shop);
  });

  test('of the quantity takes along details that only repeated it', async () => {
    const { staff, url } = await deskWithOrder({ quantity: 1 });
    expect((await staff.patch(url, { quantity: 2.5 })).body).toMatchObject({
      details: '2 1/2 pollos',
    });
    await staff.patch(url, { details: 'bien hecho, 2 1/2 pollos' });
    expect((await staff.patch(url, { quantity: 3 })).body).toMatchObject({
      details: 'bien hecho, 2 1/2 pollos',
    });
    expect((await staff.patch(url, { details: '' })).body).toMatchObject({ details: '3 pollos' });
  });

  test('may set a time that is past or at which the shop is closed', async () => {
    const { staff, url } = await deskWithOrder();
    for (const pickupTime of ['2026-11-20T08:00:00.000Z', '2026-11-20T23:00:00.000Z']) {
      expect((await staff.patch(url, { pickupTime })).body).toMatchObject({ pickupTime });
    }
  });

  test('around midnight in Madrid belongs to the right day', async () => {
    const { staff, url, under } = await deskWithOrder();
    const dayOf = async (pickupTime: string) => {
      await staff.patch(url, { pickupTime });
      const row = await under.shop.db.read
        .selectFrom('orders')
        .selectAll()
        .executeTakeFirstOrThrow();
      return row.pickupDay;
    };
    expect(await dayOf('2026-11-20T22:59:59Z')).toBe('2026-11-20');
    expect(await dayOf('2026-11-20T23:00:00Z')).toBe('2026-11-21');
    expect(await dayOf('2026-07-01T22:00:00Z')).toBe('2026-07-02');
    await expectStockToAgree(under.shop);
  });
});

describe('the log of an order', () => {
  test('tells each change, before and after, with who made it', async () => {
    const { staff, url, under } = await deskWithOrder({ quantity: 1 });
    const owner = await under.signedIn('superadmin');
    await staff.patch(url, { quantity: 2 });
    await owner.patch(`${url}/confirm`);
    await staff.patch(url, { customerName: 'Otra' });
    await owner.patch(`${url}/cancel`);
    const logs = (await logsOf(under)).slice(1).map((log) => ({
      action: log.action,
      by: log.createdBy,
      before: JSON.parse(log.previousState ?? 'null') as unknown,
      after: JSON.parse(log.newState ?? 'null') as unknown,
    }));
    expect(logs).toMatchObject([
      { action: 'edited', by: staff.id, before: { quantity: 10 }, after: { quantity: 20 } },
      {
        action: 'delivered',
        by: owner.id,
        before: { status: 'pending' },
        after: { status: 'delivered' },
      },
      {
        action: 'edited',
        by: staff.id,
        before: { status: 'delivered', customerName: 'María José Núñez' },
        after: { status: 'pending', customerName: 'Otra' },
      },
      {
        action: 'cancelled',
        by: owner.id,
        before: { status: 'pending' },
        after: { status: 'cancelled' },
      },
    ]);
  });

  test('keeps silent about what was refused or repeated', async () => {
    const { staff, url, under } = await deskWithOrder();
    await staff.patch(url, { quantity: 'x' });
    await staff.patch(`${url}/confirm`);
    await staff.patch(`${url}/confirm`);
    await staff.patch(`${url}/cancel`);
    expect((await logsOf(under)).map(({ action }) => action)).toEqual(['created', 'delivered']);
  });
});
