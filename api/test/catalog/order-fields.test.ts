// How a product is ordered (docs/rules/catalog.md#how-a-product-is-ordered).
import type { Catalog } from '@brasa/core/catalog/catalog-editing.contract.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { expect, test } from 'vitest';
import { openShop, type Caller } from '../shop-under-test.ts';

const DAY = 24 * 60 * 60 * 1000;
const [WHOLE, BEER] = [8, 26];

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const visitor = under.visitor();
  const onSale = async (id: number) =>
    ((await visitor.get('/api/products')).body as Product[]).find((product) => product.id === id);
  return { ...under, staff, onSale };
}

const catalogOf = async (staff: Caller) =>
  ((await staff.get('/api/catalog')).body as Catalog).products;

test('a new shop says what its chickens, menus and paellas are', async () => {
  const { onSale } = await openDesk();
  expect(await onSale(WHOLE)).toMatchObject({ chickens: '1.0', quantityStep: '1.0' });
  expect(await onSale(9)).toMatchObject({ chickens: '0.5' });
  expect(await onSale(2)).toMatchObject({ chickens: '2.0' });
  expect(await onSale(12)).toMatchObject({
    minQuantity: '2.0',
    orderAhead: { days: 1, until: '20:00' },
  });
});

test('staff change it, and take the notice away', async () => {
  const { staff, onSale } = await openDesk();
  const edit = async (change: object) => {
    const [product] = (await catalogOf(staff)).filter(({ id }) => id === BEER);
    return staff.patch(`/api/products/${BEER}`, { ...change, version: product?.version });
  };
  const orderAhead = { days: 2, until: '18:30' };
  const fields = { quantityStep: 0.5, minQuantity: '1.5', chickens: 1, orderAhead };
  expect((await edit(fields)).status).toBe(200);
  expect(await onSale(BEER)).toMatchObject({
    quantityStep: '0.5',
    minQuantity: '1.5',
    chickens: '1.0',
    orderAhead,
  });
  await edit({ orderAhead: null });
  expect(await onSale(BEER)).toMatchObject({ orderAhead: null });
});

test.each([
  [{ chickens: 0.3 }, 'chickens'],
  [{ chickens: 18 }, 'chickens'],
  [{ chickens: 0.5, quantityStep: 0.5 }, 'chickens'],
  [{ quantityStep: 0.25 }, 'quantityStep'],
  [{ quantityStep: 2 }, 'quantityStep'],
  [{ minQuantity: 0 }, 'minQuantity'],
  [{ minQuantity: 99.5 }, 'minQuantity'],
  [{ minQuantity: 1.5 }, 'minQuantity'],
  [{ orderAhead: { days: -1, until: '20:00' } }, 'orderAhead.days'],
  [{ orderAhead: { days: 31, until: '20:00' } }, 'orderAhead.days'],
  [{ orderAhead: { days: 1, until: '24:00' } }, 'orderAhead.until'],
  [{ orderAhead: 'mañana' }, 'orderAhead'],
])('%j is refused at its field, for a new product and for an old one', async (fields, path) => {
  const { staff, onSale } = await openDesk();
  const before = await onSale(BEER);
  const isAtField = { status: 400, body: { details: [{ path }] } };
  expect(await staff.patch(`/api/products/${BEER}`, { ...fields, version: 1 })).toMatchObject(
    isAtField,
  );
  const product = { name: 'Zumo', price: 2, categoryId: 7, ...fields };
  expect(await staff.post('/api/products', product)).toMatchObject(isAtField);
  expect(await onSale(BEER)).toEqual(before);
});

test('what is sold out today is so until midnight, and gets in the way of no editor', async () => {
  const { staff, onSale, time, visitor } = await openDesk();
  const url = `/api/products/${BEER}/sold-out`;
  const before = await onSale(BEER);
  for (let press = 0; press < 2; press += 1) {
    expect(await staff.patch(url, { soldOut: true })).toMatchObject({
      status: 200,
      body: { version: 1, soldOutOn: '2026-11-20' },
    });
  }
  expect(await onSale(BEER)).toMatchObject({ soldOutOn: '2026-11-20' });
  await staff.patch(url, { soldOut: false });
  expect(await onSale(BEER)).toEqual(before);
  time.now += DAY;
  expect((await staff.patch(url, { soldOut: true })).body).toMatchObject({
    soldOutOn: '2026-11-21',
  });
  time.now += DAY;
  expect(await onSale(BEER)).toEqual(before);
  expect((await staff.patch('/api/products/999/sold-out', { soldOut: true })).status).toBe(404);
  expect((await staff.patch(url, { soldOut: 'sí' })).status).toBe(400);
  expect((await visitor().patch(url, { soldOut: true })).status).toBe(401);
});
