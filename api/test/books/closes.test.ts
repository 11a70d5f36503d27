import { describe, expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { countRows } from '../count-rows.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { at } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { ROWS } from './books.rows.ts';

const BOOKS = '/api/books';
const CLOSES = '/api/books/closes';

const openDesk = async () => {
  const under = await openShop();
  return { under, staff: await under.signedIn('haykakan') };
};
const books = async (caller: Caller) => (await caller.get(BOOKS)).body as OpenBooks;
const paidOrder = (staff: Caller, totalAmount: string, paymentMethod = 'cash') =>
  placeOrder(staff, { is_manual_entry: true, totalAmount, paymentMethod });

/** Closes what is open with this count. */
async function close(caller: Caller, count: Record<string, unknown>) {
  const { number } = await books(caller);
  return caller.post(CLOSES, { number, leftCash: '0.00', ...count });
}

describe('what is open', () => {
  test('is nothing in a new shop', async () => {
    const { staff } = await openDesk();
    expect(await books(staff)).toMatchObject({
      number: 1,
      since: null,
      expectedCash: '0.00',
      payments: { cash: '0.00', card: '0.00', transfer: '0.00', total: '0.00' },
      facts: { paidOrders: 0, late: { count: 0, total: '0.00' } },
      movements: [],
    });
  });

  test('is what was paid and moved, the chickens, and the orders that lack something', async () => {
    const { staff } = await openDesk();
    const paid = await paidOrder(staff, '20.70');
    await staff.patch(`/api/orders/${paid.id}/confirm`);
    await paidOrder(staff, '13.50', 'card');
    const unpaid = await placeOrder(staff, { is_manual_entry: true });
    await staff.patch(`/api/orders/${unpaid.id}/confirm`);
    // What is given away is noted with 0 €, and nothing is due.
    const gift = await placeOrder(staff, { is_manual_entry: true });
    const nothing = { paymentMethod: 'cash', totalAmount: '0.00' };
    expect((await staff.patch(`/api/orders/${gift.id}`, nothing)).status).toBe(200);
    await staff.patch(`/api/orders/${gift.id}/confirm`);
    const waiting = await placeOrder(staff, { is_manual_entry: true });
    await placeOrder(staff, { is_manual_entry: true, pickupTime: '2026-11-21T14:00' });
    await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 2.5 });
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'opening', amount: '50.00' });
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'in', amount: '5.00', reason: 'Cambio' });
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'out', amount: 7.2, reason: 'Carbón' });
    const quantity = Number(paid.quantity) + Number(unpaid.quantity) + Number(gift.quantity);
    expect(await books(staff)).toMatchObject({
      ...{ openingCash: '50.00', cashIn: '5.00', cashOut: '7.20', expectedCash: '68.50' },
      payments: { cash: '20.70', card: '13.50', transfer: '0.00', total: '34.20' },
      facts: {
        paidOrders: 2,
        chickens: { ordered: quantity.toFixed(1), walkIn: '2.5' },
        unpaid: 1,
        pending: 2,
      },
      movements: [
        { kind: 'out', amount: '7.20', reason: 'Carbón', enteredBy: { id: staff.id } },
        { kind: 'in' },
        { kind: 'opening', reason: null },
      ],
      unpaid: [{ id: unpaid.id, linesTotal: unpaid.linesTotal }],
    });
    expect((await books(staff)).pending.map(({ id }) => id)).toContain(waiting.id);
  });

  test.each([
    [{ kind: 'in', amount: '5.00' }, 'reason'],
    [{ kind: 'in', amount: '5.00', reason: ' ' }, 'reason'],
    [{ kind: 'out', amount: '0', reason: 'x' }, 'amount'],
    [{ kind: 'out', amount: '-1', reason: 'x' }, 'amount'],
    [{ kind: 'opening', amount: '1.001' }, 'amount'],
    [{ kind: 'gift', amount: '1', reason: 'x' }, 'kind'],
    [{ kind: 'in', amount: '1', reason: 'a\u0000b' }, 'reason'],
    [{ kind: 'in', amount: '1', reason: 'x'.repeat(201) }, 'reason'],
  ])('refuses the movement %o for its %s', async (movement, path) => {
    const { staff } = await openDesk();
    const reply = await staff.post(`${BOOKS}/cash-movements`, movement);
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect((await books(staff)).movements).toEqual([]);
  });
});

describe('a close', () => {
  test('takes all that is open, and the next day begins with what it left', async () => {
    const { under, staff } = await openDesk();
    await paidOrder(staff, '20.00');
    await paidOrder(staff, '13.50', 'card');
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'opening', amount: '50.00' });
    const coins = [
      ...[5000, 1000, 500, 50].map((coin) => ({ coin, count: 1 })),
      { coin: 200, count: 2 },
    ];
    const reply = await close(staff, { coins, leftCash: '40.00', note: 'Faltan 50 céntimos' });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        ...{ number: 1, day: '2026-11-20', closedBy: { id: staff.id }, note: 'Faltan 50 céntimos' },
        ...{ openingCash: '50.00', expectedCash: '70.00', countedCash: '69.50' },
        ...{ difference: '-0.50', leftCash: '40.00', coins, corrections: [] },
        payments: { cash: '20.00', card: '13.50', total: '33.50' },
        facts: { paidOrders: 2 },
      },
    });
    expect(await books(staff)).toMatchObject({
      ...{ number: 2, since: new Date(under.time.now).toISOString() },
      ...{ openingCash: '40.00', expectedCash: '40.00', movements: [] },
      payments: { total: '0.00' },
      facts: { leftBefore: '40.00' },
    });
    // Another beginning is said beside it, and the close keeps both.
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'opening', amount: '30.00' });
    expect(await books(staff)).toMatchObject({
      openingCash: '30.00',
      facts: { leftBefore: '40.00' },
    });
    expect((await staff.get(`${CLOSES}/1`)).body).toEqual(reply.body);
    expect((await staff.get(CLOSES)).body).toEqual({ closes: [reply.body], hasMore: false });
    await expectPaymentsToAgree(under.shop);
  });

  test('has what is corrected or comes later in the next one, which says what was late', async () => {
    const { under, staff } = await openDesk();
    const { id } = await paidOrder(staff, '20.00');
    under.time.now = at('2026-11-20T22:00');
    await close(staff, { countedCash: '20.00' });
    under.time.now = at('2026-11-21T09:00');
    await staff.patch(`/api/orders/${id}`, { totalAmount: '18.00', paymentMethod: 'card' });
    const late = { 'made-at': new Date(at('2026-11-20T21:00')).toISOString() };
    await staff.patch(
      `/api/orders/${(await placeOrder(staff, { is_manual_entry: true })).id}`,
      { totalAmount: '10.00', paymentMethod: 'cash' },
      { ...late, 'made-offline-by': String(staff.id), 'idempotency-key': 'pago-tardio' },
    );
    const { body } = await close(staff, { countedCash: '0.00' });
    expect(body).toMatchObject({
      number: 2,
      payments: { cash: '-10.00', card: '18.00', total: '8.00' },
      difference: '10.00',
      facts: { late: { count: 1, total: '10.00' } },
    });
    expect((await staff.get(`${CLOSES}/1`)).body).toMatchObject({
      payments: { cash: '20.00', total: '20.00' },
    });
  });

  test('counts an order once however often it is corrected, and not what is given back', async () => {
    const { under, staff } = await openDesk();
    const [one, other] = [await paidOrder(staff, '20.00'), await paidOrder(staff, '10.00')];
    const nextClose = async () => {
      under.time.now += 60_000;
      return (await close(staff, { countedCash: '0.00' })).body as DayClose;
    };
    const pay = (id: number, payment: object) => staff.patch(`/api/orders/${id}`, payment);
    expect((await nextClose()).facts?.paidOrders).toBe(2);
    await pay(one.id, { totalAmount: '20.00', paymentMethod: 'card' });
    await pay(other.id, { totalAmount: '12.00', paymentMethod: 'cash' });
    expect((await books(staff)).facts.paidOrders).toBe(0);
    expect(await nextClose()).toMatchObject({
      facts: { paidOrders: 0 },
      payments: { total: '2.00' },
    });
    await staff.patch(`/api/orders/${one.id}/cancel`, { money: { refund: 'cash' } });
    expect(await nextClose()).toMatchObject({
      facts: { paidOrders: -1 },
      payments: { total: '-20.00' },
    });
    await paidOrder(staff, '5.00');
    expect((await nextClose()).facts?.paidOrders).toBe(1);
  });

  test.each([
    [{ number: 2, countedCash: '5.00' }, 409, 'CLOSED_MEANWHILE'],
    [{ number: 1 }, 422, 'CLOSE_WITHOUT_COUNT'],
    [{ number: 1, countedCash: '5.00', leftCash: '5.01' }, 422, 'CLOSE_LEAVES_MORE'],
    [{ number: 1, countedCash: '-5.00' }, 400, 'VALIDATION'],
    [{ number: 1, coins: [{ coin: 3, count: 1 }] }, 400, 'VALIDATION'],
    [{ number: 1, coins: [{ coin: 100, count: 1.5 }] }, 400, 'VALIDATION'],
    [{ number: 1, coins: [{ coin: 100, count: 10_000 }] }, 400, 'VALIDATION'],
    [{ number: 1, countedCash: '1', expectedCash: 'veinte' }, 400, 'VALIDATION'],
    [{ number: 1, countedCash: '1', note: 'x'.repeat(501) }, 400, 'VALIDATION'],
    [{ number: 'uno', countedCash: '1' }, 400, 'VALIDATION'],
  ])('as %o is refused with %i %s and changes nothing', async (request, status, code) => {
    const { under, staff } = await openDesk();
    await paidOrder(staff, '20.00');
    const before = await countRows(under.shop.db);
    const reply = await staff.post(CLOSES, { leftCash: '0.00', ...request });
    expect(reply).toMatchObject({ status, body: { code } });
    expect(await countRows(under.shop.db)).toEqual(before);
    expect((await books(staff)).payments.total).toBe('20.00');
  });

  test('of a count that was compared with other cash is refused, with the books as they are', async () => {
    const { under, staff } = await openDesk();
    await paidOrder(staff, '20.00');
    const { number, expectedCash } = await books(staff);
    const request = { number, expectedCash, countedCash: '20.00', leftCash: '0.00' };
    // Paid on another device, or taken out, between the comparison and the close.
    const { id } = await paidOrder(staff, '2.00');
    await paidOrder(staff, '13.50', 'card');
    const before = await countRows(under.shop.db);
    const key = { 'idempotency-key': 'cierre-0002' };
    const refused = await staff.post(CLOSES, request, key);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CASH_MOVED' } });
    const now = await books(staff);
    expect(refused.body).toMatchObject({ current: now });
    expect(now).toMatchObject({ number: 1, expectedCash: '22.00' });
    expect(await countRows(under.shop.db)).toEqual(before);
    // The same request counts where the cash is what it was.
    await staff.patch(`/api/orders/${id}`, { paymentMethod: 'card', totalAmount: '2.00' });
    const closed = await staff.post(CLOSES, request, key);
    expect(closed).toMatchObject({ status: 201, body: { difference: '0.00', number: 1 } });
    await paidOrder(staff, '5.00');
    expect((await staff.post(CLOSES, request, key)).body).toEqual(closed.body);
  });

  test('may be compared with less than nothing', async () => {
    const { staff } = await openDesk();
    await staff.post(`${BOOKS}/cash-movements`, { kind: 'out', amount: '3.00', reason: 'Carbón' });
    expect(await close(staff, { countedCash: '0.00', expectedCash: '-3.00' })).toMatchObject({
      status: 201,
      body: { difference: '3.00' },
    });
  });

  test('sent twice is one, with the same answer', async () => {
    const { under, staff } = await openDesk();
    await paidOrder(staff, '20.00');
    const request = { number: 1, countedCash: '20.00', leftCash: '20.00' };
    const key = { 'idempotency-key': 'cierre-0001' };
    const first = await staff.post(CLOSES, request, key);
    expect(await staff.post(CLOSES, request, key)).toMatchObject({ status: 201, body: first.body });
    const closes = await under.shop.db.read.selectFrom('dayCloses').select('number').execute();
    expect(closes).toEqual([{ number: 1 }]);
  });

  test('of two devices at once is one, during payments too, and every euro is in one', async () => {
    const { under } = await openDesk();
    const [here, there] = await twoDevices(under);
    const request = { number: 1, countedCash: '0.00', leftCash: '0.00' };
    const pay = (device: Caller) => paidOrder(device, '10.00');
    await pay(here);
    const [one, other] = [here.post(CLOSES, request), there.post(CLOSES, request)];
    await Promise.all([pay(here), pay(there), pay(here), pay(there)]);
    const replies = await Promise.all([one, other]);
    expect(countStatuses(replies)).toEqual({ 201: 1, 409: 1 });
    const first = replies.find(({ status }) => status === 201)?.body as DayClose;
    const second = (await close(here, { countedCash: '0.00' })).body as DayClose;
    expect(Number(first.payments.cash) + Number(second.payments.cash)).toBe(50);
    const entries = await under.shop.db.read
      .selectFrom('payments')
      .where('method', '=', 'cash')
      .select((is) => ['closeNumber' as const, is.fn.sum<number | string>('amount').as('cash')])
      .groupBy('closeNumber')
      .orderBy('closeNumber')
      .execute();
    const sums = entries.map(({ closeNumber, cash }) => [closeNumber, Number(cash) / 100]);
    const written = [first, second].map(({ number, payments }) => [number, Number(payments.cash)]);
    expect(sums).toEqual(written.filter(([, cash]) => cash !== 0));
  });

  test('is corrected by what is written beside it', async () => {
    const { staff } = await openDesk();
    await paidOrder(staff, '20.00');
    const { body } = await close(staff, { countedCash: '2.00' });
    const correction = { countedCash: '20.00', reason: 'Mal tecleado' };
    const key = { 'idempotency-key': 'correccion-1' };
    const corrected = await staff.post(`${CLOSES}/1/corrections`, correction, key);
    expect(corrected).toMatchObject({
      status: 201,
      body: {
        ...(body as DayClose),
        corrections: [{ ...correction, difference: '0.00', correctedBy: { id: staff.id } }],
      },
    });
    await staff.post(`${CLOSES}/1/corrections`, correction, key);
    expect((await staff.get(`${CLOSES}/1`)).body).toEqual(corrected.body);
    for (const [url, request, status] of [
      [`${CLOSES}/9/corrections`, correction, 404],
      [`${CLOSES}/1/corrections`, { ...correction, reason: '' }, 400],
      [`${CLOSES}/1/corrections`, { reason: 'x' }, 400],
      [`${CLOSES}/9999999999/corrections`, correction, 400],
    ] as const) {
      expect((await staff.post(url, request)).status, url).toBe(status);
    }
  });

  test('before the ledger is record 0, and nobody corrects it', async () => {
    const { under, staff } = await openDesk();
    await insertRecordZero(under);
    expect(await books(staff)).toMatchObject({ number: 1, since: null, openingCash: '0.00' });
    expect((await staff.get(`${CLOSES}/0`)).body).toMatchObject({ closedBy: null, facts: null });
    const correction = { countedCash: '20.00', reason: 'x' };
    expect(await staff.post(`${CLOSES}/0/corrections`, correction)).toMatchObject({
      status: 422,
      body: { code: 'CLOSE_NOT_CORRECTABLE' },
    });
  });
});

async function insertRecordZero({ shop }: ShopUnderTest): Promise<void> {
  const none = cents(0);
  const uncounted = { expectedCash: none, countedCash: none, leftCash: none };
  const row = { ...ROWS.dayCloses.right, ...uncounted, number: 0, closedBy: null };
  await shop.db.transact(({ sql }) => sql.insertInto('dayCloses').values(row).execute());
}

test('pages of closes go back to the first', async () => {
  const { staff } = await openDesk();
  for (let number = 1; number <= 3; number += 1) await close(staff, { countedCash: '0.00' });
  const numbersAt = async (query: string) => {
    const { closes, hasMore } = (await staff.get(`${CLOSES}${query}`)).body as {
      closes: DayClose[];
      hasMore: boolean;
    };
    return [...closes.map(({ number }) => number), hasMore];
  };
  expect(await numbersAt('?limit=2')).toEqual([3, 2, true]);
  expect(await numbersAt('?limit=2&before=2')).toEqual([1, false]);
  expect((await staff.get(`${CLOSES}/4`)).status).toBe(404);
});

test('the books are staff’s alone', async () => {
  const { under } = await openDesk();
  const customer: SignedIn = await under.signedIn('abaranci');
  for (const url of [BOOKS, CLOSES]) {
    expect([(await customer.get(url)).status, (await under.visitor().get(url)).status]).toEqual([
      403, 401,
    ]);
  }
});
