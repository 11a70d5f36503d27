// The pages as the server answers them: status, redirects, facts in the document.
// See docs/rules/site.md#pages-are-rendered-by-the-server.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { PAGES } from '@brasa/core/site/pages.ts';
import type { Caller } from '../shop-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { APP, BUILD, FAVICON, dataOf, HTML, openSite, WORKER } from './site-under-test.ts';

const OLD_PATHS: [string, string][] = [
  ['/products', '/productos'],
  ['/order', '/encargar'],
  ['/about', '/nosotros'],
  ['/contact', '/contacto'],
  ['/admin', '/admin/orders'],
];
const OTHER_CAPITALS: [string, string][] = [
  ['/Productos', '/productos'],
  ['/ENCARGAR', '/encargar'],
  ['/Admin/Orders', '/admin/orders'],
  ['/Order', '/encargar'],
  ['/Pedido/AbC', '/pedido/AbC'],
];
const WITH_SLASHES: [string, string][] = [
  ['/encargar/', '/encargar'],
  ['/admin/orders/', '/admin/orders'],
  ['/Productos/', '/productos'],
  ['/order/', '/encargar'],
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

  test('under an old name, in other capitals or with a slash at its end leads to its own, its query kept', async () => {
    const { visitor } = await openSite();
    for (const [from, to] of [...OLD_PATHS, ...OTHER_CAPITALS, ...WITH_SLASHES]) {
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

  test('at an address that cannot be read is not there for a visitor, and malformed for a program', async () => {
    const { visitor } = await openSite();
    for (const path of ['/%', '/%E0%A4%A', '/productos/%zz', '/%?a=1', '/admin/%']) {
      const page = await visitor().get(path, HTML);
      expect([path, page.status, page.headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain(path === '/admin/%' ? '<p>/admin/404 at' : '<p>/404 at');
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect((await visitor().send('HEAD', path, undefined, HTML)).status).toBe(404);
      const malformed = { status: 400, body: { code: 'MALFORMED_REQUEST' } };
      expect(await visitor().get(path, { accept: 'application/json' })).toMatchObject(malformed);
      expect(await visitor().post(path, {}, HTML)).toMatchObject(malformed);
    }
    expect(await visitor().get('/api/%', HTML)).toMatchObject({ status: 400 });
  });

  test('that is not there says that its form depends on what was asked for', async () => {
    const { visitor } = await openSite();
    for (const path of ['/nada', '/%']) {
      for (const accept of ['text/html', 'application/json']) {
        const { headers } = await visitor().get(path, { accept });
        expect([path, accept, String(headers['vary'])]).toEqual([
          path,
          accept,
          expect.stringMatching(/(^|, )accept(,|$)/),
        ]);
      }
    }
  });

  test.each([
    ['the database is stopping', '57P01', 503, 'Volvemos enseguida', 'NOT_READY'],
    ['something is broken', 'ERR_BROKEN', 500, 'Se produjo un error', 'INTERNAL'],
  ])(
    'is one to read when %s, and JSON for a program',
    async (_when, cause, status, title, code) => {
      const { visitor, shop } = await openSite();
      vi.spyOn(shop, 'settings').mockRejectedValue(
        Object.assign(new Error('gone'), { code: cause }),
      );
      for (const path of ['/', '/productos', '/nada', '/%']) {
        const page = await visitor().get(path, HTML);
        expect([path, page.status, page.headers['content-type']]).toEqual([
          path,
          status,
          'text/html; charset=utf-8',
        ]);
        expect(page.body).toContain(`<h1>${title}</h1>`);
        expect(page.headers['cache-control']).toBe('no-store');
        expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
        expect(page.headers['retry-after']).toBe(status === 503 ? '10' : undefined);
      }
      const asked = { status, body: { code } };
      expect(await visitor().get('/', { accept: 'application/json' })).toMatchObject(asked);
      expect(await visitor().get('/api/site', HTML)).toMatchObject(asked);
    },
  );

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
    await shop.db.transact(async (transaction) => {
      await transaction.sql
        .updateTable('businessHours')
        .set({ isOpen: 0 })
        .where('dayOfWeek', '=', 1)
        .execute();
      transaction.announce('hours');
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
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy.match(/[\w-]+ [^;]*unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    // The map of the contact page, which a visitor asks for.
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('lets the browser use camera, microphone and the film for itself, and nothing else', async () => {
    const { visitor } = await openSite();
    for (const path of ['/', '/admin/orders', '/nada']) {
      const allowed = String((await visitor().get(path, HTML)).headers['permissions-policy']);
      const own = [...allowed.matchAll(/([\w-]+)=\(self\)/g)].map(([, feature]) => feature);
      expect([path, own]).toEqual([path, ['autoplay', 'camera', 'fullscreen', 'microphone']]);
      for (const feature of ['geolocation', 'payment', 'usb', 'display-capture']) {
        expect(allowed).toContain(`${feature}=()`);
      }
    }
  });
});

describe('a file', () => {
  test('of the site is kept for ever, its name being its content', async () => {
    const { visitor } = await openSite();
    const reply = await visitor().get('/assets/app-1a2b.js');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  test('is given in parts, and never beyond its end', async () => {
    const { visitor } = await openSite();
    const ask = (range: string) => visitor().get('/assets/app-1a2b.js', { range });
    expect(await ask('bytes=0-5')).toMatchObject({
      status: 206,
      body: 'export',
      headers: { 'content-range': 'bytes 0-5/10' },
    });
    expect(await ask('bytes=7-')).toMatchObject({ status: 206, body: '{};' });
    for (const range of ['bytes=10-', 'bytes=999999-1000000', 'bytes=-0']) {
      expect([range, await ask(range)]).toMatchObject([
        range,
        {
          status: 416,
          body: { code: 'RANGE_NOT_SATISFIABLE' },
          headers: { 'content-range': 'bytes */10' },
        },
      ]);
    }
  });

  test('is given whole to whoever asks for a part that is none', async () => {
    const { visitor, folder } = await openSite();
    mkdirSync(join(folder, 'images/products'), { recursive: true });
    writeFileSync(join(folder, 'images/products/pollo.svg'), '<svg/>');
    const broken = ['bytes=abc', 'bytes=', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=0-1,x'];
    // More than any player asks for: not even read.
    broken.push(`bytes=${'1'.repeat(15_000)}`, `bytes=${'0-1,'.repeat(100)}0-1`);
    for (const path of ['/assets/app-1a2b.js', '/images/products/pollo.svg']) {
      for (const range of broken) {
        const { status, headers } = await visitor().get(path, { range });
        expect([path, range, status]).toEqual([path, range, 200]);
        expect(headers['content-range']).toBeUndefined();
      }
    }
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

test('a link among the pictures is no picture, wherever it leads', async () => {
  const { visitor, folder } = await openSite();
  const images = join(folder, 'images/products');
  mkdirSync(join(images, 'verano'), { recursive: true });
  writeFileSync(join(images, 'verano/pollo.svg'), '<svg/>');
  writeFileSync(join(folder, 'secreto.txt'), 'x');
  symlinkSync(join(folder, 'secreto.txt'), join(images, 'fuera.svg'));
  symlinkSync(folder, join(images, 'datos'));
  symlinkSync(join(images, 'verano/pollo.svg'), join(images, 'dentro.svg'));
  symlinkSync(join(folder, 'secreto.txt'), join(folder, 'images/sizes/fuera.webp'));
  expect((await visitor().get('/images/products/verano/pollo.svg')).status).toBe(200);
  const nothing = await visitor().get('/images/products/nada.svg');
  for (const path of [
    '/images/products/fuera.svg',
    '/images/products/datos/secreto.txt',
    '/images/products/dentro.svg',
    '/images/sizes/fuera.webp',
  ]) {
    const { status, body } = await visitor().get(path);
    expect([path, status, body]).toEqual([path, 404, nothing.body]);
  }
});

describe('what search engines ask for', () => {
  const siteMap = (caller: Caller, host: string) => caller.get('/sitemap.xml', { host });

  test('names no address until PUBLIC_URL says it, whatever host was asked for', async () => {
    const { visitor } = await openSite();
    for (const host of ['pollos.example', 'evil.example:8080', 'a b', '<x>', 'pollos.example/x']) {
      expect([host, await siteMap(visitor(), host)]).toMatchObject([
        host,
        { status: 400, body: { code: 'MALFORMED_REQUEST' } },
      ]);
      const robots = await visitor().get('/robots.txt', { host });
      expect(robots).toMatchObject({
        status: 200,
        body: 'User-agent: *\nDisallow: /api/\nDisallow: /admin/\nDisallow: /pedido/\nDisallow: /contrasena/\n',
      });
    }
  });

  test('does not depend on the name once PUBLIC_URL says it', async () => {
    const { visitor } = await openSite({ PUBLIC_URL: 'https://pollos.example' });
    expect((await siteMap(visitor(), '<x>')).body).toContain('<loc>https://pollos.example/</loc>');
    const robots = await visitor().get('/robots.txt', { host: '<x>' });
    expect(robots.body).toContain('\n\nSitemap: https://pollos.example/sitemap.xml\n');
  });
});

describe('what is installed', () => {
  test('has the shop’s name and the icons of the build, and leads to orders, wallet and desk', async () => {
    const { visitor, shop } = await openSite();
    await rewriteSetting(shop, 'restaurantName', 'Asador "Ñ"');
    const reply = await visitor().get('/manifest.webmanifest');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const manifest = JSON.parse(String(reply.body)) as { shortcuts: { url: string }[] };
    expect(manifest).toMatchObject({
      ...{ name: 'Asador "Ñ"', lang: 'es', start_url: '/', scope: '/', display: 'standalone' },
      ...APP,
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/encargar',
      '/wallet',
      '/admin/orders',
    ]);
  });

  test('browsers find an icon where they have always looked for one', async () => {
    const { visitor } = await openSite();
    const reply = await visitor().get('/favicon.ico');
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/x-icon',
      'content-length': String(FAVICON.length),
      'cache-control': 'public, max-age=86400',
    });
  });

  test('browsers ask for the worker with every visit, and are told whether it is the same', async () => {
    const { visitor } = await openSite();
    const reply = await visitor().get('/sw.js');
    expect(reply).toMatchObject({ status: 200, body: WORKER });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    const etag = String(reply.headers['etag']);
    expect((await visitor().get('/sw.js', { 'if-none-match': etag })).status).toBe(304);
  });

  test('every page and call names the build of the site, files do not', async () => {
    const { visitor } = await openSite();
    for (const path of ['/', '/nada', '/api/site', '/api/nada', '/api/auth/me']) {
      const { headers } = await visitor().get(path, HTML);
      expect([path, headers['x-brasa-build']]).toEqual([path, BUILD]);
    }
    expect((await visitor().get('/assets/app-1a2b.js')).headers).not.toHaveProperty(
      'x-brasa-build',
    );
  });
});

test.each(['/Pedido/abcDEF123', '/CONTRASENA/abcDEF123'])(
  'the redirect of %s, which is a secret, is kept and told by nobody',
  async (path) => {
    const { visitor } = await openSite();
    const { status, headers } = await visitor().get(path);
    expect([status, headers['location']]).toEqual([301, expect.stringMatching(/\/abcDEF123$/)]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const open = await visitor().get('/Productos');
    expect([open.status, open.headers['x-robots-tag']]).toEqual([301, undefined]);
  },
);
