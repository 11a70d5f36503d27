// The bonus on an order: how much it may take off, what the order keeps of it, and how
// calling the order off gives it back.
// See docs/rules/orders.md#the-bonus-of-an-order.
import { describe, expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { countRows } from '../count-rows.ts';
import { at, earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const CONSUME = '/api/points/consume-bonus';
const DAY = 24 * 60 * 60 * 1000;

async function openCounter(points = 0) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId, phone } = await newCustomer(under);
  if (points > 0) await earn(under, userId, points);
  const balance = async () => {
    const reply = await staff.post('/api/points/search-phone', { phone });
    const { total, available } = (reply.body as { points: Record<string, number> }).points;
    return { total, available };
  };
  return { under, staff, userId, phone, balance };
}

const priced = async (staff: Caller, payment: Record<string, unknown>) =>
  (await placeOrder(staff, { is_manual_entry: true, ...payment })).id;
const orderOf = async (staff: Caller, id: number) => (await staff.get(`/api/orders/${id}`)).body;

describe('a discount on an order', () => {
  test.each([
    ['cash', { totalAmount: '27.00', paymentMethod: 'cash' }, 300, 20, '7.00'],
    ['cash that is less than it', { totalAmount: '12.50', paymentMethod: 'cash' }, 100, 5, '7.50'],
    [
      'cash that is less than any',
      { totalAmount: '4.50', paymentMethod: 'cash' },
      100,
      4.5,
      '0.00',
    ],
    ['card', { totalAmount: '20.01', paymentMethod: 'card' }, 200, 13, '7.01'],
    ['card that bears 7 €', { totalAmount: '10.00', paymentMethod: 'card' }, 100, 5, '5.00'],
    [
      'a mixture',
      {
        totalAmount: '20.00',
        paymentMethod: 'mixed',
        cashAmount: '10.00',
        cardAmount: '5.00',
        transferAmount: '5.00',
      },
      200,
      13,
      '7.00',
    ],
  ])('paid by %s', async (_way, payment, cost, discountApplied, finalAmount) => {
    const { under, staff, userId, balance } = await openCounter(300);
    const orderId = await priced(staff, payment);
    expect(await staff.post(CONSUME, { userId, orderId })).toMatchObject({
      status: 200,
      body: { discountApplied },
    });
    expect(await orderOf(staff, orderId)).toMatchObject({
      pointsRedeemed: cost,
      totalAmount: payment.totalAmount,
      finalAmount,
      userId: null,
    });
    expect(await balance()).toEqual({ total: 300, available: 300 - cost });
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    ['without a total', {}, 422, 'DISCOUNT_ORDER_WITHOUT_TOTAL'],
    [
      'paid by transfer',
      { totalAmount: '20.00', paymentMethod: 'transfer' },
      422,
      'DISCOUNT_PAYMENT_BEARS_NONE',
    ],
  ])('%s is refused and costs nothing', async (_what, payment, status, code) => {
    const { under, staff, userId } = await openCounter(300);
    const orderId = await priced(staff, payment);
    const before = await countRows(under.shop.db);
    expect(await staff.post(CONSUME, { userId, orderId })).toMatchObject({
      status,
      body: { code },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('is one, and not on an order that was called off or does not exist', async () => {
    const { staff, userId } = await openCounter(600);
    const [first, gone] = [
      await priced(staff, { totalAmount: '30.00' }),
      await priced(staff, { totalAmount: '30.00' }),
    ];
    await staff.patch(`/api/orders/${gone}/cancel`);
    const consume = (orderId: number) => staff.post(CONSUME, { userId, orderId });
    expect((await consume(first)).status).toBe(200);
    expect(await consume(first)).toMatchObject({
      status: 409,
      body: { code: 'DISCOUNT_ALREADY_TAKEN' },
    });
    expect(await consume(gone)).toMatchObject({
      status: 422,
      body: { code: 'DISCOUNT_ORDER_CALLED_OFF' },
    });
    expect((await consume(9999)).status).toBe(404);
  });

  test('comes before paying: what is paid earns, and the total stays what it was', async () => {
    const { under, staff, userId, phone, balance } = await openCounter(100);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    const paid = { phone, paymentAmount: 25, pointsToAdd: 25, orderId, cashPayment: true };
    expect((await staff.post('/api/auth/points/accumulate', paid)).status).toBe(200);
    expect(await orderOf(staff, orderId)).toMatchObject({
      totalAmount: '30.00',
      finalAmount: '25.00',
      pointsEarned: 25,
      pointsRedeemed: 100,
    });
    expect(await balance()).toEqual({ total: 125, available: 25 });
    await expectLedgerToAgree(under.shop);
  });

  test('cannot be taken off what has been paid and has earned', async () => {
    const { staff, userId, phone } = await openCounter(100);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    const paid = { phone, paymentAmount: 30, pointsToAdd: 30, orderId, cashPayment: true };
    await staff.post('/api/auth/points/accumulate', paid);
    expect(await staff.post(CONSUME, { userId, orderId })).toMatchObject({
      status: 409,
      body: { code: 'DISCOUNT_ORDER_PAID' },
    });
  });

  test('stays when the total is corrected', async () => {
    const { staff, userId } = await openCounter(100);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    await staff.patch(`/api/orders/${orderId}`, { totalAmount: '32.50' });
    expect(await orderOf(staff, orderId)).toMatchObject({
      totalAmount: '32.50',
      finalAmount: '27.50',
    });
  });

  test('is kept with the order, not worked out: a total that was too low for it loses none', async () => {
    const { under, staff, userId } = await openCounter(100);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    await under.shop.db.transact(({ sql }) =>
      sql
        .updateTable('orders')
        .set({ totalAmount: cents(300), finalAmount: cents(0), statedParts: '{"cash":300}' })
        .where('id', '=', orderId)
        .execute(),
    );
    await staff.patch(`/api/orders/${orderId}`, { totalAmount: '30.00' });
    expect(await orderOf(staff, orderId)).toMatchObject({ finalAmount: '25.00' });
  });

  test.each([
    ['a transfer', { paymentMethod: 'transfer' }],
    ['a card, of which it would be more than 70 %', { paymentMethod: 'card' }],
    [
      'a mixture with too much of a transfer',
      { paymentMethod: 'mixed', cashAmount: 12.5, transferAmount: 12.5 },
    ],
    ['a lower total', { totalAmount: '12.99' }],
    ['no total', { totalAmount: 0 }],
    ['a transfer, in an edit of more', { paymentMethod: 'transfer', quantity: 2 }],
  ])('of 20 € is in the way of %s, and nothing changes', async (_what, change) => {
    const { under, staff, userId } = await openCounter(300);
    const orderId = await priced(staff, { totalAmount: '25.00' });
    await staff.post(CONSUME, { userId, orderId });
    const [order, rows] = [await orderOf(staff, orderId), await countRows(under.shop.db)];
    expect(await staff.patch(`/api/orders/${orderId}`, change)).toMatchObject({
      status: 422,
      body: {
        code: 'DISCOUNT_EXCEEDS_PAYMENT',
        error:
          'El pedido ya tiene un descuento que este pago no admite: en efectivo cubre hasta el 100 %, con tarjeta o con Bizum hasta el 70 % y por transferencia nada',
      },
    });
    expect([await orderOf(staff, orderId), await countRows(under.shop.db)]).toEqual([order, rows]);
  });

  test('leaves room for every payment that bears it, and stays with what was paid once it is called off', async () => {
    const { staff, userId } = await openCounter(300);
    const orderId = await priced(staff, { totalAmount: '25.00' });
    const url = `/api/orders/${orderId}`;
    await staff.post(CONSUME, { userId, orderId });
    const card = { paymentMethod: 'card', totalAmount: '28.58' };
    expect(await staff.patch(url, card)).toMatchObject({
      status: 200,
      body: { finalAmount: '8.58' },
    });
    await staff.patch(`${url}/cancel`);
    expect(await orderOf(staff, orderId)).toMatchObject({
      ...{ totalAmount: '8.58', finalAmount: '8.58', cardAmount: '8.58' },
      ...{ pointsRedeemed: 0, amountDue: '-8.58' },
    });
  });

  test('sent again with its key is taken once', async () => {
    const { staff, userId, balance } = await openCounter(250);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    const key = { 'idempotency-key': 'descuento-01' };
    const consume = () => staff.post(CONSUME, { userId, orderId }, key);
    const [first, second] = [await consume(), await consume()];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await balance()).toMatchObject({ available: 50 });
  });
});

describe('calling the order off', () => {
  test.each(['cancel', 'error'])('by %s gives the points back, once', async (step) => {
    const { under, staff, userId, phone, balance } = await openCounter(120);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    const paid = { phone, paymentAmount: 25, orderId, cashPayment: true };
    await staff.post('/api/auth/points/accumulate', paid);
    for (let turn = 0; turn < 2; turn += 1) await staff.patch(`/api/orders/${orderId}/${step}`);
    expect(await balance()).toEqual({ total: 120, available: 120 });
    expect(await orderOf(staff, orderId)).toMatchObject({
      pointsRedeemed: 0,
      pointsEarned: 0,
      totalAmount: '25.00',
      finalAmount: '25.00',
      cashAmount: '25.00',
      amountDue: '-25.00',
    });
    await expectLedgerToAgree(under.shop);
  });

  test('and taking it up again leaves room for a new discount', async () => {
    const { under, staff, userId, balance } = await openCounter(120);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    await staff.patch(`/api/orders/${orderId}/cancel`);
    // The order keeps the sum that was paid, without the discount: staff enter the price again.
    await staff.patch(`/api/orders/${orderId}`, { quantity: '2.0', totalAmount: '30.00' });
    expect((await staff.post(CONSUME, { userId, orderId })).status).toBe(200);
    expect(await balance()).toMatchObject({ available: 20 });
    await expectLedgerToAgree(under.shop);
  });

  test('after the points expired gives nothing that lasts', async () => {
    const { under, staff, userId, phone } = await openCounter(100);
    const orderId = await priced(staff, { totalAmount: '30.00' });
    await staff.post(CONSUME, { userId, orderId });
    under.time.now = at('2027-12-01T12:00');
    const later = await under.signedIn('haykakan');
    await later.patch(`/api/orders/${orderId}/cancel`);
    expect((await later.post('/api/points/search-phone', { phone })).body).toMatchObject({
      points: { available: 0 },
    });
    await expectLedgerToAgree(under.shop);
  });
});

describe('at the same time, on two devices', () => {
  async function openTwo(points: number) {
    const opened = await openCounter(points);
    const [staff, there] = await twoDevices(opened.under);
    return { ...opened, staff, there };
  }

  test('two redemptions on one order are one', async () => {
    const { under, staff, there, userId, balance } = await openTwo(900);
    for (let round = 0; round < 3; round += 1) {
      const orderId = await priced(staff, { totalAmount: '30.00' });
      const replies = await Promise.all(
        [staff, there, staff, there].map((device) => device.post(CONSUME, { userId, orderId })),
      );
      expect(countStatuses(replies)).toEqual({ 200: 1, 409: 3 });
    }
    expect(await balance()).toEqual({ total: 900, available: 0 });
    await expectLedgerToAgree(under.shop);
  });

  test('cancelling and redeeming end with the order cancelled and the points there', async () => {
    const { under, staff, there, userId, balance } = await openTwo(100);
    for (let round = 0; round < 8; round += 1) {
      const orderId = await priced(staff, { totalAmount: '30.00' });
      const [redeemed, cancelled] = await Promise.all([
        staff.post(CONSUME, { userId, orderId }),
        there.patch(`/api/orders/${orderId}/cancel`),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 422]).toContain(redeemed.status);
      expect(await balance()).toEqual({ total: 100, available: 100 });
      expect(await orderOf(staff, orderId)).toMatchObject({
        status: 'cancelled',
        pointsRedeemed: 0,
      });
      // Discounts of a day that were undone were taken too, and three are the most.
      under.time.now += DAY;
    }
    await expectLedgerToAgree(under.shop);
  });

  test('an accumulation and a redemption of one customer do not hold each other up', async () => {
    const { under, staff, there, userId, phone } = await openTwo(300);
    const orders = [
      await priced(staff, { totalAmount: '30.00' }),
      await priced(staff, { totalAmount: '30.00' }),
    ];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const orderId = orders[index % 2] ?? 0;
        const paid = { phone, paymentAmount: 20, orderId, cashPayment: true };
        return index < 3
          ? staff.post(CONSUME, { userId, orderId })
          : there.post('/api/auth/points/accumulate', paid);
      }),
    );
    for (const { status } of replies) expect([200, 409, 422]).toContain(status);
    await expectLedgerToAgree(under.shop);
  });
});
