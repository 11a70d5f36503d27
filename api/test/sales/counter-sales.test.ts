// What is sold at the counter (docs/rules/sales.md). The starter products: 8 a whole chicken at 13.50, 9 half a one,
// 1 a menu with a chicken at 21.50, 26 beer at 2.00.
import { describe, expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Catalog } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import type { DaySales, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import type { StockMovements } from '@brasa/core/stock/stock.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { at } from '../loyalty/customers.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const URL = '/api/sales';
const [WHOLE, HALF, MENU, BEER] = [8, 9, 1, 26];

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `venta-${String((lastKey += 1)).padStart(8, '0')}` });

/** Sells under a key of its own. */
const sell = (caller: Caller, sale: object, headers: Record<string, string> = newKey()) =>
  caller.post(URL, { paymentMethod: 'cash', ...sale }, headers);

const A_BEER = { lines: [{ productId: BEER, quantity: 1 }] };
const A_CHICKEN = { lines: [{ productId: WHOLE, quantity: 1 }] };

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const books = async () => (await staff.get('/api/books')).body as OpenBooks;
  const stock = async () => (await staff.get('/api/stock/movements')).body as StockMovements;
  return { under, staff, books, stock };
}

describe('a sale', () => {
  test('has the menu’s prices, and is in ledger, stock and books', async () => {
    const { under, staff, books, stock } = await openDesk();
    const reply = await sell(staff, {
      lines: [
        { productId: WHOLE, quantity: 2, unitPrice: '0.01', note: 'sin sal' },
        { productId: HALF, quantity: '1.0' },
        { productId: MENU, quantity: 1 },
        { productId: BEER, quantity: 1 },
        { productId: BEER, quantity: 2 },
      ],
      totalAmount: '0.01',
      paymentMethod: 'card',
      cashAmount: '5.00',
    });
    const { sale } = reply.body as SoldReply;
    expect([reply.status, sale]).toMatchObject([
      201,
      {
        ...{ id: 1, paymentMethod: 'card', walkInId: null, annulledAt: null, chickens: '3.5' },
        ...{ cashAmount: '0.00', transferAmount: '0.00', soldAt: '2026-11-20T11:10:00.000Z' },
      },
    ]);
    const told = sale.lines.map(({ productId, quantity, total }) => [productId, quantity, total]);
    expect(told).toEqual([
      [WHOLE, '2.0', '27.00'],
      [HALF, '1.0', expect.any(String)],
      [MENU, '1.0', '21.50'],
      [BEER, '3.0', '6.00'],
    ]);
    const total = sale.lines.reduce((sum, line) => sum + Number(line.total), 0).toFixed(2);
    expect([sale.total, sale.cardAmount]).toEqual([total, total]);
    expect(sale.lines.some((line) => 'note' in line)).toBe(false);
    expect((reply.body as SoldReply).stock).toMatchObject({ currentStock: '56.5' });
    expect((await stock()).history).toMatchObject([
      { action: 'walk_in_sale', quantity: '-3.5', createdBy: { id: staff.id }, order: null },
    ]);
    expect(await books()).toMatchObject({
      payments: { cash: '0.00', card: total, total },
      facts: { paidOrders: 0, sales: { count: 1, total }, chickens: { walkIn: '3.5' } },
    });
    await expectStockToAgree(under.shop);
  });

  test('of a beer alone moves no chicken, and a movement of chickens alone no money', async () => {
    const { under, staff, books, stock } = await openDesk();
    expect((await sell(staff, A_BEER)).body).toMatchObject({
      sale: { total: '2.00', cashAmount: '2.00', chickens: '0.0' },
      stock: { currentStock: '60.0', lastUpdated: null },
    });
    expect((await stock()).history).toEqual([]);
    await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 1.5 });
    await sell(staff, A_CHICKEN);
    expect(await books()).toMatchObject({
      payments: { cash: '15.50', total: '15.50' },
      facts: { sales: { count: 2, total: '15.50' }, chickens: { ordered: '0.0', walkIn: '2.5' } },
    });
    await expectStockToAgree(under.shop);
  });

  test.each([
    ['cash', {}, ['13.50', '0.00', '0.00']],
    ['transfer', {}, ['0.00', '0.00', '13.50']],
    ['mixed', { cashAmount: '10.00', cardAmount: 3.5 }, ['10.00', '3.50', '0.00']],
    ['mixed', { cashAmount: '7.00', transferAmount: '6.50' }, ['7.00', '0.00', '6.50']],
    // A cent is tolerated, and goes where the ledger has it.
    ['mixed', { cashAmount: '7.00', cardAmount: '6.51' }, ['7.00', '6.50', '0.00']],
    ['mixed', { cashAmount: '13.49' }, ['13.49', '0.01', '0.00']],
  ] as const)('paid %s with %j comes as %j', async (paymentMethod, parts, paid) => {
    const { under, staff, books } = await openDesk();
    const { sale } = (await sell(staff, { ...A_CHICKEN, paymentMethod, ...parts }))
      .body as SoldReply;
    expect([sale.cashAmount, sale.cardAmount, sale.transferAmount]).toEqual(paid);
    const { cash, card, transfer } = (await books()).payments;
    expect([cash, card, transfer]).toEqual(paid);
    await expectStockToAgree(under.shop);
  });

  test('that somebody expected at another price is told the price of now', async () => {
    const { under, staff } = await openDesk();
    const before = await countRows(under.shop.db);
    expect(await sell(staff, { ...A_BEER, expectedTotal: '1.80' })).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        current: { linesTotal: '2.00', lines: [{ name: 'Cerveza' }] },
      },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
    expect((await sell(staff, { ...A_BEER, expectedTotal: '2.00' })).status).toBe(201);
  });

  test('of what is sold out or has to be ordered is made: it lies on the counter', async () => {
    const { staff } = await openDesk();
    await staff.patch(`/api/products/${BEER}/sold-out`, { soldOut: true });
    const lines = [
      { productId: BEER, quantity: 1 },
      { productId: 12, quantity: 1 },
    ];
    expect((await sell(staff, { lines })).status).toBe(201);
  });
});

describe('a sale once', () => {
  test('sent again with its key is answered as the first time and changes nothing', async () => {
    const { under, staff } = await openDesk();
    const key = newKey();
    const first = await sell(staff, A_CHICKEN, key);
    const rows = await countRows(under.shop.db);
    expect(await sell(staff, A_CHICKEN, key)).toMatchObject({ status: 201, body: first.body });
    expect(await sell(staff, A_BEER, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await countRows(under.shop.db)).toEqual(rows);
  });

  test('without a key is refused', async () => {
    const { under, staff } = await openDesk();
    const rows = await countRows(under.shop.db);
    expect(await sell(staff, A_CHICKEN, {})).toMatchObject({
      status: 400,
      body: { code: 'IDEMPOTENCY_KEY_MISSING' },
    });
    expect(await countRows(under.shop.db)).toEqual(rows);
  });

  test('with one key from two devices at once is one; with twenty keys it is twenty', async () => {
    const { under, books } = await openDesk();
    const [here, there] = await twoDevices(under);
    const key = newKey();
    const replies = await Promise.all([here, there, here].map((one) => sell(one, A_BEER, key)));
    expect(countStatuses(replies)).toEqual({ 201: 3 });
    expect((await books()).payments.cash).toBe('2.00');
    await Promise.all(
      Array.from({ length: 20 }, (_none, index) => sell(index % 2 ? here : there, A_CHICKEN)),
    );
    expect(await books()).toMatchObject({
      payments: { cash: '272.00' },
      facts: { sales: { count: 21 }, chickens: { walkIn: '20.0' } },
    });
    await expectStockToAgree(under.shop);
  });

  test('of a visit is one, from two devices at once too, until it is taken back', async () => {
    const { under } = await openDesk();
    const [here, there] = await twoDevices(under);
    const visit = { ...A_CHICKEN, walkInId: ' visita-1 ' };
    const replies = await Promise.all([here, there, here, there].map((one) => sell(one, visit)));
    expect(countStatuses(replies)).toEqual({ 201: 1, 409: 3 });
    const sold = replies.filter(({ status }) => status === 201);
    const [sale] = sold.map(({ body }) => (body as SoldReply).sale);
    if (!sale) throw new Error('no sale was made');
    expect(sale.walkInId).toBe('visita-1');
    expect(await sell(here, visit)).toMatchObject({ body: { code: 'SALE_ALREADY_NOTED' } });
    await here.post(`${URL}/${sale.id}/annulment`);
    expect((await sell(here, visit)).status).toBe(201);
    await expectStockToAgree(under.shop);
  });
});

describe('a sale taken back', () => {
  test('gives money and chickens back, once', async () => {
    const { under, staff, books, stock } = await openDesk();
    const mixed = { ...A_CHICKEN, paymentMethod: 'mixed', cashAmount: '10', cardAmount: '3.50' };
    const { sale } = (await sell(staff, mixed)).body as SoldReply;
    await sell(staff, A_BEER);
    under.time.now += 1000;
    const reply = await staff.post(`${URL}/${sale.id}/annulment`);
    const annulledAt = '2026-11-20T11:10:01.000Z';
    expect(reply).toMatchObject({
      status: 200,
      body: { sale: { ...sale, annulledAt }, stock: { currentStock: '60.0' } },
    });
    const rows = await countRows(under.shop.db);
    expect((await staff.post(`${URL}/${sale.id}/annulment`)).body).toEqual(reply.body);
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect((await stock()).history[0]).toMatchObject({
      action: 'walk_in_annulled',
      quantity: '1.0',
    });
    expect(await books()).toMatchObject({
      payments: { cash: '2.00', card: '0.00', total: '2.00' },
      facts: { sales: { count: 1, total: '2.00' }, chickens: { walkIn: '0.0' } },
    });
    await expectStockToAgree(under.shop);
  });

  test('by two devices at once is taken back once', async () => {
    const { under, books } = await openDesk();
    const devices = await twoDevices(under);
    const { sale } = (await sell(devices[0], A_CHICKEN)).body as SoldReply;
    const back = (caller: Caller) => caller.post(`${URL}/${sale.id}/annulment`, {}, newKey());
    expect(countStatuses(await Promise.all([...devices, ...devices].map(back)))).toEqual({
      200: 4,
    });
    expect((await books()).payments.total).toBe('0.00');
    await expectStockToAgree(under.shop);
  });

  test('of a closed day belongs to the next close', async () => {
    const { staff, books } = await openDesk();
    const { sale } = (await sell(staff, A_CHICKEN)).body as SoldReply;
    const close = (number: number) =>
      staff.post('/api/books/closes', { number, countedCash: '0.00', leftCash: '0.00' });
    expect((await close(1)).body).toMatchObject({
      payments: { cash: '13.50' },
      facts: { paidOrders: 0, sales: { count: 1, total: '13.50' } },
    });
    await staff.post(`${URL}/${sale.id}/annulment`);
    expect((await books()).payments.cash).toBe('-13.50');
    expect((await close(2)).body).toMatchObject({
      payments: { cash: '-13.50' },
      facts: { sales: { count: -1, total: '-13.50' } },
    });
  });

  test('that is none is not found', async () => {
    const { staff } = await openDesk();
    for (const [id, status] of [
      ['9', 404],
      ['2147483647', 404],
      ['0', 400],
      ['9999999999', 400],
      ['uno', 400],
    ] as const) {
      expect((await staff.post(`${URL}/${id}/annulment`)).status, id).toBe(status);
    }
  });
});

test('a sale made without a connection is of its own day’s stock and the next close, which says so', async () => {
  const { under, staff, books } = await openDesk();
  under.time.now = at('2026-11-20T22:00');
  await sell(staff, A_BEER);
  await staff.post('/api/books/closes', { number: 1, countedCash: '2.00', leftCash: '0.00' });
  under.time.now = at('2026-11-21T09:00');
  const madeAt = new Date(at('2026-11-20T21:00')).toISOString();
  const late = { 'made-at': madeAt, 'made-offline-by': String(staff.id) };
  expect(await sell(staff, A_CHICKEN, { ...newKey(), ...late })).toMatchObject({
    status: 201,
    body: { sale: { soldAt: madeAt }, stock: { date: '2026-11-20', currentStock: '59.0' } },
  });
  expect(await books()).toMatchObject({
    payments: { cash: '13.50' },
    facts: { sales: { count: 1 }, late: { count: 1, total: '13.50' } },
  });
  const days = await under.shop.db.read
    .selectFrom('payments')
    .select('day')
    .orderBy('id')
    .execute();
  expect(days).toEqual([{ day: '2026-11-20' }, { day: '2026-11-20' }]);
  await expectStockToAgree(under.shop);
});

test('a sale of more than 7 days ago, by the device’s clock, is of the time at which it comes', async () => {
  const { under, staff, books } = await openDesk();
  const late = { 'made-at': '2020-01-06T12:00:00.000Z', 'made-offline-by': String(staff.id) };
  expect(await sell(staff, A_CHICKEN, { ...newKey(), ...late })).toMatchObject({
    status: 201,
    body: {
      sale: { soldAt: new Date(under.time.now).toISOString() },
      stock: { date: '2026-11-20', currentStock: '59.0' },
    },
  });
  const days = await under.shop.db.read.selectFrom('payments').select('day').execute();
  expect(days).toEqual([{ day: '2026-11-20' }]);
  expect(await books()).toMatchObject({ facts: { sales: { count: 1 } } });
  await expectStockToAgree(under.shop);
});

describe('a sale at the prices that were taken', () => {
  const TAKEN = {
    lines: [
      { productId: BEER, quantity: 2, unitPrice: '1.80' },
      { productId: WHOLE, quantity: 1, unitPrice: '13.00' },
    ],
    expectedTotal: '16.60',
  };
  const offline = (staff: { id: number }) => ({
    ...newKey(),
    ...{ 'made-at': '2026-11-20T11:00:00.000Z', 'made-offline-by': String(staff.id) },
  });

  test('made without a connection is refused first, and entered so once somebody decides it, under its key', async () => {
    const { under, staff, books } = await openDesk();
    const headers = offline(staff);
    expect(await sell(staff, TAKEN, headers)).toMatchObject({ body: { code: 'PRICE_CHANGED' } });
    const decided = { ...TAKEN, atPricesTaken: true };
    const reply = await sell(staff, decided, headers);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        sale: {
          ...{ total: '16.60', cashAmount: '16.60', chickens: '1.0' },
          lines: [
            { name: 'Cerveza', quantity: '2.0', unitPrice: '1.80', total: '3.60' },
            { unitPrice: '13.00', total: '13.00' },
          ],
        },
      },
    });
    expect((await sell(staff, decided, headers)).body).toEqual(reply.body);
    expect((await books()).payments.cash).toBe('16.60');
    await expectStockToAgree(under.shop);
  });

  test('has what has left the menu since', async () => {
    const { under, staff } = await openDesk();
    await under.shop.db.transact(({ sql }) =>
      sql.updateTable('products').set({ deleted: 1 }).where('id', '=', BEER).execute(),
    );
    const headers = offline(staff);
    const sold = await sell(staff, { ...TAKEN, atPricesTaken: true }, headers);
    expect(sold).toMatchObject({ status: 201, body: { sale: { total: '16.60' } } });
  });

  const BEER_AT = (unitPrice: string) => ({
    ...{ lines: [{ productId: BEER, quantity: 1, unitPrice }], atPricesTaken: true },
    expectedTotal: unitPrice,
  });

  test.each([
    ['sent at once', TAKEN, false, 'Solo una venta hecha sin conexión'],
    ['without a price', { lines: A_BEER.lines }, true, 'Falta el precio de entonces'],
    ['that took nothing', BEER_AT('0.00'), true, 'Una venta sin dinero no es una venta'],
  ])('%s is refused', async (_what, sale, isOffline, message) => {
    const { under, staff } = await openDesk();
    const before = await countRows(under.shop.db);
    const headers = isOffline ? offline(staff) : newKey();
    const reply = await sell(staff, { ...sale, atPricesTaken: true }, headers);
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(JSON.stringify(reply.body)).toContain(message);
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  const setBeer = async (staff: Caller, price: string) => {
    const { body } = await staff.get('/api/catalog');
    const beer = (body as Catalog).products.find(({ id }) => id === BEER);
    const edit = { version: beer?.version, price };
    expect((await staff.patch(`/api/products/${BEER}`, edit)).status).toBe(200);
  };
  const isMarked = async (staff: Caller & { id: number }, unitPrice: string) => {
    const reply = await sell(staff, BEER_AT(unitPrice), offline(staff));
    expect([unitPrice, reply.status]).toEqual([unitPrice, 201]);
    return (reply.body as SoldReply).sale.lines[0]?.offMenuPrice;
  };

  test('is marked in the list and in the books where the menu had another price all week', async () => {
    const { under, staff, books } = await openDesk();
    expect(await isMarked(staff, '2.00')).toBe(false);
    expect(await isMarked(staff, '0.01')).toBe(true);
    const recorded = await under.shop.db.read
      .selectFrom('auditEntries')
      .select(['kind', 'authorId', 'subjectName', 'fieldsAfter'])
      .execute();
    expect(recorded).toContainEqual({
      ...{ kind: 'off_menu_price_taken', authorId: staff.id, subjectName: 'Cerveza' },
      fieldsAfter: '{"price":"0.01"}',
    });
    const { sales } = (await staff.get(URL)).body as DaySales;
    expect(sales.map(({ lines }) => lines[0]?.offMenuPrice)).toEqual([true, false]);
    expect(await books()).toMatchObject({
      payments: { cash: '2.01' },
      facts: { offMenuSales: { count: 1, total: '0.01' } },
    });
    const close = { number: 1, countedCash: '2.01', leftCash: '0.00' };
    expect(await staff.post('/api/books/closes', close)).toMatchObject({
      body: { facts: { offMenuSales: { count: 1, total: '0.01' } } },
    });
    expect(await books()).toMatchObject({ facts: { offMenuSales: { count: 0, total: '0.00' } } });
  });

  test('is not marked at a price of the last seven days', async () => {
    const { under, staff } = await openDesk();
    await setBeer(staff, '2.20');
    await setBeer(staff, '2.40');
    const changedAt = under.time.now;
    for (const price of ['2.00', '2.20', '2.40']) expect(await isMarked(staff, price)).toBe(false);
    for (const [after, price, marked] of [
      [7 * DAY - 1, '2.00', false],
      [7 * DAY, '2.00', true],
      [7 * DAY, '2.20', true],
      [7 * DAY, '2.40', false],
    ] as const) {
      under.time.now = changedAt + after;
      const again = await under.signedIn('haykakan');
      expect([after, price, await isMarked(again, price)]).toEqual([after, price, marked]);
    }
  });

  test('of another sum than was paid is refused', async () => {
    const { staff } = await openDesk();
    const sale = { ...TAKEN, expectedTotal: '16.00', atPricesTaken: true };
    expect(await sell(staff, sale, offline(staff))).toMatchObject({
      body: { code: 'PRICE_CHANGED', current: { linesTotal: '16.60' } },
    });
  });
});

test('sales are staff’s alone', async () => {
  const { under, staff } = await openDesk();
  await sell(staff, A_BEER);
  const rows = await countRows(under.shop.db);
  const customer = await under.signedIn('abaranci');
  for (const [caller, status] of [
    [customer, 403],
    [under.visitor(), 401],
  ] as const) {
    expect((await sell(caller, A_BEER)).status).toBe(status);
    expect((await caller.post(`${URL}/1/annulment`)).status).toBe(status);
  }
  expect({ ...(await countRows(under.shop.db)), users: 0 }).toEqual({
    ...rows,
    users: 0,
  });
});
