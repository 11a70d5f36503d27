import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { category, product, type Product } from '@brasa/core/catalog/catalog.contract.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const products = z.array(product);

async function change(
  { shop }: ShopUnderTest,
  table: 'products' | 'categories',
  id: number,
  set: object,
) {
  await shop.db.transact(async (transaction) => {
    await transaction.sql.updateTable(table).set(set).where('id', '=', id).execute();
    transaction.announce('catalog');
  });
}

const read = async ({ visitor }: ShopUnderTest, url: string) => (await visitor().get(url)).body;

describe('the starter catalogue', () => {
  test('has Menús with id 1 and every category that was asked for', async () => {
    const categories = z.array(category).parse(await read(await openShop(), '/api/categories'));
    expect(categories[0]).toMatchObject({ id: 1, name: 'Menús' });
    const names = categories.map(({ name }) => name);
    for (const name of [
      'Aperitivos',
      'Pollos',
      'Paellas',
      'Cocina armenia',
      'Croquetas',
      'Bebidas',
      'Postres',
    ]) {
      expect(names).toContain(name);
    }
  });

  test('has in each category products with a price of two decimals', async () => {
    const under = await openShop();
    const all = products.parse(await read(under, '/api/products'));
    const categories = z.array(category).parse(await read(under, '/api/categories'));
    for (const { id, name } of categories) {
      expect([name, all.filter(({ categoryId }) => categoryId === id).length > 0]).toEqual([
        name,
        true,
      ]);
    }
    for (const { price } of all) expect(price).toMatch(/^\d+\.\d{2}$/);
  });
});

describe('the catalogue on sale', () => {
  test('leaves out what was taken off: products, and those of a retired category', async () => {
    const under = await openShop();
    const before = products.parse(await read(under, '/api/products'));
    const [gone] = before as [Product];
    await change(under, 'products', gone.id, { deleted: 1 });
    await change(under, 'categories', 8, { deleted: 1 });
    const left = products.parse(await read(under, '/api/products'));
    expect(left).toEqual(before.filter(({ id, categoryId }) => id !== gone.id && categoryId !== 8));
    const categories = z.array(category).parse(await read(under, '/api/categories'));
    expect(categories.map(({ id }) => id)).not.toContain(8);
  });

  test('features the live featured products in their own order', async () => {
    const under = await openShop();
    const featured = products.parse(await read(under, '/api/menus/featured'));
    expect(featured.length).toBeGreaterThan(2);
    expect(featured.every((item) => item.featured)).toBe(true);
    const [first, second, third] = featured as [Product, Product, Product];
    await change(under, 'products', first.id, { featuredOrder: 99 });
    await change(under, 'products', second.id, { deleted: 1 });
    const now = products.parse(await read(under, '/api/menus/featured')).map(({ id }) => id);
    expect([now[0], now.at(-1)]).toEqual([third.id, first.id]);
    expect(now).not.toContain(second.id);
  });
});

describe.each(['/api/categories', '/api/products', '/api/menus/featured'])('%s', (url) => {
  test('answers 304 until the catalogue changes', async () => {
    const under = await openShop();
    const visitor = under.visitor();
    const first = await visitor.get(url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const known = { 'if-none-match': String(first.headers['etag']) };
    expect((await visitor.get(url, known)).status).toBe(304);
    await change(under, 'products', 1, { name: 'Otro', price: 1 });
    await change(under, 'categories', 1, { description: 'Otra' });
    expect((await visitor.get(url, known)).status).toBe(200);
  });

  test('is compressed as the browser likes it, with the same content', async () => {
    const { app, visitor } = await openShop();
    const plain = await visitor().get(url);
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const asked = async (accepted: string) => {
      const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      const encoding = reply.headers['content-encoding'];
      const bytes = reply.rawPayload;
      const body =
        encoding === 'br'
          ? brotliDecompressSync(bytes)
          : encoding === 'gzip'
            ? gunzipSync(bytes)
            : bytes;
      expect(JSON.parse(body.toString())).toEqual(plain.body);
      return encoding;
    };
    const large = JSON.stringify(plain.body).length >= 1024;
    expect(await asked('gzip, deflate, br')).toBe(large ? 'br' : undefined);
    expect(await asked('gzip')).toBe(large ? 'gzip' : undefined);
    expect(await asked('br;q=0, gzip')).toBe(large ? 'gzip' : undefined);
    expect(await asked('br; q=0.2, gzip; q=0.8')).toBe(large ? 'gzip' : undefined);
    expect(await asked('identity')).toBeUndefined();
  });
});
