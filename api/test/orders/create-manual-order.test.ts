// Orders that staff enter by hand (docs/rules/orders.md#manual-orders).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const BY_HAND = { is_manual_entry: true };

describe('staff enter an order by hand', () => {
  test.each(['haykakan', 'superadmin'] as const)(
    '%s needs only name, quantity and time',
    async (role) => {
      const { signedIn, shop } = await openShop();
      const staff = await signedIn(role);
      const reply = await staff.post('/api/orders', {
        ...BY_HAND,
        customerName: 'Vecina de arriba',
        quantity: '3',
        pickupTime: '2026-11-20T13:00:00.000Z',
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        customerName: 'Vecina de arriba',
        customerPhone: null,
        customerEmail: null,
        quantity: '3.0',
        userId: null,
        totalAmount: '0.00',
      });
      const row = await shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ isManualEntry: 1, gdprConsentDate: null });
      await expectStockToAgree(shop);
    },
  );

  test('blank phone, e-mail and details count as none', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const blank = { customerPhone: '', customerEmail: ' ', details: '', gdprConsent: false };
    expect(await placeOrder(staff, { ...BY_HAND, ...blank })).toMatchObject({
      customerPhone: null,
      customerEmail: null,
      details: '1 1/2 pollos',
    });
  });

  test('up to 17.5 chickens, and no more', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    for (const quantity of [10.5, '17.5']) await placeOrder(staff, { ...BY_HAND, quantity });
    const reply = await staff.post('/api/orders', orderBody({ ...BY_HAND, quantity: 18 }));
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'quantity' }] } });
  });

  test('zero chickens for a paella', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    await placeOrder(staff, { ...BY_HAND, quantity: 0, details: 'Paella valenciana, 4 raciones' });
    await expectStockToAgree(shop);
  });

  test('with what was paid', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const paid = { totalAmount: 27, paymentMethod: 'mixed', cashAmount: '13.50', cardAmount: 13.5 };
    expect(await placeOrder(staff, { ...BY_HAND, ...paid })).toMatchObject({
      totalAmount: '27.00',
      paymentMethod: 'mixed',
      cashAmount: '13.50',
      cardAmount: '13.50',
      finalAmount: '27.00',
      transferAmount: null,
    });
  });

  test.each([
    ['cash', { cashAmount: '27.00', cardAmount: null, transferAmount: null }],
    ['card', { cashAmount: null, cardAmount: '27.00', transferAmount: null }],
    ['transfer', { cashAmount: null, cardAmount: null, transferAmount: '27.00' }],
  ])('paid by %s, which takes all of it', async (paymentMethod, parts) => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const sent = { totalAmount: 27, paymentMethod, cashAmount: 1 };
    const placed = await placeOrder(staff, { ...BY_HAND, ...sent });
    expect(placed).toMatchObject({ totalAmount: '27.00', finalAmount: '27.00', ...parts });
  });

  test('a mixed payment with too little cash is refused with the message of its rule', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const paid = { totalAmount: 27, paymentMethod: 'mixed', cashAmount: 13.49, cardAmount: 13.51 };
    const reply = await staff.post('/api/orders', orderBody({ ...BY_HAND, ...paid }));
    expect(reply).toMatchObject({
      status: 400,
      body: {
        details: [
          {
            path: 'paymentMethod',
            message: 'Para pagos mixtos: desglose requerido y mínimo 50% en efectivo',
          },
        ],
      },
    });
  });

  test('also for a time that is past, for a closed day and for the night', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    await shop.db.transact(async (transaction) => {
      await transaction.sql
        .updateTable('businessHours')
        .set({ isOpen: 0 })
        .where('dayOfWeek', '=', 6)
        .execute();
      transaction.announce('hours');
    });
    for (const pickupTime of ['2026-11-20T08:00', '2026-11-21T14:00', '2026-11-22T23:30']) {
      await placeOrder(staff, { ...BY_HAND, pickupTime });
    }
    await expectStockToAgree(shop);
  });

  test('without the mark, staff are customers: the looser rules do not apply', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    for (const is_manual_entry of [undefined, false, 'true', 1, null]) {
      const body = orderBody({ is_manual_entry, customerPhone: '', gdprConsent: false });
      expect((await staff.post('/api/orders', body)).status).toBe(400);
    }
    const past = orderBody({ pickupTime: '2026-11-20T08:00' });
    expect(await staff.post('/api/orders', past)).toMatchObject({
      status: 422,
      body: { code: 'PICKUP_IN_THE_PAST' },
    });
  });
});

describe('the mark of a manual entry from anybody else counts for nothing', () => {
  test.each(['visitor', 'abaranci'] as const)('%s', async (who) => {
    const { visitor, signedIn, shop } = await openShop();
    const caller = who === 'visitor' ? visitor() : await signedIn('abaranci');
    const before = await countRows(shop.db);
    for (const changes of [
      { customerPhone: '' },
      { customerEmail: '' },
      { gdprConsent: false },
      { quantity: 12 },
    ]) {
      const reply = await caller.post('/api/orders', orderBody({ ...BY_HAND, ...changes }));
      expect([changes, reply.status]).toEqual([changes, 400]);
    }
    const past = await caller.post(
      '/api/orders',
      orderBody({ ...BY_HAND, pickupTime: '2026-11-20T08:00' }),
    );
    expect(past.status).toBe(422);
    expect(await countRows(shop.db)).toEqual(before);

    await placeOrder(caller, { ...BY_HAND, totalAmount: '99.00' });
    const row = await shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ isManualEntry: 0, totalAmount: 0 });
  });
});
