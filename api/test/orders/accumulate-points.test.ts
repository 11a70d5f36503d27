import { describe, expect, test } from 'vitest';
import { orderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { describeChange } from '@brasa/core/orders/archive/order-history.rules.ts';
import { countRows } from '../count-rows.ts';
import { at } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const ACCUMULATE = '/api/auth/points/accumulate';
const PHONE = '611222333';

const visit = (changes: Record<string, unknown> = {}) => ({
  phone: PHONE,
  paymentAmount: 24.9,
  pointsToAdd: 24,
  orderId: null,
  cashPayment: true,
  walkIn: true,
  walkInId: 'visita-0001',
  ...changes,
});

async function openCounter() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const points = async (phone = PHONE) => {
    const reply = await staff.post('/api/points/search-phone', { phone });
    return (reply.body as { points?: unknown }).points;
  };
  return { under, staff, points };
}

const orderOf = async (staff: Caller, id: number) => (await staff.get(`/api/orders/${id}`)).body;

describe('a walk-in visit', () => {
  test('earns the whole euros, for a new phone and for a known one', async () => {
    const { under, staff, points } = await openCounter();
    expect(await staff.post(ACCUMULATE, visit())).toMatchObject({
      status: 200,
      body: { queued: false, isNewUser: true },
    });
    const second = visit({ walkInId: 'visita-0002', paymentAmount: '10.00', pointsToAdd: null });
    expect((await staff.post(ACCUMULATE, second)).body).toEqual({
      queued: false,
      isNewUser: false,
    });
    expect(await points()).toEqual({ total: 34, available: 34, bonusActive: false });
    await expectLedgerToAgree(under.shop);
  });

  test('earns once, whoever sends it and with whatever key, and answers the first answer', async () => {
    const { under, staff, points } = await openCounter();
    const other = await under.signedIn('superadmin');
    const replies = [
      await staff.post(ACCUMULATE, visit(), { 'idempotency-key': 'llave-0001' }),
      await staff.post(ACCUMULATE, visit(), { 'idempotency-key': 'llave-0001' }),
      await staff.post(ACCUMULATE, visit(), { 'idempotency-key': 'llave-0002' }),
      await other.post(ACCUMULATE, visit()),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200, body: { queued: false, isNewUser: true } });
    }
    expect(await points()).toMatchObject({ total: 24 });
    expect(
      await other.post(ACCUMULATE, visit({ paymentAmount: 50, pointsToAdd: 50 })),
    ).toMatchObject({ status: 409, body: { code: 'POINTS_ALREADY_GIVEN' } });
  });

  test.each([
    ['with one key', { 'idempotency-key': 'llave-0001' }],
    ['without a key', {}],
  ])('sent 50 times at once by two devices, %s, earns once', async (_how, headers) => {
    const { under, points } = await openCounter();
    const [here, there] = await twoDevices(under);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? here : there).post(ACCUMULATE, visit(), headers),
      ),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await points()).toMatchObject({ total: 24 });
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    [{ pointsToAdd: 25 }, 'POINTS_MISMATCH'],
    [{ cashPayment: false }, 'POINTS_NOT_CASH'],
    [{ paymentAmount: 0.99, pointsToAdd: 0 }, 'POINTS_AMOUNT_TOO_SMALL'],
    [{ visitedAt: '2026-11-20T09:00:00' }, 'POINTS_OUTSIDE_HOURS'],
    [{ visitedAt: '2026-11-13T12:00:00' }, 'POINTS_VISIT_TOO_OLD'],
  ])('with %o is refused with %s and leaves nothing', async (change, code) => {
    const { under, staff } = await openCounter();
    const before = await countRows(under.shop.db);
    expect(await staff.post(ACCUMULATE, visit(change))).toMatchObject({
      status: 422,
      body: { code },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('that arrives later counts at its own time, for the hours and for the expiry', async () => {
    const { under, staff } = await openCounter();
    under.time.now = at('2026-11-22T20:00');
    const late = visit({ visitedAt: '2026-11-20T16:30:00' });
    expect((await staff.post(ACCUMULATE, late)).status).toBe(200);
    const lot = await under.shop.db.read
      .selectFrom('pointLots')
      .select('expiresAt')
      .executeTakeFirst();
    expect(lot?.expiresAt).toBe(at('2027-11-21T00:00'));
  });
});

describe('an order', () => {
  const paid = (orderId: number, changes: Record<string, unknown> = {}) =>
    visit({ orderId, walkIn: false, walkInId: null, ...changes });

  test('earns once and learns what was paid', async () => {
    const { staff, points } = await openCounter();
    const { id } = await placeOrder(staff);
    expect((await staff.post(ACCUMULATE, paid(id))).status).toBe(200);
    expect((await staff.post(ACCUMULATE, paid(id))).status).toBe(200);
    expect((await staff.post(ACCUMULATE, paid(id, { phone: '622333444' }))).status).toBe(409);
    expect(await points()).toMatchObject({ total: 24 });
    expect(await orderOf(staff, id)).toMatchObject({
      totalAmount: '24.90',
      finalAmount: '24.90',
      paymentMethod: 'cash',
      cashAmount: '24.90',
      pointsEarned: 24,
      userId: null,
      status: 'pending',
    });
  });

  test('sent 50 times at once by two devices earns once', async () => {
    const { under, staff, points } = await openCounter();
    const [here, there] = await twoDevices(under);
    const { id } = await placeOrder(staff);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? here : there).post(ACCUMULATE, paid(id)),
      ),
    );
    expect(countStatuses(replies)).toEqual({ 200: 50 });
    expect(await points()).toMatchObject({ total: 24 });
    expect(await orderOf(staff, id)).toMatchObject({ pointsEarned: 24 });
    await expectLedgerToAgree(under.shop);
  });

  test('keeps the parts of a mixed payment that is noted already', async () => {
    const { staff } = await openCounter();
    const { id } = await placeOrder(staff);
    const mixed = { paymentMethod: 'mixed', cashAmount: '20.00', cardAmount: '4.90' };
    await staff.patch(`/api/orders/${id}`, { totalAmount: '24.90', ...mixed });
    expect((await staff.post(ACCUMULATE, paid(id))).status).toBe(200);
    expect(await orderOf(staff, id)).toMatchObject({
      totalAmount: '24.90',
      finalAmount: '24.90',
      ...mixed,
      transferAmount: null,
      pointsEarned: 24,
    });
  });

  test('takes what was paid in place of another payment that was noted', async () => {
    const { staff } = await openCounter();
    const { id } = await placeOrder(staff);
    await staff.patch(`/api/orders/${id}`, { totalAmount: '20.00', paymentMethod: 'card' });
    await staff.post(ACCUMULATE, paid(id));
    expect(await orderOf(staff, id)).toMatchObject({
      totalAmount: '24.90',
      paymentMethod: 'cash',
      cashAmount: '24.90',
      cardAmount: null,
    });
    const { history } = orderWithHistory.parse(await orderOf(staff, id));
    expect(history[0]?.changes.map(describeChange)).toEqual([
      'Total: 20,00\u00a0€ → 24,90\u00a0€',
      'A pagar: 20,00\u00a0€ → 24,90\u00a0€',
      'Rebajado: 0,70\u00a0€ → 0,00\u00a0€',
      'Forma de pago: Tarjeta → Efectivo',
      'En efectivo: 24,90\u00a0€',
      'Con tarjeta: 20,00\u00a0€ → —',
      'Puntos: 0 → 24',
    ]);
  });

  test('counts at its pick-up time or at the present, the closing minute included', async () => {
    const { under, staff, points } = await openCounter();
    const late = { is_manual_entry: true, pickupTime: '2026-11-20T17:01' };
    const [inTime, tooLate] = [
      await placeOrder(staff, { ...late, pickupTime: '2026-11-20T17:00' }),
      await placeOrder(staff, late),
    ];
    under.time.now = at('2026-11-20T17:05');
    expect((await staff.post(ACCUMULATE, paid(inTime.id))).status).toBe(200);
    expect(await staff.post(ACCUMULATE, paid(tooLate.id))).toMatchObject({
      status: 422,
      body: { code: 'POINTS_OUTSIDE_HOURS' },
    });
    under.time.now = at('2026-11-21T12:00');
    expect((await staff.post(ACCUMULATE, paid(tooLate.id))).status).toBe(200);
    expect(await points()).toMatchObject({ total: 48 });
  });

  test('reopened after it was called off earns nothing by itself', async () => {
    const { under, staff, points } = await openCounter();
    const { id } = await placeOrder(staff);
    await staff.post(ACCUMULATE, paid(id));
    await staff.patch(`/api/orders/${id}/cancel`);
    await staff.patch(`/api/orders/${id}/reopen`);
    expect(await points()).toMatchObject({ total: 0, available: 0 });
    expect(await orderOf(staff, id)).toMatchObject({ status: 'pending', pointsEarned: 0 });
    await expectLedgerToAgree(under.shop);
  });

  test('reopened after its delivery keeps what it earned', async () => {
    const { under, staff, points } = await openCounter();
    const { id } = await placeOrder(staff);
    await staff.post(ACCUMULATE, paid(id));
    await staff.patch(`/api/orders/${id}/confirm`);
    await staff.patch(`/api/orders/${id}/reopen`);
    expect(await points()).toMatchObject({ total: 24, available: 24 });
    expect(await orderOf(staff, id)).toMatchObject({ status: 'pending', pointsEarned: 24 });
    await expectLedgerToAgree(under.shop);
  });

  test.each(['cancel', 'error'])('gives its points back on %s, once', async (step) => {
    const { under, staff, points } = await openCounter();
    await staff.post(ACCUMULATE, visit());
    const { id } = await placeOrder(staff);
    await staff.post(ACCUMULATE, paid(id));
    expect(await points()).toMatchObject({ total: 48, available: 48 });
    await staff.patch(`/api/orders/${id}/${step}`);
    await staff.patch(`/api/orders/${id}/${step}`);
    expect(await points()).toMatchObject({ total: 24, available: 24 });
    expect(await orderOf(staff, id)).toMatchObject({ pointsEarned: 0 });
    await expectLedgerToAgree(under.shop);
  });

  test('that was called off earns nothing until it is taken up again, and then anew', async () => {
    const { under, staff, points } = await openCounter();
    const { id } = await placeOrder(staff);
    await staff.post(ACCUMULATE, paid(id));
    await staff.patch(`/api/orders/${id}/cancel`);
    const again = paid(id, { paymentAmount: 30, pointsToAdd: 30 });
    expect(await staff.post(ACCUMULATE, again)).toMatchObject({
      status: 422,
      body: { code: 'POINTS_ORDER_CALLED_OFF' },
    });
    await staff.patch(`/api/orders/${id}`, { quantity: '2.0' });
    expect(await points()).toMatchObject({ total: 0, available: 0 });
    expect((await staff.post(ACCUMULATE, again)).status).toBe(200);
    expect(await points()).toMatchObject({ total: 30, available: 30 });
    await expectLedgerToAgree(under.shop);
  });

  test('of more than 10 units earns none', async () => {
    const { staff } = await openCounter();
    const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 10.5 });
    expect(await staff.post(ACCUMULATE, paid(id))).toMatchObject({
      status: 422,
      body: { code: 'POINTS_ORDER_TOO_LARGE' },
    });
  });

  test('that does not exist is not found', async () => {
    const { staff } = await openCounter();
    expect(await staff.post(ACCUMULATE, paid(999))).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
  });
});
