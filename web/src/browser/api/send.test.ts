import { expect, test } from 'vitest';
import {
  addSetting,
  changeSetting,
  listSettings,
  readSiteFacts,
} from '@brasa/core/settings/settings.calls.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { keyOf, queryOf, send } from './send.ts';

const SETTING = { key: 'nota de hoy', value: 'Sí', updatedAt: '2026-11-20T11:10:00.000Z' };

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

test('a query lies in the cache under its address, and is nothing once the session is over', async () => {
  fakeApi({ 'GET /api/settings': { status: 401 }, 'GET /api/site': { status: 500 } });
  const { signal } = new AbortController();
  expect(keyOf(listSettings)).toEqual(['/api/settings']);
  expect(queryOf(listSettings).queryKey).toEqual(['/api/settings']);
  expect(await queryOf(listSettings).queryFn({ signal })).toBeNull();
  await expect(queryOf(readSiteFacts).queryFn({ signal })).rejects.toMatchObject({ status: 500 });
});
