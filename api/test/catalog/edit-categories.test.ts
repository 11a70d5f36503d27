// Categories: added, changed, retired with what is in them; and the order of everything.
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openDesk, publicNames, type Desk } from './catalog-desk.ts';

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

async function liveCategories({ read }: Desk) {
  return (await read()).categories.filter(({ deleted }) => !deleted);
}

describe('a category', () => {
  test('is added at the end, once', async () => {
    const desk = await openDesk();
    const key = { 'idempotency-key': 'category-01' };
    const verano = { name: '  Verano ', description: ' ' };
    const first = await desk.staff.post('/api/categories', verano, key);
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Verano', description: null, imageUrl: null, deleted: false },
    });
    expect((await desk.staff.post('/api/categories', verano, key)).body).toEqual(first.body);
    expect((await publicNames(desk, '/api/categories')).at(-1)).toBe('Verano');
    expect(
      namesOf((await desk.read()).categories).filter((name) => name === 'Verano'),
    ).toHaveLength(1);
  });

  test.each(['Pollos', 'POLLOS', ' pollós ', 'menus'])(
    'cannot be called %j beside the one that is',
    async (name) => {
      const desk = await openDesk();
      const before = await countRows(desk.under.shop.db);
      const refused = await desk.staff.post('/api/categories', { name });
      expect(refused).toMatchObject({ status: 409, body: { code: 'CATEGORY_NAME_TAKEN' } });
      const { id, version } = await desk.category('Bebidas');
      const renamed = await desk.staff.patch(`/api/categories/${id}`, { name, version });
      expect(renamed.status).toBe(409);
      expect(await countRows(desk.under.shop.db)).toEqual(before);
    },
  );

  test('is changed, and may change the spelling of its own name', async () => {
    const desk = await openDesk();
    const { id, version } = await desk.category('Bebidas');
    const edit = { name: 'BEBIDAS', description: 'Muy frías', version };
    const { status, body } = await desk.staff.patch(`/api/categories/${id}`, edit);
    expect([status, body]).toMatchObject([200, { name: 'BEBIDAS', description: 'Muy frías' }]);
    expect(await publicNames(desk, '/api/categories')).toContain('BEBIDAS');
  });

  test('that somebody else has changed meanwhile is refused and left alone', async () => {
    const desk = await openDesk();
    const { version } = await desk.category('Pollos');
    await desk.staff.patch('/api/categories/3', { description: 'Suya', version });
    const mine = { name: 'Nuestros pollos', version };
    expect(await desk.staff.patch('/api/categories/3', mine)).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: await desk.category('Pollos') },
    });
    expect((await desk.category('Pollos')).description).toBe('Suya');
  });

  test('takes its products off sale when it is retired, and brings them back', async () => {
    const desk = await openDesk();
    const { id, version } = await desk.category('Postres');
    const retired = await desk.staff.patch(`/api/categories/${id}`, { deleted: true, version });
    expect(await publicNames(desk, '/api/categories')).not.toContain('Postres');
    expect(await publicNames(desk, '/api/products')).not.toContain('Gata');
    expect((await desk.product('Gata')).deleted).toBe(false);
    const { version: seen } = retired.body as { version: string };
    await desk.staff.patch(`/api/categories/${id}`, { deleted: false, version: seen });
    expect(await publicNames(desk, '/api/products')).toContain('Gata');
  });

  test('that is not there is a 404', async () => {
    const { staff } = await openDesk();
    const edit = { name: 'x', version: 1 };
    expect(await staff.patch('/api/categories/999', edit)).toMatchObject({
      status: 404,
      body: { error: 'Categoría no encontrada' },
    });
  });
});

describe('Menús, with id 1, stays what it is', () => {
  test.each([{ name: 'Combinados' }, { deleted: true }])('against %j', async (change) => {
    const desk = await openDesk();
    const { version } = await desk.category('Menús');
    expect(await desk.staff.patch('/api/categories/1', { ...change, version })).toMatchObject({
      status: 422,
      body: {
        code: 'CATEGORY_FIXED',
        error: 'Menús conserva su nombre y el primer lugar, y no se puede retirar',
      },
    });
    expect(await desk.category('Menús')).toMatchObject({ id: 1, deleted: false, version });
  });

  test('but for its description', async () => {
    const desk = await openDesk();
    const { version } = await desk.category('Menús');
    const edit = { description: 'Todo en una caja', version };
    expect((await desk.staff.patch('/api/categories/1', edit)).status).toBe(200);
  });

  test('in the first place', async () => {
    const desk = await openDesk();
    const ids = (await liveCategories(desk)).map(({ id }) => id);
    const [first, second, ...others] = ids as [number, number, ...number[]];
    const order = { ids: [second, first, ...others] };
    expect(await desk.staff.patch('/api/categories/order', order)).toMatchObject({
      status: 422,
      body: { code: 'CATEGORY_FIXED' },
    });
  });
});

describe('the order', () => {
  test('of the categories is the one on the menu', async () => {
    const desk = await openDesk();
    const before = await publicNames(desk, '/api/categories');
    const [menus, ...others] = (await liveCategories(desk)).map(({ id }) => id);
    const ids = [menus, ...others.reverse()];
    const { status, body } = await desk.staff.patch('/api/categories/order', { ids });
    expect(status).toBe(200);
    const wanted = [before[0], ...before.slice(1).reverse()];
    expect(namesOf((body as { categories: { name: string }[] }).categories)).toEqual(wanted);
    expect(await publicNames(desk, '/api/categories')).toEqual(wanted);
    const products = await publicNames(desk, '/api/products');
    expect(products.indexOf('Gata')).toBeLessThan(products.indexOf('Hummus con lavash'));
  });

  test('of the products in a category is the one on the menu; what is retired is not in it', async () => {
    const desk = await openDesk();
    const gata = await desk.product('Gata');
    await desk.staff.patch(`/api/products/${gata.id}`, {
      deleted: true,
      version: gata.version,
    });
    const live = (await desk.read()).products.filter(
      ({ categoryId, deleted }) => categoryId === 8 && !deleted,
    );
    const ids = live.map(({ id }) => id).reverse();
    const reply = await desk.staff.patch('/api/products/order', { categoryId: 8, ids });
    expect(reply.status).toBe(200);
    const products = await publicNames(desk, '/api/products');
    expect(products.filter((name) => namesOf(live).includes(name))).toEqual(
      namesOf(live).reverse(),
    );
  });

  test('of the featured ones is the one on the home page', async () => {
    const desk = await openDesk();
    const before = await publicNames(desk, '/api/menus/featured');
    const featured = (await desk.read()).products
      .filter((product) => product.featured)
      .sort((a, b) => b.featuredOrder - a.featuredOrder);
    const ids = featured.map(({ id }) => id);
    expect((await desk.staff.patch('/api/menus/featured/order', { ids })).status).toBe(200);
    expect(await publicNames(desk, '/api/menus/featured')).toEqual(before.reverse());
  });

  test.each<[string, (ids: number[]) => number[]]>([
    ['without one', (ids) => ids.slice(1)],
    ['with one twice', (ids) => [...ids.slice(1), ids[1] ?? 0]],
    ['with one from elsewhere', (ids) => [...ids.slice(1), 999]],
    ['with one too many', (ids) => [...ids, 1]],
    ['of nothing', () => []],
  ])('%s is that of a menu which has changed, and changes nothing', async (_name, spoil) => {
    const desk = await openDesk();
    const before = await desk.read();
    const live = before.categories.map(({ id }) => id);
    const chickens = before.products.filter(({ categoryId }) => categoryId === 3);
    const featured = before.products.filter((product) => product.featured);
    const calls: [string, object][] = [
      ['/api/categories/order', { ids: spoil(live) }],
      ['/api/products/order', { categoryId: 3, ids: spoil(chickens.map(({ id }) => id)) }],
      ['/api/menus/featured/order', { ids: spoil(featured.map(({ id }) => id)) }],
    ];
    for (const [url, body] of calls) {
      const reply = await desk.staff.patch(url, body);
      expect([url, reply.status, (reply.body as { code: string }).code]).toEqual([
        url,
        409,
        'CATALOG_ORDER_STALE',
      ]);
    }
    expect(await desk.read()).toEqual(before);
  });
});

test('two who move things at the same time leave one whole order', async () => {
  const desk = await openDesk();
  const ids = (await desk.read()).products
    .filter(({ categoryId }) => categoryId === 7)
    .map(({ id }) => id);
  const orders = [ids, [...ids].reverse(), [...ids.slice(1), ids[0] ?? 0]];
  const replies = await Promise.all(
    orders.map((order) => desk.staff.patch('/api/products/order', { categoryId: 7, ids: order })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const now = (await desk.read()).products
    .filter(({ categoryId }) => categoryId === 7)
    .map(({ id }) => id);
  expect(orders).toContainEqual(now);
});

test('of two who change one product at the same time, one is told', async () => {
  const desk = await openDesk();
  const { id, version } = await desk.product('Flan de huevo');
  const replies = await Promise.all(
    ['2.90', '3.10'].map((price) => desk.staff.patch(`/api/products/${id}`, { price, version })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});
