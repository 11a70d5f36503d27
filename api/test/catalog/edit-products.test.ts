// Products: added, changed, retired and brought back, and at once on every page.
import { describe, expect, test } from 'vitest';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { countRows } from '../count-rows.ts';
import { placeOrder } from '../place-order.ts';
import { engine } from '../shop-under-test.ts';
import { openDesk, publicNames } from './catalog-desk.ts';

const MIGAS = {
  name: 'Migas',
  description: 'Con uvas',
  price: '6.50',
  categoryId: 2,
  vatRate: 10,
  allergens: ['milk', 'gluten'],
  featured: false,
};

describe('a new product', () => {
  test('is answered, comes last in its category and is on sale at once', async () => {
    const desk = await openDesk();
    await publicNames(desk, '/api/products');
    const { status, body } = await desk.staff.post('/api/products', MIGAS);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number) as number,
        name: 'Migas',
        description: 'Con uvas',
        price: '6.50',
        imageUrl: null,
        categoryId: 2,
        featured: false,
        featuredOrder: 0,
        allergens: ['gluten', 'milk'],
        vatRate: 10,
        chickens: '0.0',
        quantityStep: '1.0',
        minQuantity: '1.0',
        orderAhead: null,
        soldOutOn: null,
        deleted: false,
        version: 1,
        updatedAt: '2026-11-20T11:10:00.000Z',
      },
    ]);
    const starters = (await desk.read()).products.filter(({ categoryId }) => categoryId === 2);
    expect(starters.at(-1)?.name).toBe('Migas');
    expect(await publicNames(desk, '/api/products')).toContain('Migas');
  });

  test('needs only a name, a price and a category', async () => {
    const { staff } = await openDesk();
    const { status, body } = await staff.post('/api/products', {
      name: 'Agua',
      price: 0,
      categoryId: 7,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      price: '0.00',
      description: null,
      vatRate: 10,
      allergens: [],
      featured: false,
      deleted: false,
    });
  });

  test('that is featured comes after those that are', async () => {
    const desk = await openDesk();
    await desk.staff.post('/api/products', { ...MIGAS, featured: true });
    expect((await publicNames(desk, '/api/menus/featured')).at(-1)).toBe('Migas');
  });

  test('is one, however often its request is repeated', async () => {
    const { staff, under } = await openDesk();
    const key = { 'idempotency-key': 'migas-0001' };
    const first = await staff.post('/api/products', MIGAS, key);
    const before = await countRows(under.shop.db);
    expect(await staff.post('/api/products', MIGAS, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    const other = await staff.post('/api/products', { ...MIGAS, price: '7' }, key);
    expect([other.status, (other.body as { code: string }).code]).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('takes nothing that is the server’s to say', async () => {
    const { staff } = await openDesk();
    const { body } = await staff.post('/api/products', {
      ...MIGAS,
      id: 5,
      imageUrl: '../../brasa.sqlite',
      deleted: true,
      position: -1,
    });
    expect(body).toMatchObject({ imageUrl: null, deleted: false });
    expect((body as CatalogProduct).id).not.toBe(5);
  });
});

describe('an edit', () => {
  test('changes what it names, is seen at once and leaves the rest', async () => {
    const desk = await openDesk();
    const before = await desk.product('Hummus con lavash');
    await publicNames(desk, '/api/products');
    const { status, body } = await desk.staff.patch(`/api/products/${before.id}`, {
      name: 'Hummus',
      price: '5.25',
      vatRate: 21,
      version: before.version,
    });
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        name: 'Hummus',
        price: '5.25',
        vatRate: 21,
        version: 2,
        updatedAt: (body as CatalogProduct).updatedAt,
      },
    ]);
    expect(await publicNames(desk, '/api/products')).toContain('Hummus');
  });

  test('of what somebody else has changed meanwhile is refused and changes nothing', async () => {
    const desk = await openDesk();
    const seen = await desk.product('Dolma');
    const path = `/api/products/${seen.id}`;
    const mine = { name: 'Dolma de la abuela', version: seen.version };
    const theirs = { price: '9.00', version: seen.version };
    expect((await desk.staff.patch(path, theirs)).status).toBe(200);
    const refused = await desk.staff.patch(path, mine);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'EDITED_MEANWHILE',
        error:
          'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
        current: await desk.product('Dolma'),
      },
    ]);
    const now = await desk.product('Dolma');
    expect(now.price).toBe('9.00');
    const again = await desk.staff.patch(path, { ...mine, version: now.version });
    expect(again.body).toMatchObject({ name: 'Dolma de la abuela', price: '9.00' });
  });

  test('that is sent again after its answer was lost is no conflict', async () => {
    const { staff, product } = await openDesk();
    const seen = await product('Gata');
    const edit = { price: '3.20', version: seen.version };
    const first = await staff.patch(`/api/products/${seen.id}`, edit);
    const again = await staff.patch(`/api/products/${seen.id}`, edit);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('into another category puts the product at its end', async () => {
    const desk = await openDesk();
    const { id, version } = await desk.product('Hummus con lavash');
    await desk.staff.patch(`/api/products/${id}`, { categoryId: 5, version });
    const names = (await desk.read()).products
      .filter(({ categoryId }) => categoryId === 5)
      .map(({ name }) => name);
    expect(names.at(-1)).toBe('Hummus con lavash');
  });

  test.each([
    ['that does not exist', 999, 'Esa categoría no existe'],
    ['that is retired', 8, 'Esa categoría está retirada. Elige otra'],
  ])('into a category %s is refused at its field', async (_name, categoryId, message) => {
    const desk = await openDesk();
    const desserts = await desk.category('Postres');
    await desk.staff.patch('/api/categories/8', { deleted: true, version: desserts.version });
    const { id, version } = await desk.product('Tan');
    const refused = await desk.staff.patch(`/api/products/${id}`, { categoryId, version });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'categoryId', message }] },
    });
    const created = await desk.staff.post('/api/products', { ...MIGAS, categoryId });
    expect(created).toMatchObject({ status: 400, body: { details: [{ message }] } });
  });

  test('of a product that is not there is a 404', async () => {
    const { staff } = await openDesk();
    const edit = { name: 'x', version: 1 };
    expect(await staff.patch('/api/products/999', edit)).toMatchObject({
      status: 404,
      body: { error: 'Producto no encontrado', code: 'PRODUCT_NOT_FOUND' },
    });
  });
});

describe('a retired product', () => {
  test('leaves every public list, stays with staff, and comes back at the end', async () => {
    const desk = await openDesk();
    const { id, version } = await desk.product('Menú Brasa para dos');
    const retired = await desk.staff.patch(`/api/products/${id}`, { deleted: true, version });
    expect(retired.body).toMatchObject({ deleted: true, featured: true });
    for (const url of ['/api/products', '/api/menus/featured']) {
      expect(await publicNames(desk, url)).not.toContain('Menú Brasa para dos');
    }
    const seen = (await desk.product('Menú Brasa para dos')).version;
    await desk.staff.patch(`/api/products/${id}`, { deleted: false, version: seen });
    const menus = (await desk.read()).products.filter(({ categoryId }) => categoryId === 1);
    expect(menus.at(-1)?.name).toBe('Menú Brasa para dos');
    expect(await publicNames(desk, '/api/menus/featured')).toContain('Menú Brasa para dos');
  });

  test('leaves the orders of the past as they were', async () => {
    const desk = await openDesk();
    await placeOrder(desk.under.visitor());
    const orders = () => desk.under.shop.db.read.selectFrom('orders').selectAll().execute();
    const before = await orders();
    const { id, version } = await desk.product('Pollo entero a la leña');
    await desk.staff.patch(`/api/products/${id}`, { deleted: true, version });
    expect(await orders()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

test('a change is seen in every process that serves the shop', async () => {
  const desk = await openDesk();
  // SQLite has one.
  const other = engine === 'postgres' ? await desk.under.secondProcess() : desk.under.app;
  const namesThere = async () => {
    const reply = await other.inject('/api/products');
    return reply.json<{ name: string }[]>().map(({ name }) => name);
  };
  expect(await namesThere()).not.toContain('Migas');
  await desk.staff.post('/api/products', MIGAS);
  await expect.poll(namesThere).toContain('Migas');
});
