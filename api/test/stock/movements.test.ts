// The stock drawer: initial stock, additions, walk-in sales, corrections, history.
// See docs/rules/stock.md#movements-by-hand.
import { describe, expect, test } from 'vitest';
import { stockMovements, type StockMovements } from '@brasa/core/stock/stock.contract.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';

const URL = '/api/stock/movements';

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const move = (type: string, quantity: unknown, headers?: Record<string, string>) =>
    staff.post(URL, { type, quantity }, headers);
  const read = async (): Promise<StockMovements> =>
    stockMovements.parse((await staff.get(URL)).body);
  return { under, staff, move, read };
}

const figures = (stock: StockMovements['stock']) => [
  stock.initialStock,
  stock.currentStock,
  stock.reservedStock,
  stock.unreservedStock,
];

describe('a movement of the stock', () => {
  test.each([
    ['initial', '80', ['80.0', '80.0', '2.0', '78.0']],
    ['initial', 0, ['0.0', '0.0', '2.0', '-2.0']],
    ['addition', 12.5, ['60.0', '72.5', '2.0', '70.5']],
    ['walk_in_sale', '0.5', ['60.0', '59.5', '2.0', '57.5']],
    ['walk_in_sale', 61, ['60.0', '-1.0', '2.0', '-3.0']],
    ['correction', '-1.5', ['60.0', '58.5', '2.0', '56.5']],
    ['correction', 3, ['60.0', '63.0', '2.0', '61.0']],
  ] as const)('%s of %s leaves %j', async (type, quantity, expected) => {
    const { under, move, read } = await openDesk();
    await placeOrder(under.visitor(), { quantity: 2 });
    const reply = await move(type, quantity);
    expect(reply.status).toBe(201);
    expect(figures((reply.body as StockMovements).stock)).toEqual(expected);
    expect((await read()).stock).toEqual((reply.body as StockMovements).stock);
    await expectStockToAgree(under.shop);
  });

  test('that says without a connection what the day began with replaces nothing that was said after it', async () => {
    const { under, staff, move, read } = await openDesk();
    const other = await under.signedIn('haykakan');
    const said = (desk: typeof staff, minutesAgo: number, key: string) => ({
      'idempotency-key': key,
      'made-at': new Date(under.time.now - minutesAgo * MINUTE).toISOString(),
      'made-offline-by': String(desk.id),
    });
    await other.post(URL, { type: 'initial', quantity: 40 });
    under.time.now += 30 * MINUTE;
    const rows = await countRows(under.shop.db);
    expect(await move('initial', 50, said(staff, 35, 'inicial-de-antes'))).toMatchObject({
      status: 409,
      body: { code: 'INITIAL_STOCK_SAID_LATER' },
    });
    expect([figures((await read()).stock)[0], await countRows(under.shop.db)]).toEqual([
      '40.0',
      rows,
    ]);
    // The same figure is no other word, and a later one holds.
    expect((await move('initial', 40, said(staff, 35, 'lo-mismo'))).status).toBe(201);
    expect((await move('initial', 52, said(staff, 10, 'inicial-de-luego'))).status).toBe(201);
    expect((await move('initial', 51, said(staff, 9, 'y-corregido'))).status).toBe(201);
    expect((await other.post(URL, { type: 'initial', quantity: 45 })).status).toBe(201);
    expect(figures((await read()).stock)[0]).toBe('45.0');
    await expectStockToAgree(under.shop);
  });

  test('of one person counts in the order in which they come, also where the first request took longer', async () => {
    const { under, staff, move, read } = await openDesk();
    await move('initial', 40);
    const headers = {
      'idempotency-key': 'diez-segundos-antes',
      'made-at': new Date(under.time.now - 10_000).toISOString(),
      'made-offline-by': String(staff.id),
    };
    expect((await move('initial', 50, headers)).status).toBe(201);
    expect(figures((await read()).stock)[0]).toBe('50.0');
  });

  test('begins a day that nobody touched with the setting', async () => {
    const { under, move, read } = await openDesk();
    await move('walk_in_sale', 1);
    expect(figures((await read()).stock)).toEqual(['60.0', '59.0', '0.0', '59.0']);
    await expectStockToAgree(under.shop);
  });

  test('that sets the day’s initial stock holds against a later change of the setting', async () => {
    const { under, move, read } = await openDesk();
    await move('initial', 60);
    await rewriteSetting(under.shop, 'dailyInitialStock', '90');
    const { stock, history } = await read();
    expect(figures(stock)).toEqual(['60.0', '60.0', '0.0', '60.0']);
    expect(history).toEqual([]);
  });

  test('that sets the initial stock again counts from what it was', async () => {
    const { under, move, read } = await openDesk();
    await move('initial', 80);
    await move('walk_in_sale', 10);
    await move('initial', 70);
    expect(figures((await read()).stock)).toEqual(['70.0', '60.0', '0.0', '60.0']);
    await expectStockToAgree(under.shop);
  });

  test('belongs to the day in Madrid', async () => {
    const { under, move } = await openDesk();
    under.time.now = parseInstant('2026-11-20T23:59:59') ?? 0;
    await move('addition', 1);
    under.time.now = parseInstant('2026-11-21T00:00:00') ?? 0;
    await move('addition', 2);
    const days = await under.shop.db.read.selectFrom('stock').selectAll().orderBy('date').execute();
    expect(days.map((day) => [day.date, day.currentStock])).toEqual([
      ['2026-11-20', 610],
      ['2026-11-21', 620],
    ]);
  });

  test('sent twice with one key moves once; the key of another movement is refused', async () => {
    const { under, move } = await openDesk();
    const key = { 'idempotency-key': 'venta-00001' };
    const first = await move('walk_in_sale', 1, key);
    expect(await move('walk_in_sale', 1, key)).toMatchObject({ status: 201, body: first.body });
    expect(await move('walk_in_sale', 2, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await countRows(under.shop.db)).toMatchObject({ stockHistory: 1 });
  });

  test('sent by twenty at once moves twenty times', async () => {
    const { under, move, read } = await openDesk();
    await Promise.all(Array.from({ length: 20 }, () => move('walk_in_sale', 0.5)));
    expect((await read()).stock.currentStock).toBe('50.0');
    await expectStockToAgree(under.shop);
  });

  test('past what a column holds is refused, and nothing is written', async () => {
    const { under, move } = await openDesk();
    for (let count = 0; count < 9; count += 1) await move('addition', 999.5);
    expect((await move('addition', 940)).status).toBe(201);
    const rows = await countRows(under.shop.db);
    expect(await move('addition', 999.5)).toMatchObject({
      status: 422,
      body: { code: 'STOCK_LIMIT_REACHED' },
    });
    expect(await move('initial', 999.5)).toMatchObject({ status: 422 });
    expect(await countRows(under.shop.db)).toEqual(rows);
    await expectStockToAgree(under.shop);
  });
});

describe('a movement that is wrong', () => {
  test.each([
    ['walk_in_sale', 0, 'La cantidad debe ser mayor que cero'],
    ['walk_in_sale', -1, 'La cantidad debe ser mayor que cero'],
    ['addition', '0', 'La cantidad debe ser mayor que cero'],
    ['initial', -0.5, 'La cantidad no puede ser negativa'],
    ['correction', 0, 'La corrección no puede ser cero'],
    ['correction', -1000, 'La cantidad máxima es 999,5'],
    ['addition', 0.3, 'Cantidad inválida'],
    ['addition', 'dos', 'Cantidad inválida'],
    ['addition', '1e1', 'Cantidad inválida'],
    ['addition', undefined, 'Cantidad inválida'],
    ['addition', null, 'Cantidad inválida'],
    ['addition', [1], 'Cantidad inválida'],
    ['addition', 1e300, 'Cantidad inválida'],
  ])('%s of %j: %s', async (type, quantity, message) => {
    const { under, move } = await openDesk();
    const rows = await countRows(under.shop.db);
    expect(await move(type, quantity)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'quantity', message }] },
    });
    expect(await countRows(under.shop.db)).toEqual(rows);
  });

  test.each([undefined, '', 'order_created', 7])('of type %j is refused', async (type) => {
    const { staff } = await openDesk();
    expect(await staff.post(URL, { type, quantity: 1 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'type', message: 'Tipo de movimiento inválido' }] },
    });
  });
});

describe('today’s history', () => {
  test('tells newest first what moved the stock, by whom, and for whose order', async () => {
    const { under, staff, move, read } = await openDesk();
    const { id } = await placeOrder(under.visitor(), { customerName: 'Lucía', quantity: 1.5 });
    await staff.patch(`/api/orders/${id}/confirm`);
    under.time.now += 1000;
    await move('correction', -0.5);
    const by = { id: staff.id, name: 'Prueba' };
    const order = { id, customerName: 'Lucía' };
    const { history } = await read();
    expect(history).toEqual([
      {
        id: 3,
        action: 'stock_corrected',
        quantity: '-0.5',
        previousStock: '58.5',
        newStock: '58.0',
        previousReserved: '0.0',
        newReserved: '0.0',
        order: null,
        createdAt: '2026-11-20T11:10:01.000Z',
        createdBy: by,
      },
      expect.objectContaining({
        action: 'order_delivered',
        quantity: '-1.5',
        order,
        createdBy: by,
      }),
      expect.objectContaining({ action: 'order_created', quantity: '1.5', order, createdBy: null }),
    ]);
  });

  test('of a day that nobody touched is empty, and reading it writes nothing', async () => {
    const { under, read } = await openDesk();
    expect(await read()).toMatchObject({ stock: { currentStock: '60.0' }, history: [] });
    expect(await countRows(under.shop.db)).toMatchObject({ stock: 0 });
  });

  test('is today’s alone', async () => {
    const { under, read } = await openDesk();
    await placeOrder(under.visitor(), { pickupTime: '2026-11-21T13:00:00Z' });
    expect((await read()).history).toEqual([]);
  });
});
