// What is wrong with an edit is said in Spanish at its field, and nothing is written.
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openDesk, type Desk } from './catalog-desk.ts';

const GOOD = { name: 'Migas', price: '6.50', categoryId: 2 };
const PRICE = 'El precio debe ser 0 o más, con dos decimales como máximo';
const VAT = 'El IVA debe ser 4, 10 o 21';
const CATEGORY = 'Elige una categoría';
const NAME = 'El nombre es obligatorio';

const WRONG_PRODUCTS: [Record<string, unknown>, string, string][] = [
  [{ name: '' }, 'name', NAME],
  [{ name: '   ' }, 'name', NAME],
  [{ name: null }, 'name', NAME],
  [{ name: 7 }, 'name', NAME],
  [{ name: 'x'.repeat(81) }, 'name', 'Como máximo 80 caracteres'],
  [{ name: 'a\u0000b' }, 'name', 'El texto contiene caracteres no permitidos'],
  [{ name: '\ud83c' }, 'name', 'El texto contiene caracteres no permitidos'],
  [{ description: 'x'.repeat(401) }, 'description', 'Un texto de como máximo 400 caracteres'],
  [{ description: 7 }, 'description', 'Un texto de como máximo 400 caracteres'],
  [{ price: -0.01 }, 'price', PRICE],
  [{ price: '6.505' }, 'price', PRICE],
  [{ price: '6,50' }, 'price', PRICE],
  [{ price: '' }, 'price', PRICE],
  [{ price: null }, 'price', PRICE],
  [{ price: '1e3' }, 'price', PRICE],
  [{ price: 'gratis' }, 'price', PRICE],
  [{ price: 100_000_000 }, 'price', PRICE],
  [{ price: {} }, 'price', PRICE],
  [{ categoryId: '2' }, 'categoryId', CATEGORY],
  [{ categoryId: 0 }, 'categoryId', CATEGORY],
  [{ categoryId: 2.5 }, 'categoryId', CATEGORY],
  [{ categoryId: null }, 'categoryId', CATEGORY],
  [{ categoryId: 2 ** 40 }, 'categoryId', CATEGORY],
  [{ vatRate: 5 }, 'vatRate', VAT],
  [{ vatRate: '10' }, 'vatRate', VAT],
  [{ vatRate: null }, 'vatRate', VAT],
  [{ allergens: 'gluten' }, 'allergens', 'Alérgenos inválidos'],
  [{ allergens: ['gluten', 'lava'] }, 'allergens.1', 'Alérgeno desconocido'],
  [{ allergens: [null] }, 'allergens.0', 'Alérgeno desconocido'],
  [{ allergens: Array(101).fill('gluten') }, 'allergens', 'Alérgenos inválidos'],
  [{ featured: 'true' }, 'featured', 'Debe ser verdadero o falso'],
  [{ featuredOrder: -1 }, 'featuredOrder', 'Orden inválido'],
  [{ featuredOrder: 1.5 }, 'featuredOrder', 'Orden inválido'],
  [{ featuredOrder: 2 ** 31 }, 'featuredOrder', 'Orden inválido'],
];

async function expectRefused(desk: Desk, send: () => Promise<{ status: number; body: unknown }>) {
  const before = [await countRows(desk.under.shop.db), await desk.read()];
  const reply = await send();
  expect([await countRows(desk.under.shop.db), await desk.read()]).toEqual(before);
  return reply;
}

describe('a product', () => {
  test.each(WRONG_PRODUCTS)('with %j is refused at %s', async (change, path, message) => {
    const desk = await openDesk();
    const wanted = {
      status: 400,
      body: {
        code: 'VALIDATION',
        error: 'Revisa los datos enviados',
        details: [{ path, message }],
      },
    };
    const created = await expectRefused(desk, () =>
      desk.staff.post('/api/products', { ...GOOD, ...change }),
    );
    expect(created).toMatchObject(wanted);
    const { id, version } = await desk.product('Tan');
    const edited = await expectRefused(desk, () =>
      desk.staff.patch(`/api/products/${id}`, { ...change, version }),
    );
    expect(edited).toMatchObject(wanted);
  });
});

const VERSION = 'Versión inválida';

test.each<[string, string, unknown, string]>([
  ['PATCH', '/api/products/1', {}, VERSION],
  ['PATCH', '/api/products/1', { name: 'x', version: 'ayer' }, VERSION],
  ['PATCH', '/api/products/1', { deleted: true, version: 0 }, VERSION],
  ['PATCH', '/api/categories/2', { name: 'x' }, VERSION],
  ['PATCH', '/api/products/0', {}, 'Identificador inválido'],
  ['PATCH', '/api/products/abc', {}, 'Identificador inválido'],
  ['PATCH', '/api/products/99999999999', {}, 'Identificador inválido'],
  ['PATCH', '/api/categories/-1', {}, 'Identificador inválido'],
  ['POST', '/api/categories', {}, NAME],
  ['POST', '/api/categories', { name: 'x'.repeat(41) }, 'Como máximo 40 caracteres'],
  [
    'POST',
    '/api/categories',
    { name: 'línea\nnueva' },
    'El texto contiene caracteres no permitidos',
  ],
  ['PATCH', '/api/categories/order', {}, 'Falta el orden'],
  ['PATCH', '/api/categories/order', { ids: 'todos' }, 'Falta el orden'],
  ['PATCH', '/api/categories/order', { ids: ['1'] }, 'Identificador inválido'],
  ['PATCH', '/api/products/order', { ids: [1] }, CATEGORY],
  ['PATCH', '/api/products/order', { categoryId: 2, ids: [1.5] }, 'Identificador inválido'],
  ['PATCH', '/api/menus/featured/order', { ids: [null] }, 'Identificador inválido'],
  ['DELETE', '/api/products/1/image?version=ayer', undefined, VERSION],
])('%s %s with %j says %s', async (method, url, body, message) => {
  const desk = await openDesk();
  const reply = await expectRefused(desk, () =>
    desk.staff.send(method as 'POST' | 'PATCH' | 'DELETE', url, body),
  );
  expect(reply).toMatchObject({ status: 400, body: { details: [{ message }] } });
});

test.each([null, [], 'texto', 7, '{'])('a body of %j is refused', async (body) => {
  const desk = await openDesk();
  for (const url of ['/api/products', '/api/categories']) {
    const reply = await expectRefused(desk, () =>
      desk.staff.post(url, JSON.stringify(body), { 'content-type': 'application/json' }),
    );
    expect(reply.status).toBe(400);
  }
});
