// Who may do what, as the rules tell it call by call (docs/rules/wire.md#permissions), so that neither
// what core says of a call nor a route that forgot about it can widen it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { SessionCookies } from '../../src/http/session-cookies.ts';
import { registerSession } from '../../src/http/session.ts';
import { exampleUrl, registeredCalls, registeredRoutes } from '../registered-routes.ts';
import { openShop, type Caller, type Method, type ShopUnderTest } from '../shop-under-test.ts';

const ANYONE = ['visitor', 'abaranci', 'haykakan', 'superadmin'];
const SIGNED_IN = ['abaranci', 'haykakan', 'superadmin'];
const STAFF = ['haykakan', 'superadmin'];

const AUDIENCES = {
  anyone: ANYONE,
  'signed in': SIGNED_IN,
  staff: STAFF,
  superadmin: ['superadmin'],
};

/** A row of the tables of who may: "| `GET /api/site` | anyone |". */
const ROW = /^\| `(\w+ \/api\/[^`]+)` +\| (anyone|signed in|staff|superadmin) +\|$/gm;
const RULES = join(import.meta.dirname, '../../../docs/rules');
const pages = readdirSync(RULES).map((page) => readFileSync(join(RULES, page), 'utf8'));

/** By call; one that no table has is staff's. */
const ALLOWED: Record<string, string[]> = {};
for (const { method, path } of Object.values<Call>(CALLS)) ALLOWED[`${method} ${path}`] = STAFF;
for (const [, call = '', who] of pages.flatMap((page) => [...page.matchAll(ROW)])) {
  ALLOWED[call] = AUDIENCES[who as keyof typeof AUDIENCES];
}

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

describe('who may make which call', () => {
  test('is said for every call that the server answers, and for no other', async () => {
    const { app } = await openShop();
    expect(registeredCalls(app)).toEqual(Object.keys(ALLOWED).sort());
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

test('a route that says nobody may stops the server from being built', () => {
  const app = Fastify();
  registerSession(app, new SessionCookies(undefined, () => 0), {
    find: () => Promise.resolve(null),
    renew: () => Promise.resolve(0),
  });
  expect(() => app.get('/api/forgotten', () => ({}))).toThrow(
    'nobody is said to be allowed GET /api/forgotten',
  );
});
