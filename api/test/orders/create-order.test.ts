import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

describe('a customer orders', () => {
  test('the order is stored as it was written and comes back whole', async () => {
    const { visitor, shop } = await openShop();
    const reply = await visitor().post(
      '/api/orders',
      orderBody({ customerName: "Núria d'Ors 🍗 <b>" }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: 1,
      code: expect.stringMatching(/^[\w-]{22}$/) as string,
      customerName: "Núria d'Ors 🍗 <b>",
      customerPhone: '600111222',
      customerEmail: 'maria@example.com',
      customerDNI: null,
      customerAddress: null,
      quantity: '1.5',
      details: '1 1/2 pollos',
      note: null,
      lines: [
        {
          id: 1,
          productId: 8,
          name: 'Pollo entero a la leña',
          quantity: '1.0',
          unitPrice: '13.50',
          vatRate: 10,
          chickens: '1.0',
          note: null,
          total: '13.50',
        },
        {
          id: 2,
          productId: 9,
          name: 'Medio pollo a la leña',
          quantity: '1.0',
          unitPrice: '7.20',
          vatRate: 10,
          chickens: '0.5',
          note: null,
          total: '7.20',
        },
      ],
      linesTotal: '20.70',
      pickupTime: '2026-11-20T13:00:00.000Z',
      status: 'pending',
      totalAmount: '0.00',
      invoicePDF: null,
      invoiceNumber: null,
      deleted: false,
      confirmado: false,
      error: false,
      notificado: false,
      readyAt: null,
      userId: null,
      pointsEarned: 0,
      pointsRedeemed: 0,
      finalAmount: null,
      ...{ amountDue: '20.70', waivedAmount: '0.00', keptAmount: '0.00' },
      paymentMethod: 'cash',
      cashAmount: null,
      cardAmount: null,
      transferAmount: null,
      bizumAmount: null,
      isManualEntry: false,
      customerChangedAt: null,
      erasedAt: null,
      invoicedTotal: null,
      version: 1,
      createdAt: '2026-11-20T11:10:00.000Z',
      updatedAt: '2026-11-20T11:10:00.000Z',
    });
    await expectStockToAgree(shop);
  });

  test('the quantity makes the details, however it is written', async () => {
    const { visitor } = await openShop();
    const written: [unknown, string, string][] = [
      [0.5, '0.5', 'medio pollo'],
      ['1', '1.0', '1 pollo'],
      ['1.50', '1.5', '1 1/2 pollos'],
      [2, '2.0', '2 pollos'],
      ['10.0', '10.0', '10 pollos'],
    ];
    for (const [quantity, stored, details] of written) {
      const order = await placeOrder(visitor(), { quantity, details: '   ' });
      expect(order).toMatchObject({ quantity: stored, details });
    }
  });

  test('own details stay, line breaks included', async () => {
    const { visitor } = await openShop();
    const details = '2 pollos\ny una paella 🥘 de marisco';
    expect(await placeOrder(visitor(), { details: ` ${details} ` })).toMatchObject({ details });
  });

  test('zero chickens only with lines of something else to eat', async () => {
    const { visitor } = await openShop();
    const beer = [{ productId: 26, quantity: 2 }];
    expect(await placeOrder(visitor(), { quantity: 0, lines: beer })).toMatchObject({
      quantity: '0.0',
      details: 'cerveza × 2',
    });
    for (const details of ['', 'pollo', 'paella para 6']) {
      const reply = await visitor().post('/api/orders', orderBody({ quantity: 0, details }));
      expect(reply).toMatchObject({
        status: 400,
        body: {
          details: [{ path: 'quantity', message: 'La cantidad debe ser mayor que cero' }],
        },
      });
    }
  });

  test('who is signed in keeps the order as theirs', async () => {
    const { signedIn } = await openShop();
    const customer = await signedIn('abaranci');
    expect(await placeOrder(customer)).toMatchObject({ userId: customer.id });
  });

  test('somebody else cannot be named as its owner, nor any other field of ours', async () => {
    const { visitor, signedIn, shop } = await openShop();
    const other = await signedIn('abaranci');
    const order = await placeOrder(visitor(), {
      id: 77,
      userId: other.id,
      user_id: other.id,
      status: 'delivered',
      confirmado: true,
      notificado: true,
      pointsEarned: 500,
      pointsRedeemed: 300,
      invoiceNumber: '000001',
      invoicePDF: '/etc/passwd',
      finalAmount: '1.00',
      createdAt: '2020-01-01T00:00:00Z',
      pickup_day: '2020-01-01',
    });
    expect(order).toMatchObject({
      id: 1,
      userId: null,
      status: 'pending',
      confirmado: false,
      notificado: false,
      readyAt: null,
      pointsEarned: 0,
      pointsRedeemed: 0,
      invoiceNumber: null,
      invoicePDF: null,
      finalAmount: null,
      createdAt: '2026-11-20T11:10:00.000Z',
    });
    await expectStockToAgree(shop);
  });

  test("what a customer says was paid is not kept: the sums are staff's to enter", async () => {
    const { visitor } = await openShop();
    const paid = { totalAmount: '20.00', paymentMethod: 'mixed', cashAmount: 10, cardAmount: '10' };
    expect(await placeOrder(visitor(), paid)).toMatchObject({
      totalAmount: '0.00',
      cashAmount: null,
      cardAmount: null,
      transferAmount: null,
    });
  });

  test('the consent is kept with its time and the version of its text', async () => {
    const { visitor, shop, time } = await openShop();
    await placeOrder(visitor());
    const row = await shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row.gdprConsentDate).toBe(time.now);
    expect(row.gdprConsentVersion).toMatch(/^\d{4}-\d{2}/);
  });

  test('without consent there is no order', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    for (const gdprConsent of [false, undefined, null, 'true', 1]) {
      const reply = await visitor().post('/api/orders', orderBody({ gdprConsent }));
      expect(reply).toMatchObject({
        status: 400,
        body: {
          details: [
            { path: 'gdprConsent', message: 'Debes aceptar el tratamiento de datos personales' },
          ],
        },
      });
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('the log says what was ordered and by whom', async () => {
    const { visitor, signedIn, shop, time } = await openShop();
    const customer = await signedIn('abaranci');
    const [anonymous, own] = [await placeOrder(visitor()), await placeOrder(customer)];
    const logs = await shop.db.read.selectFrom('orderLogs').selectAll().orderBy('id').execute();
    expect(logs).toMatchObject([
      { orderId: anonymous.id, action: 'created', previousState: null, createdBy: null },
      { orderId: own.id, action: 'created', createdBy: customer.id, createdAt: time.now },
    ]);
    expect(JSON.parse(logs[0]?.newState ?? '')).toMatchObject({ status: 'pending', quantity: 15 });
  });
});
