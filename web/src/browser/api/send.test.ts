import { describe, expect, it } from 'vitest';
import { listUsers, readCurrentUser } from '@brasa/core/accounts/accounts.calls.ts';
import { checkFile } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listBusinessHours, syncBusinessHours } from '@brasa/core/hours/hours.calls.ts';
import { confirmOrder, mergeUsers, readOrder } from '@brasa/core/orders/orders.calls.ts';
import { listSettings, readSiteFacts, removeSetting } from '@brasa/core/settings/settings.calls.ts';
import { listStockMovements, moveStock, readStock } from '@brasa/core/stock/stock.calls.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { createQueryClient } from './query-client.ts';
import { invalidate, isCall, keyOf, queryOf, send } from './send.ts';

describe('a call', () => {
  it('is made to its address, with its body', async () => {
    const api = fakeApi({ 'POST /api/auth/users/3/merge': { body: {} } });
    await send(mergeUsers, { params: { id: 3 }, body: { mergedUserId: 4 } });
    expect(api.calls).toEqual([
      { method: 'POST', path: '/api/auth/users/3/merge', body: { mergedUserId: 4 } },
    ]);
  });

  it('fills what it is given into its address so that it stays one part of it', async () => {
    const api = fakeApi({ 'DELETE /api/settings/a%2Fb%3F': { status: 204 } });
    expect(await send(removeSetting, { params: { key: 'a/b?' } })).toBeUndefined();
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
    fakeApi({ 'GET /api/site': { body: { city: 'Villena' } } });
    const queryClient = createQueryClient();
    expect(await queryClient.query(queryOf(readSiteFacts))).toEqual({ city: 'Villena' });
    expect(queryClient.getQueryData(keyOf(readSiteFacts))).toEqual({ city: 'Villena' });
  });

  it('takes signed out for no data', async () => {
    fakeApi({ 'GET /api/settings': { status: 401, body: { error: 'no' } } });
    expect(await createQueryClient().query(queryOf(listSettings))).toBeNull();
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
    [removeSetting, '/api/settings/a%2Fb?updatedAt=1', true],
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
