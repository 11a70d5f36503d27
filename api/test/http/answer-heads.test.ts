// The heads that every answer has, wherever it comes from (docs/rules/wire.md#security-headers).
import { describe, expect, test } from 'vitest';
import { askWith } from '../raw-request.ts';
import { placeOrder } from '../place-order.ts';
import { HTML, openSite } from '../site/site-under-test.ts';
import type { Reply } from '../shop-under-test.ts';

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** One answer of each kind, by what it is. */
async function answersOf(environment: Record<string, string> = {}) {
  const under = await openSite(environment);
  const { visitor, signedIn } = under;
  const staff = await signedIn('haykakan');
  const order = await placeOrder(visitor());
  const tagged = async (url: string, headers: Record<string, string>) => {
    const { etag } = (await visitor().get(url, headers)).headers;
    return visitor().get(url, { ...headers, 'if-none-match': String(etag) });
  };
  const data: Record<string, Reply> = {
    'a result': await visitor().get('/api/products'),
    'a result that is known': await tagged('/api/products', {}),
    'the answer to a HEAD': await visitor().send('HEAD', '/api/products'),
    'a creation': await staff.post('/api/settings', { key: 'nota', value: 'x' }),
    'a deletion': await staff.send('DELETE', '/api/settings/nota'),
    'a table': await staff.get('/api/invoices.csv?from=2026-11-20&to=2026-11-20'),
    'the document': await visitor().get('/api/openapi.json'),
    'a refusal': await visitor().post('/api/orders', {}),
    'a call for staff': await visitor().get(`/api/orders/${order.id}`),
    'a broken body': await visitor().post('/api/orders', '{', {
      'content-type': 'application/json',
    }),
    'a foreign origin': await visitor().post('/api/orders', {}, { origin: 'https://mal.example' }),
    'no call': await visitor().get('/api/nada'),
    'no call, for a browser': await visitor().get('/api/nada', HTML),
    'no address': await visitor().get('/api/%zz'),
    'no page, for a program': await visitor().get('/nada', { accept: 'application/json' }),
    'no page, for a program that writes': await visitor().post('/nada', {}),
    'no picture': await visitor().send('DELETE', '/images/products/nada.webp'),
    'the health': await visitor().get('/healthz'),
    'the readiness': await visitor().get('/readyz'),
  };
  const others: Record<string, Reply> = {
    'a page': await visitor().get('/', HTML),
    'a page that is known': await tagged('/', HTML),
    'no page': await visitor().get('/nada', HTML),
    'no address of a page': await visitor().get('/%', HTML),
    'an order': await visitor().get(`/pedido/${order.code}`, HTML),
    'a redirect': await visitor().get('/products'),
    'a built file': await visitor().get('/assets/app-1a2b.js'),
    'the worker': await visitor().get('/sw.js'),
    'the map of the site': await visitor().get('/sitemap.xml'),
    'the manifest': await visitor().get('/manifest.webmanifest'),
    'the icon': await visitor().get('/favicon.ico'),
    'the page of the calls': await staff.get('/api/docs'),
  };
  return { ...under, data, others };
}

const headOf = (replies: Record<string, Reply>, name: string) =>
  Object.fromEntries(Object.entries(replies).map(([what, { headers }]) => [what, headers[name]]));
const each = (replies: Record<string, Reply>, value: unknown) =>
  Object.fromEntries(Object.keys(replies).map((what) => [what, value]));

describe('every answer', () => {
  test('of a site on HTTPS keeps browsers there', async () => {
    const { app, data, others } = await answersOf({ PUBLIC_URL: 'https://pollos.example' });
    const all = { ...data, ...others };
    expect(headOf(all, 'strict-transport-security')).toEqual(each(all, 'max-age=31536000'));
    expect(headOf(all, 'x-content-type-options')).toEqual(each(all, 'nosniff'));
    const broken = await askWith(app, ['NADA']);
    expect(broken).toMatch(
      /^HTTP\/1\.1 400 .*\r\nstrict-transport-security: max-age=31536000\r\n/s,
    );
  });

  test('of a site without HTTPS says nothing of it', async () => {
    const { data, others } = await answersOf();
    const all = { ...data, ...others };
    expect(headOf(all, 'strict-transport-security')).toEqual(each(all, undefined));
  });

  test('that is no page loads nothing and stands in no frame', async () => {
    const { app, data, others } = await answersOf();
    expect(headOf(data, 'content-security-policy')).toEqual(each(data, DATA_POLICY));
    const { 'the page of the calls': calls } = headOf(others, 'content-security-policy');
    expect(calls).toMatch(/^default-src 'none'; frame-ancestors 'none'; style-src 'sha256-/);
    expect(await askWith(app, ['NADA'])).toContain(`content-security-policy: ${DATA_POLICY}\r\n`);
  });
});

describe('a request', () => {
  const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as unknown;
  const REFUSED = { error: 'La petición no es válida', code: 'MALFORMED_REQUEST' };

  test.each([
    ['two hosts', ['Host: pollos.example', 'Host: mal.example']],
    ['one host twice', ['Host: pollos.example', 'host: pollos.example']],
    ['two hosts apart', ['HOST: pollos.example', 'Accept: */*', 'Host: mal.example']],
    ['no host', []],
  ])('with %s is refused, whatever it asks for', async (_what, hosts) => {
    const { app } = await openSite();
    for (const path of ['/api/products', '/', '/nada', '/assets/app-1a2b.js', '/healthz']) {
      const answer = await askWith(app, [`GET ${path} HTTP/1.1`, ...hosts]);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(bodyOf(answer)).toEqual(REFUSED);
    }
  });

  test('with one host is answered, and of HTTP/1.0 without any', async () => {
    const { app } = await openSite();
    for (const lines of [
      ['GET /api/products HTTP/1.1', 'Host: pollos.example'],
      ['GET /api/products HTTP/1.0'],
    ]) {
      expect(await askWith(app, lines)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});
