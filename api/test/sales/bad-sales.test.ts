// What must never become a sale (docs/rules/sales.md#a-sale).
import { expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openShop } from '../shop-under-test.ts';

const BEER = 26;
const lines = [{ productId: BEER, quantity: 1 }];
const line = (changes: object) => ({ lines: [{ ...lines[0], ...changes }] });
const mixed = (parts: object) => ({ lines, paymentMethod: 'mixed', ...parts });
const MIXED = 'Para pagos mixtos: desglose requerido y mínimo 50% en efectivo';

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

const WRONG: [name: string, body: object, status: number, path: string, message?: string][] = [
  ['no lines', { lines: [] }, 400, 'lines', 'Elige al menos un producto'],
  ['lines left out', { lines: undefined }, 400, 'lines', 'Líneas inválidas'],
  ['41 lines', { lines: Array.from({ length: 41 }, () => lines[0]) }, 400, 'lines'],
  ['no product', line({ productId: 999 }), 422, 'lines.0', 'Este producto ya no está en la carta'],
  ['a product of text', line({ productId: '26' }), 400, 'lines.0.productId', 'Producto inválido'],
  ['a product past its column', line({ productId: 2 ** 31 }), 400, 'lines.0.productId'],
  ['none of it', line({ quantity: 0 }), 400, 'lines.0.quantity'],
  ['less than none', line({ quantity: -1 }), 400, 'lines.0.quantity'],
  ['a hundred', line({ quantity: 100 }), 400, 'lines.0.quantity'],
  ['a tenth', line({ quantity: 0.7 }), 400, 'lines.0.quantity', 'Cantidad inválida'],
  ['half a beer', line({ quantity: 0.5 }), 422, 'lines.0', 'Cerveza: se pide por unidades enteras'],
  ['99 and one', { lines: [{ ...lines[0], quantity: 99 }, lines[0]] }, 422, 'lines.0'],
  [
    'no method',
    { lines, paymentMethod: undefined },
    400,
    'paymentMethod',
    'Forma de pago inválida',
  ],
  ['another method', { lines, paymentMethod: 'cheque' }, 400, 'paymentMethod'],
  ['mixed without parts', mixed({}), 400, 'paymentMethod', MIXED],
  ['parts of less', mixed({ cashAmount: 1, cardAmount: 0.98 }), 400, 'paymentMethod', MIXED],
  ['parts of more', mixed({ cashAmount: '2.02' }), 400, 'paymentMethod', MIXED],
  [
    'little in cash',
    mixed({ cashAmount: '0.99', cardAmount: '1.01' }),
    400,
    'paymentMethod',
    MIXED,
  ],
  ['a part below nothing', mixed({ cashAmount: 3, cardAmount: -1 }), 400, 'cardAmount'],
  ['a part of text', mixed({ cashAmount: 'dos' }), 400, 'cashAmount', 'Importe inválido'],
  ['a third of a cent', mixed({ cashAmount: '2.001' }), 400, 'cashAmount', 'Importe inválido'],
  ['a huge part', mixed({ cashAmount: 1e300 }), 400, 'cashAmount', 'Importe inválido'],
  ['a visit with NUL', { lines, walkInId: 'a\u0000b' }, 400, 'walkInId'],
  ['a visit with half a pair', { lines, walkInId: 'a\ud83c' }, 400, 'walkInId'],
  ['a visit over two lines', { lines, walkInId: 'a\nb' }, 400, 'walkInId'],
  ['a long visit', { lines, walkInId: 'x'.repeat(101) }, 400, 'walkInId'],
  ['a visit that is none', { lines, walkInId: { id: 1 } }, 400, 'walkInId'],
];

test.each(WRONG)('%s is refused and writes nothing', async (_name, body, status, path, message) => {
  const { shop, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  const rows = await countRows(shop.db);
  const key = { 'idempotency-key': 'venta-mala-1' };
  const reply = await staff.post('/api/sales', { paymentMethod: 'cash', ...body }, key);
  const details = [{ path, ...(message !== undefined && { message }) }];
  expect(reply).toMatchObject({ status, body: { details } });
  expect(await countRows(shop.db)).toEqual(rows);
});

test('what is no sale at all is refused and writes nothing', async () => {
  const { shop, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  const rows = await countRows(shop.db);
  const megabyte = { lines, paymentMethod: 'cash', walkInId: 'x'.repeat(1_000_000) };
  const bodies: [unknown, number][] = [
    [undefined, 400],
    [{}, 400],
    [[], 400],
    [{ lines: nested(70), paymentMethod: 'cash' }, 400],
    [{ lines: { 0: lines[0] }, paymentMethod: 'cash' }, 400],
    [megabyte, 413],
  ];
  for (const [index, [body, status]] of bodies.entries()) {
    const reply = await staff.post('/api/sales', body, {
      'idempotency-key': `venta-nula-${index}`,
    });
    expect([index, reply.status]).toEqual([index, status]);
  }
  expect(await countRows(shop.db)).toEqual(rows);
});

test('more chickens or money than anybody could sell is refused and writes nothing', async () => {
  const { shop, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  const dear = await staff.patch(`/api/products/${BEER}`, {
    ...{ price: '99999999.99', chickens: '17.5', version: 1 },
  });
  expect(dear.status).toBe(200);
  const sell = (body: object, key: string) =>
    staff.post('/api/sales', { paymentMethod: 'cash', ...body }, { 'idempotency-key': key });
  const before = await countRows(shop.db);
  expect(await sell(line({ quantity: 2 }), 'venta-cara-1')).toMatchObject({
    status: 400,
    body: { details: [{ path: 'lines', message: 'El total es demasiado alto' }] },
  });
  expect(await countRows(shop.db)).toEqual(before);
  const chickens = Array.from({ length: 6 }, (_none, index) => ({
    productId: index + 26,
    quantity: 99,
  }));
  for (const { productId } of chickens.slice(1)) {
    const { status } = await staff.patch(`/api/products/${productId}`, {
      ...{ price: '0.00', chickens: '17.5', version: 1 },
    });
    expect(status).toBe(200);
  }
  await staff.patch(`/api/products/${BEER}`, { price: '0.00', version: 2 });
  const rows = await countRows(shop.db);
  expect(await sell({ lines: chickens }, 'venta-cara-2')).toMatchObject({
    status: 422,
    body: { code: 'STOCK_LIMIT_REACHED' },
  });
  expect(await countRows(shop.db)).toEqual(rows);
});
