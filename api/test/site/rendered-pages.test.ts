// Pages drawn by the server: from real data, kept until it changes, in every process.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import type { PagePath } from '@brasa/core/site/pages.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { PAGES } from '@brasa/core/site/pages.ts';
import { Caller } from '../shop-under-test.ts';
import { engine } from '../test-databases.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { until } from '../until.ts';
import { dataOf, HTML, openSite } from './site-under-test.ts';

describe('a page', () => {
  test('is drawn whole before any script runs', async () => {
    const { visitor } = await openSite();
    const { body } = await visitor().get('/contacto', { ...HTML, host: 'pollos.example' });
    expect(body).toContain('<title>Villena</title>');
    expect(body).toContain('<div id="root"><p>/contacto at  </p></div>');
  });

  test('brings along what it was drawn from, and nothing that another page needs', async () => {
    const { visitor } = await openSite();
    const keys = async (path: string) =>
      Object.keys(dataOf((await visitor().get(path, HTML)).body) as object);
    const hours = ['/api/business-hours', '/api/business-hours/special-days'];
    const everywhere = ['/api/site', ...hours, '/api/photographs'];
    expect(await keys('/nosotros')).toEqual(everywhere);
    expect(await keys('/')).toEqual(expect.arrayContaining([...everywhere, '/api/menus/featured']));
    const ownOf = (page: PagePath) =>
      Object.values<Call>(CALLS).flatMap(({ pages, path }) => (pages?.includes(page) ? path : []));
    expect(await keys('/')).toEqual([...everywhere, ...ownOf('/')]);
    const calls = (await keys('/productos')).filter((call) => !call.includes('?'));
    expect(calls).toEqual([...everywhere, ...ownOf('/productos')]);
    expect(calls).toEqual(expect.arrayContaining(['/api/categories', '/api/products']));
  });

  test('carries the check of every product’s picture', async () => {
    const { visitor, folder, shop } = await openSite();
    await shop.db.transact(async (transaction) => {
      const products = transaction.sql.updateTable('products');
      await products.set({ imageUrl: 'aún no.svg' }).where('name', '=', 'Dolma').execute();
      await products.set({ imageUrl: 'flan.svg' }).where('name', '=', 'Flan de huevo').execute();
      transaction.announce('catalog');
    });
    mkdirSync(join(folder, 'images/products'), { recursive: true });
    writeFileSync(join(folder, 'images/products/flan.svg'), '<svg/>');
    expect(dataOf((await visitor().get('/productos', HTML)).body)).toMatchObject({
      '/api/file-exists?path=%2Fimages%2Fproducts%2Fa%C3%BAn%20no.svg': { exists: false },
      '/api/file-exists?path=%2Fimages%2Fproducts%2Fflan.svg': { exists: true },
    });
  });

  test('shows a changed setting the next time it is asked for', async () => {
    const { visitor, shop } = await openSite();
    await visitor().get('/', HTML);
    await rewriteSetting(shop, 'city', 'Sax');
    const { body } = await visitor().get('/', HTML);
    expect(body).toContain('<title>Sax</title>');
  });

  test('tells the year of its day in Madrid, from midnight on the new one', async () => {
    const { visitor, time } = await openSite();
    const today = async () =>
      (dataOf((await visitor().get('/', HTML)).body) as { '/api/site': object })['/api/site'];
    time.now = Date.parse('2026-12-31T22:59:59Z');
    expect(await today()).toMatchObject({ today: '2026-12-31' });
    time.now = Date.parse('2026-12-31T23:00:00Z');
    expect(await today()).toMatchObject({ today: '2027-01-01' });
  });

  if (engine === 'postgres') {
    test('shows it in another process too', async () => {
      const { visitor, shop, secondProcess } = await openSite();
      const elsewhere = new Caller(await secondProcess());
      await elsewhere.get('/', HTML);
      await rewriteSetting(shop, 'city', 'Sax');
      expect((await visitor().get('/', HTML)).body).toContain('<title>Sax</title>');
      await until(async () => {
        expect((await elsewhere.get('/', HTML)).body).toContain('<title>Sax</title>');
      });
    });
  }

  test('that cannot be rendered is left to the browser, with all that it needs', async () => {
    const { visitor } = await openSite();
    for (const path of ['/wallet', '/wallet', '/']) {
      const reply = await visitor().get(path, HTML);
      expect([reply.status, dataOf(reply.body)]).toMatchObject([
        200,
        { '/api/site': { restaurantName: 'Brasa' } },
      ]);
      expect(String(reply.body).includes('<div id="root"></div>')).toBe(path === '/wallet');
    }
  });

  test('that does not exist is one page, whatever it was called', async () => {
    const { visitor } = await openSite();
    for (const [path, rendered] of [
      ['/nada', '/404'],
      ['/nada/%3Cscript%3E', '/404'],
      ['/admin/nada', '/admin/404'],
    ] as const) {
      expect((await visitor().get(path, HTML)).body).toContain(`<p>${rendered} at `);
    }
  });

  test('that was not found is not found again, although the browser has kept it', async () => {
    const { visitor } = await openSite();
    const { headers } = await visitor().get('/nada', HTML);
    const again = { ...HTML, 'if-none-match': String(headers['etag']) };
    expect((await visitor().get('/nada', again)).status).toBe(404);
  });
});

describe('the address of the site', () => {
  test('is the public one where that is known', async () => {
    const { visitor } = await openSite({ PUBLIC_URL: 'https://pollos.example/' });
    const { body } = await visitor().get('/', { ...HTML, host: 'other.example' });
    expect(body).toContain('<p>/ at https://pollos.example </p>');
  });

  test('is else nobody’s, whatever host was asked for: the first one to ask is repeated to no other', async () => {
    const { visitor } = await openSite();
    const hosts = ['evil.example', 'B.example:8080', '[::1]:3000', 'a"onload=x', '<script>', 'a/b'];
    for (const path of ['/', '/nada', '/admin/nada']) {
      for (const host of hosts) {
        const { body, headers } = await visitor().get(path, { ...HTML, host });
        expect(body).toContain(' at  ');
        expect(`${String(body)}${JSON.stringify(headers)}`.toLowerCase()).not.toContain(
          host.toLowerCase(),
        );
      }
    }
  });

  test('is not taken from what a proxy forwards either', async () => {
    const { visitor } = await openSite({ TRUST_PROXY: '1' });
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    expect((await visitor().get('/', { ...HTML, ...forwarded })).body).toContain('<p>/ at  </p>');
  });
});

describe('search engines', () => {
  test('are told of every listed page, by its full address', async () => {
    const { visitor } = await openSite({ PUBLIC_URL: 'https://pollos.example' });
    const map = await visitor().get('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    const named = [...String(map.body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const listed = PAGES.filter(({ listed }) => listed).map(({ path }) => path);
    expect(named).toEqual(listed.map((path) => `https://pollos.example${path}`));
    expect(named).not.toContain('https://pollos.example/login');
  });

  test('are told where the map is and what is not theirs', async () => {
    const { visitor } = await openSite({ PUBLIC_URL: 'https://pollos.example' });
    const { body } = await visitor().get('/robots.txt');
    expect(body).toContain('Disallow: /api/\nDisallow: /admin/\n');
    expect(body).toContain('Sitemap: https://pollos.example/sitemap.xml');
  });
});
