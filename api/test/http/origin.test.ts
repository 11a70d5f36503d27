// Calls that another site makes in a visitor's name are refused.
// See docs/rules/wire.md#foreign-origins-are-refused.
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openShop, orderBody, type Caller } from '../shop-under-test.ts';

const OWN = { host: 'brasa.example', origin: 'http://brasa.example' };

async function order(caller: Caller, headers: Record<string, string>): Promise<number> {
  const reply = await caller.post('/api/orders', orderBody(), {
    host: 'brasa.example',
    ...headers,
  });
  if (reply.status === 403) expect(reply.body).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  return reply.status;
}

const FOREIGN: Record<string, Record<string, string>> = {
  'from another site': { origin: 'https://malo.example' },
  'from a page without an origin': { origin: 'null' },
  'with an empty origin': { origin: '' },
  'from another port': { origin: 'http://brasa.example:8080' },
  'from a subdomain': { origin: 'http://x.brasa.example' },
  'from a name that begins alike': { origin: 'http://brasa.example.malo.example' },
  'over another protocol': { origin: 'https://brasa.example' },
  'marked as cross-site by the browser': { 'sec-fetch-site': 'cross-site' },
  'of another subdomain, by the browser': { 'sec-fetch-site': 'same-site' },
  'cross-site whatever its origin says': { ...OWN, 'sec-fetch-site': 'cross-site' },
};

describe('a call that changes something', () => {
  test('is refused when it comes from elsewhere, and writes nothing', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    for (const [name, headers] of Object.entries(FOREIGN)) {
      expect([name, await order(visitor(), headers)]).toEqual([name, 403]);
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('from our own pages passes, and so does a client that is no browser', async () => {
    const { visitor } = await openShop();
    for (const headers of [
      {},
      OWN,
      { ...OWN, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect([headers, await order(visitor(), headers as Record<string, string>)]).toEqual([
        headers,
        201,
      ]);
    }
  });

  test('from the public address passes, whatever host the proxy names', async () => {
    const { visitor } = await openShop({ PUBLIC_URL: 'https://pollos.example/' });
    expect(await order(visitor(), { origin: 'https://pollos.example' })).toBe(201);
    expect(await order(visitor(), { origin: 'http://pollos.example' })).toBe(403);
  });

  test('login, logout and the counter are covered too', async () => {
    const { visitor, signedIn } = await openShop();
    const foreign = { origin: 'https://malo.example' };
    const staff = await signedIn('haykakan');
    expect((await visitor().post('/api/auth/login', {}, foreign)).status).toBe(403);
    expect((await staff.post('/api/auth/logout', undefined, foreign)).status).toBe(403);
    expect((await staff.patch('/api/orders/1', {}, foreign)).status).toBe(403);
    expect((await staff.patch('/api/orders/1/confirm', undefined, foreign)).status).toBe(403);
    expect((await staff.get('/api/auth/me')).status).toBe(200);
  });
});

test('the sync that is a GET is refused to pages of other sites, of other subdomains too', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  for (const site of ['cross-site', 'same-site']) {
    const reply = await staff.get('/api/business-hours/sync', { 'sec-fetch-site': site });
    expect([site, reply]).toMatchObject([site, { status: 403, body: { code: 'FOREIGN_ORIGIN' } }]);
  }
  const own = await staff.get('/api/business-hours/sync', { 'sec-fetch-site': 'same-origin' });
  expect(own).toMatchObject({ status: 503 });
});

test.each(['/api/audit.csv', '/api/auth/users', '/api/books/report.csv', '/api/invoices.csv'])(
  'another site takes along nothing by a link to %s, and leaves no entry of it',
  async (path) => {
    const { signedIn, shop } = await openShop();
    const owner = await signedIn('superadmin');
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await owner.get(path, headers)).toMatchObject({ status: 403 });
    expect((await owner.send('HEAD', path, undefined, headers)).status).toBe(403);
    const kinds = shop.db.read.selectFrom('auditEntries').select('kind').execute();
    expect(await kinds).not.toContainEqual({ kind: 'table_exported' });
  },
);

test('reading is open to a link on any site', async () => {
  const { visitor } = await openShop();
  const headers = { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site' };
  expect((await visitor().get('/api/products', headers)).status).toBe(200);
});
