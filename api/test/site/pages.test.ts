// The pages as the server answers them (specification 2): status, redirects, facts in the document.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '@brasa/core/site/pages.ts';
import { dataOf, HTML, openSite, rewriteSetting } from './site-under-test.ts';

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
    for (const { path } of PAGES) {
      const reply = await visitor().get(path, HTML);
      expect([path, reply.status, reply.headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(dataOf(reply.body)).toMatchObject({ '/api/site': { restaurantName: 'Brasa' } });
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

  test('that is not there is a 404 page, and JSON for whoever asks for that', async () => {
    const { visitor } = await openSite();
    for (const path of ['/nada', '/admin/nada', '/productos/1', '/index.html', '/brasa.sqlite']) {
      const page = await visitor().get(path, HTML);
      expect([path, page.status, page.headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect((await visitor().get(path)).body).toContain('<!doctype html>');
      const asked = await visitor().get(path, { accept: 'application/json' });
      expect(asked).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
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
    await rewriteSetting(shop, 'tagline', tagline);
    const reply = await visitor().get('/', HTML);
    expect(String(reply.body).match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(reply.body)).toMatchObject({ '/api/site': { tagline } });
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
    // The map of the contact page, which a visitor asks for.
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
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
