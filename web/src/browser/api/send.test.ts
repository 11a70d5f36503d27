import { describe, expect, it, test, vi } from 'vitest';
import { listUsers, readCurrentUser } from '@brasa/core/accounts/accounts.calls.ts';
import { checkFile } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listBusinessHours, syncBusinessHours } from '@brasa/core/hours/hours.calls.ts';
import { confirmOrder, readOrder } from '@brasa/core/orders/orders.calls.ts';
import {
  addSetting,
  changeSetting,
  listSettings,
  readSiteFacts,
  removeSetting,
} from '@brasa/core/settings/settings.calls.ts';
import { listStockMovements, moveStock, readStock } from '@brasa/core/stock/stock.calls.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { SITE } from '../../../test/samples.ts';
import { createQueryClient } from './query-client.ts';
import { invalidate, isCall, keyOf, queryOf, send } from './send.ts';

const SETTING = {
  key: 'nota de hoy',
  value: 'Sí',
  version: 1,
  updatedAt: '2026-11-20T11:10:00.000Z',
};

test('a call goes to its address with its method and body, and answers what came', async () => {
  const api = fakeApi({ 'PATCH /api/settings/nota%20de%20hoy': { body: SETTING } });
  const changed = await send(changeSetting, {
    params: { key: 'nota de hoy' },
    body: { value: 'Sí' },
  });
  expect(changed).toEqual(SETTING);
  expect(api.calls).toEqual([
    { method: 'PATCH', path: '/api/settings/nota%20de%20hoy', body: { value: 'Sí' } },
  ]);
});

test('the key of a request that may be repeated travels in its head', async () => {
  let sent: HeadersInit | undefined;
  fakeApi({ 'POST /api/settings': { status: 201, body: SETTING } });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    sent = init?.headers;
    return answer(input, init);
  };
  await send(addSetting, { body: { key: 'nota de hoy', value: 'Sí' }, key: 'abcd-1234' });
  expect(sent).toMatchObject({ 'Idempotency-Key': 'abcd-1234' });
});

test.each([
  ['text/html', '<h1>Wi-Fi de la plaza</h1>'],
  ['application/json', '{"key":"nota'],
])('an answer that is none of the shop’s counts as none: %s', async (type, text) => {
  const answer = () => Promise.resolve(new Response(text, { headers: { 'Content-Type': type } }));
  vi.stubGlobal('fetch', answer);
  const change = { body: { key: 'nota de hoy', value: 'Sí' }, key: 'abcd-1234' };
  await expect(send(addSetting, change)).rejects.toMatchObject({ status: 0 });
  const { signal } = new AbortController();
  await expect(queryOf(listSettings).queryFn({ signal })).rejects.toMatchObject({ status: 0 });
});

test.each([
  [204, null],
  [200, ''],
])('an answer of %i without a body is a success', async (status, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  const answer = send(addSetting, { body: { key: 'nota de hoy', value: 'Sí' }, key: 'abcd-1234' });
  await expect(answer).resolves.toBeFalsy();
});

test('a query lies in the cache under its address, and is nothing once the session is over', async () => {
  fakeApi({ 'GET /api/settings': { status: 401 }, 'GET /api/site': { status: 500 } });
  const { signal } = new AbortController();
  expect(keyOf(listSettings)).toEqual(['/api/settings']);
  expect(queryOf(listSettings).queryKey).toEqual(['/api/settings']);
  expect(await queryOf(listSettings).queryFn({ signal })).toBeNull();
  await expect(queryOf(readSiteFacts).queryFn({ signal })).rejects.toMatchObject({ status: 500 });
});

describe('a call', () => {
  it('fills what it is given into its address so that it stays one part of it', async () => {
    const api = fakeApi({ 'DELETE /api/settings/a%2Fb%3F': { status: 204 } });
    await send(removeSetting, { params: { key: 'a/b?' } });
    expect(api.calls).toHaveLength(1);
  });

  it('does not compile with what it does not take', () => {
    const sent = () => [
      // @ts-expect-error this one does not recognise a repeat
      send(syncBusinessHours, { key: 'k' }),
      // @ts-expect-error the parameter is missing
      send(confirmOrder),
      // @ts-expect-error it reads no body
      send(readStock, { body: {} }),
      // @ts-expect-error the kind of movement is missing
      send(moveStock, { body: { quantity: '1' } }),
    ];
    expect(sent).toBeTypeOf('function');
  });
});

describe('a query', () => {
  it('asks the address that is its key', async () => {
    fakeApi({ 'GET /api/site': { body: SITE } });
    const queryClient = createQueryClient();
    expect(await queryClient.query(queryOf(readSiteFacts))).toEqual(SITE);
    expect(queryClient.getQueryData(keyOf(readSiteFacts))).toEqual(SITE);
  });

  it('leaves out of the address what is undefined', () => {
    const query = { showAll: 'true', q: undefined, page: 2 } as const;
    expect(keyOf(listUsers, { query })).toEqual(['/api/auth/users?showAll=true&page=2']);
  });
});

describe('whose key it is', () => {
  it.each([
    [readStock, '/api/stock', true],
    [readStock, '/api/stock/movements', false],
    [readStock, '/api/stockpile', false],
    [readOrder, '/api/orders/5', true],
    [readOrder, '/api/orders/5/confirm', false],
    [readOrder, '/api/orders', false],
    [confirmOrder, '/api/orders/5/confirm', true],
    [removeSetting, '/api/settings/a%2Fb?version=1', true],
    [listUsers, '/api/auth/users', true],
    [listUsers, '/api/auth/users?showAll=true&q=a%2Fb', true],
    [listUsers, '/api/auth/users/3/account', false],
    [readCurrentUser, '/api/auth/me', true],
    [readCurrentUser, '/api/auth/me/account', false],
    [checkFile, '/api/file-exists?path=%2Fimages%2Fa.svg', true],
    [listBusinessHours, 'draft', false],
  ])('%o and %s', (call, address, isIts) => {
    expect(isCall(call, [address, 'more'])).toBe(isIts);
  });

  it('decides what is asked anew', async () => {
    const queryClient = createQueryClient();
    const stale = ['/api/dashboard-data', '/api/stock/movements', '/api/orders/7'];
    const fresh = ['/api/stock', '/api/site', 'draft'];
    for (const name of [...stale, ...fresh]) queryClient.setQueryData([name], {});
    await invalidate(queryClient, readDashboard, readOrder, listStockMovements);
    const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
    expect(stale.map(isStale)).toEqual([true, true, true]);
    expect(fresh.map(isStale)).toEqual([false, false, false]);
  });
});
