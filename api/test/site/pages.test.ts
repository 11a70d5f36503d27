// The pages as the server answers them (specification 2): status, redirects, facts in the document.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageData } from '@brasa/core/site/page-data.contract.ts';
import { openShop } from '../shop-under-test.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

async function openSite(environment: Record<string, string> = {}) {
  const web = mkdtempSync(join(tmpdir(), 'brasa-web-'));
  onTestFinished(() => rmSync(web, { recursive: true, force: true }));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><body><!--page-data--></body>');
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export {};');
  return openShop(environment, web);
}

/** The data in the document; throws when it is not whole. */
function dataOf(html: unknown): unknown {
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(String(html)) ?? [];
  return pageData.parse(JSON.parse(json));
}

const PATHS = [
  '/',
  '/productos',
  '/encargar',
  '/nosotros',
  '/contacto',
  '/login',
  '/puntos',
  '/wallet',
];
PATHS.push('/admin/orders', '/admin/horarios', '/admin/users', '/admin/settings');

const OLD_PATHS: [string, string][] = [
  ['/products', '/productos'],
  ['/order', '/encargar'],
  ['/about', '/nosotros'],
  ['/contact', '/contacto'],
  ['/admin', '/admin/orders'],
];

describe('a page', () => {
  test('of the site is there, with the facts of the shop', async () => {
    const { visitor } = await openSite();
    for (const path of PATHS) {
      const reply = await visitor().get(path, HTML);
      expect([path, reply.status, reply.headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(dataOf(reply.body)).toMatchObject({ site: { restaurantName: 'Brasa' } });
    }
  });

  test('under an old name leads to the new one, its query kept', async () => {
    const { visitor } = await openSite();
    for (const [from, to] of OLD_PATHS) {
      expect(await visitor().get(from, HTML)).toMatchObject({
        status: 301,
        headers: { location: to },
      });
      const withQuery = await visitor().get(`${from}?a=1&b=%2F`, HTML);
      expect(withQuery.headers['location']).toBe(`${to}?a=1&b=%2F`);
    }
  });

  test('that is not there is a 404 page for a browser and JSON for anything else', async () => {
    const { visitor } = await openSite();
    for (const path of ['/nada', '/admin/nada', '/productos/1', '/index.html', '/brasa.sqlite']) {
      const page = await visitor().get(path, HTML);
      expect([path, page.status, page.headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await visitor().get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await visitor().get('/api/nada', HTML)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await visitor().post('/nada', {}, HTML)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('cannot be broken out of by a setting', async () => {
    const { visitor, shop } = await openSite();
    const tagline = `</script><script>alert(1)</script> $& $' \u2028 "`;
    await shop.db.transact(async (work) => {
      await work.sql
        .updateTable('settings')
        .set({ value: tagline })
        .where('key', '=', 'tagline')
        .execute();
      work.announce('settings');
    });
    const reply = await visitor().get('/', HTML);
    expect(String(reply.body).match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(reply.body)).toMatchObject({ site: { tagline } });
  });

  test('is kept by its tag until a setting or the hours change', async () => {
    const { visitor, shop } = await openSite();
    const known = {
      ...HTML,
      'if-none-match': String((await visitor().get('/', HTML)).headers['etag']),
    };
    expect((await visitor().get('/', known)).status).toBe(304);
    await shop.db.transact(async (work) => {
      await work.sql
        .updateTable('business_hours')
        .set({ is_open: 0 })
        .where('day_of_week', '=', 1)
        .execute();
      work.announce('hours');
    });
    expect((await visitor().get('/', known)).status).toBe(200);
  });

  test('tells the browser to load and run nothing of other sites', async () => {
    const { visitor } = await openSite({ PUBLIC_URL: 'https://pollos.example' });
    const { headers } = await visitor().get('/', HTML);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('a file', () => {
  test('of the site is kept for ever, its name being its content', async () => {
    const { visitor } = await openSite();
    const reply = await visitor().get('/assets/app-1a2b.js');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test('that is a picture cannot run as a page, and nothing around it is served', async () => {
    const { visitor, folder } = await openSite();
    const images = join(folder, 'images/products');
    mkdirSync(images, { recursive: true });
    writeFileSync(join(images, 'malo.svg'), '<svg onload="alert(1)"/>');
    writeFileSync(join(images, '.oculto'), 'x');
    const picture = await visitor().get('/images/products/malo.svg');
    expect(picture.status).toBe(200);
    expect(picture.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    for (const path of [
      '/images/products/.oculto',
      '/images/products/',
      '/images/products/../../brasa.sqlite',
      '/images/products/%2e%2e/%2e%2e/brasa.sqlite',
      '/images/products/..%2f..%2fbrasa.sqlite',
      '/assets/..%2findex.html',
      '/assets/',
    ]) {
      const { status } = await visitor().get(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });
});
