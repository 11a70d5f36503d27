// Who may do what, written out call by call (docs/rules/wire.md#permissions), so that neither the server's own
// table nor a route that forgot about it can widen it.
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { PERMISSIONS } from '../../src/http/permissions.ts';
import { exampleUrl, registeredCalls, registeredRoutes } from '../registered-routes.ts';
import { openShop, type Caller, type Method, type ShopUnderTest } from '../shop-under-test.ts';

const ANYONE = ['visitor', 'abaranci', 'haykakan', 'superadmin'];
const SIGNED_IN = ['abaranci', 'haykakan', 'superadmin'];
const STAFF = ['haykakan', 'superadmin'];

const ALLOWED: Record<string, string[]> = {
  'GET /api/auth/me': SIGNED_IN,
  'PATCH /api/auth/me': SIGNED_IN,
  'GET /api/auth/me/account': SIGNED_IN,
  'GET /api/auth/me/data': SIGNED_IN,
  'GET /api/auth/stats': STAFF,
  'GET /api/auth/users': STAFF,
  'GET /api/auth/users/search/email/:email': STAFF,
  'GET /api/auth/users/search/phone/:digits': STAFF,
  'GET /api/business-hours': ANYONE,
  'GET /api/business-hours/special-days': ANYONE,
  'POST /api/business-hours/special-days': STAFF,
  'PATCH /api/business-hours/special-days/:id': STAFF,
  'DELETE /api/business-hours/special-days/:id': STAFF,
  'PATCH /api/business-hours/:id': STAFF,
  'GET /api/business-hours/sync': STAFF,
  'POST /api/admin/initialize': STAFF,
  'POST /api/settings/initialize': STAFF,
  'POST /api/settings': STAFF,
  'PATCH /api/settings/:key': STAFF,
  'DELETE /api/settings/:key': STAFF,
  'GET /api/categories': ANYONE,
  'GET /api/dashboard-data': STAFF,
  'GET /api/docs': STAFF,
  'GET /api/events': STAFF,
  'GET /api/file-exists': ANYONE,
  'GET /api/photographs': ANYONE,
  'GET /api/menus/featured': ANYONE,
  'GET /api/openapi.json': ANYONE,
  'GET /api/orders/:id': STAFF,
  'GET /api/points/discounts/available': SIGNED_IN,
  'GET /api/points/history': SIGNED_IN,
  'GET /api/points/me': SIGNED_IN,
  'GET /api/points/my-points': SIGNED_IN,
  'GET /api/points/notifications': SIGNED_IN,
  'GET /api/points/wallet-qr': SIGNED_IN,
  'POST /api/points/wallet-qr/renew': SIGNED_IN,
  'GET /api/products': ANYONE,
  'GET /api/settings': STAFF,
  'GET /api/site': ANYONE,
  'GET /api/stock': ANYONE,
  'GET /api/stock/movements': STAFF,
  'PATCH /api/auth/me/password': SIGNED_IN,
  'GET /api/catalog': STAFF,
  'POST /api/categories': STAFF,
  'PATCH /api/categories/:id': STAFF,
  'PATCH /api/categories/order': STAFF,
  'POST /api/products': STAFF,
  'PATCH /api/products/:id': STAFF,
  'PATCH /api/products/order': STAFF,
  'PATCH /api/menus/featured/order': STAFF,
  'POST /api/products/:id/image': STAFF,
  'DELETE /api/products/:id/image': STAFF,
  'PATCH /api/auth/change-password/:userId': ['superadmin'],
  'PATCH /api/auth/users/:id': STAFF,
  'PATCH /api/auth/users/:id/toggle-active': STAFF,
  'GET /api/auth/users/:id/account': STAFF,
  'POST /api/auth/users/:id/merge': STAFF,
  'DELETE /api/auth/users/:id/phones/:digits': STAFF,
  'PATCH /api/orders/:id': STAFF,
  'PATCH /api/orders/:id/cancel': STAFF,
  'PATCH /api/orders/:id/confirm': STAFF,
  'PATCH /api/orders/:id/error': STAFF,
  'PATCH /api/orders/:id/notificado': STAFF,
  'PATCH /api/orders/:id/reopen': STAFF,
  'POST /api/auth/login': ANYONE,
  'POST /api/auth/logout': ANYONE,
  'POST /api/auth/me/erasure': SIGNED_IN,
  'POST /api/auth/points/accumulate': STAFF,
  'POST /api/auth/register': ANYONE,
  'POST /api/auth/users': STAFF,
  'POST /api/orders': ANYONE,
  'POST /api/points/assign-by-phone': STAFF,
  'POST /api/points/consume-bonus': STAFF,
  'POST /api/points/search-phone': STAFF,
  'POST /api/points/search-qr': STAFF,
  'POST /api/stock/movements': STAFF,
};

const callsOf = (method: string) =>
  Object.entries(ALLOWED).filter(([call]) => call.startsWith(method));

async function callerAs({ visitor, signedIn }: ShopUnderTest, who: string): Promise<Caller> {
  return who === 'visitor' ? visitor() : signedIn(who as 'abaranci' | 'haykakan' | 'superadmin');
}

/** Whether the guard lets the caller through to the handler, whatever that then answers. */
async function isAdmitted(caller: Caller, method: Method, url: string): Promise<boolean> {
  const { status, body } = await caller.send(method, exampleUrl(url));
  if (status !== 401 && status !== 403) return true;
  // Logging in with nothing is refused by the handler, not by the guard.
  if (body === '') return false;
  return !['LOGIN_REQUIRED', 'PERMISSION_DENIED'].includes((body as { code: string }).code);
}

describe('the table of permissions', () => {
  test('names every call that the server answers, and no other', async () => {
    const { app } = await openShop();
    const calls = registeredCalls(app);
    expect(calls).toEqual(Object.keys(ALLOWED).sort());
    expect(Object.keys(PERMISSIONS).sort()).toEqual(calls);
  });

  test.each(ANYONE)('holds for %s on every call', async (who) => {
    const under = await openShop();
    const found: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    for (const [call, audience] of Object.entries(ALLOWED)) {
      const [method, url] = call.split(' ') as [Method, string];
      found[call] = await isAdmitted(await callerAs(under, who), method, url);
      wanted[call] = audience.includes(who);
    }
    expect(found).toEqual(wanted);
  });

  test('holds for HEAD as for GET', async () => {
    const under = await openShop();
    const [visitor, customer] = [under.visitor(), await under.signedIn('abaranci')];
    const heads = registeredRoutes(under.app)
      .filter(({ method, url }) => method === 'HEAD' && url.startsWith('/api'))
      .map(({ url }) => url);
    expect(heads).toHaveLength(callsOf('GET').length);
    for (const [call, audience] of callsOf('GET')) {
      const url = call.slice(4);
      expect([url, await isAdmitted(visitor, 'HEAD', url)]).toEqual([
        url,
        audience.includes('visitor'),
      ]);
      expect([url, await isAdmitted(customer, 'HEAD', url)]).toEqual([
        url,
        audience.includes('abaranci'),
      ]);
    }
  });

  test('holds for other spellings of the same address', async () => {
    const under = await openShop();
    const customer = await under.signedIn('abaranci');
    const spellings = ['/api/dashboard-data/', '/api/dashboard-data?x=1', '/api/dashboard%2Ddata'];
    for (const url of spellings)
      expect([url, (await customer.get(url)).status]).toEqual([url, 403]);
    for (const url of ['/API/dashboard-data', '//api/dashboard-data', '/api//dashboard-data']) {
      expect([url, (await customer.get(url)).status]).toEqual([url, 404]);
    }
  });

  test('a guarded call tells the signed out and the not allowed apart, in Spanish', async () => {
    const under = await openShop();
    expect(await under.visitor().get('/api/dashboard-data')).toMatchObject({
      status: 401,
      body: { error: 'Debe iniciar sesión para acceder a esta función', code: 'LOGIN_REQUIRED' },
    });
    expect(await (await under.signedIn('abaranci')).get('/api/dashboard-data')).toMatchObject({
      status: 403,
      body: { error: 'No tiene permisos para realizar esta acción', code: 'PERMISSION_DENIED' },
    });
  });

  test('who is not allowed learns nothing of what is there', async () => {
    const under = await openShop();
    const visitor = under.visitor();
    for (const id of ['1', '999', 'abc', '0']) {
      expect((await visitor.get(`/api/orders/${id}`)).status).toBe(401);
      expect((await visitor.patch(`/api/orders/${id}`, { quantity: 'x' })).status).toBe(401);
    }
  });
});

test('a call without an entry stops the server from being built', async () => {
  const { shop } = await openShop();
  const whole = { ...PERMISSIONS };
  delete PERMISSIONS['GET /api/stock'];
  try {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    await expect(buildApp(shop, config, undefined)).rejects.toThrow(
      'no permission entry for GET /api/stock',
    );
  } finally {
    Object.assign(PERMISSIONS, whole);
  }
});
