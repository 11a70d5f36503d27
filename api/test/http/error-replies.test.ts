// The error model: every refusal is JSON with a Spanish text and one of our codes.
// See docs/rules/wire.md#error-bodies.
import { describe, expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { countRows } from '../count-rows.ts';
import { openShop, orderBody, type Reply } from '../shop-under-test.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

function expectRefusal(reply: Reply, status: number, code: string): void {
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status, body: { code } });
  expect(errorReply.safeParse(reply.body).success).toBe(true);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
}

describe('an address that is not there', () => {
  test('is told in JSON, whatever the method', async () => {
    const { visitor } = await openShop();
    for (const url of [
      '/api/nada',
      '/api',
      '/api/',
      '/api/orders/1/nada',
      '/api/__proto__',
      '/nada',
    ]) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        expectRefusal(await visitor().send(method, url), 404, 'NOT_FOUND');
      }
    }
    expectRefusal(await visitor().send('DELETE', '/api/orders'), 404, 'NOT_FOUND');
  });

  test('in a bad encoding is malformed, not a fault of ours', async () => {
    const { visitor } = await openShop();
    const broken = ['/api/orders/%zz', '/api/%', '/%E0%A4%A', '/api/orders/%C0%AF/confirm'];
    for (const url of broken) {
      expectRefusal(await visitor().get(url), 400, 'MALFORMED_REQUEST');
    }
  });

  test('that is endless is refused in Spanish, without its own echo', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    for (const id of ['9'.repeat(301), '9'.repeat(5000), 'a'.repeat(299)]) {
      const reply = await staff.get(`/api/orders/${id}`);
      expect(reply.status).toBe(400);
      expect(errorReply.safeParse(reply.body).success).toBe(true);
      expect(JSON.stringify(reply.body).length).toBeLessThan(300);
    }
  });
});

describe('an id in the address', () => {
  test('that is none is refused by every call, and says so', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const wrong = [
      '0',
      '-1',
      'abc',
      '1.5',
      '01',
      '1e3',
      '2147483648',
      '99999999999',
      '%00',
      "1'--",
      '%F0%9F%8D%97',
    ];
    for (const id of wrong) {
      for (const reply of [
        await staff.get(`/api/orders/${id}`),
        await staff.patch(`/api/orders/${id}`, { quantity: 1 }),
        await staff.patch(`/api/orders/${id}/confirm`),
      ]) {
        expectRefusal(reply, 400, 'VALIDATION');
        expect(reply.body).toMatchObject({
          details: [{ path: 'id', message: 'Identificador inválido' }],
        });
      }
    }
  });

  test('of no order is not found', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    for (const id of ['1', '2147483647']) {
      expectRefusal(await staff.get(`/api/orders/${id}`), 404, 'ORDER_NOT_FOUND');
      expectRefusal(await staff.patch(`/api/orders/${id}`, {}), 404, 'ORDER_NOT_FOUND');
      for (const step of ['confirm', 'cancel', 'error']) {
        expectRefusal(await staff.patch(`/api/orders/${id}/${step}`), 404, 'ORDER_NOT_FOUND');
      }
    }
  });
});

describe('a body', () => {
  test('that is broken JSON is malformed', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    const broken = [
      '{',
      '{"a":}',
      '[1,',
      'hola',
      "{'a':1}",
      '{"a":1}}',
      'NaN',
      '\u0000',
      '{"a":"\n"}',
    ];
    for (const body of broken) {
      expectRefusal(await visitor().post('/api/orders', body, JSON_TYPE), 400, 'MALFORMED_JSON');
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('that reaches for prototypes is malformed', async () => {
    const { visitor } = await openShop();
    const order = JSON.stringify(orderBody()).slice(1);
    for (const body of [
      `{"__proto__":{"admin":true},${order}`,
      `{"constructor":{"prototype":{"admin":true}},${order}`,
      `{"extra":{"__proto__":{"x":1}},${order}`,
    ]) {
      expectRefusal(await visitor().post('/api/orders', body, JSON_TYPE), 400, 'MALFORMED_JSON');
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('that is JSON but no object is invalid', async () => {
    const { visitor } = await openShop();
    for (const body of ['null', '[]', '"texto"', '42', 'true', '[{}]']) {
      for (const url of ['/api/orders', '/api/auth/login']) {
        expectRefusal(await visitor().post(url, body, JSON_TYPE), 400, 'VALIDATION');
      }
    }
  });

  test('of another type is refused as such', async () => {
    const { visitor } = await openShop();
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'text/html',
    ];
    for (const type of types) {
      const reply = await visitor().post('/api/orders', 'a=1', { 'content-type': type });
      expectRefusal(reply, 415, 'UNSUPPORTED_MEDIA_TYPE');
    }
    for (const type of ['nonsense', ';', 'multipart/form-data; boundary=x']) {
      const reply = await visitor().post('/api/orders', 'a=1', { 'content-type': type });
      expectRefusal(reply, 415, 'UNSUPPORTED_MEDIA_TYPE');
    }
  });

  test('that is empty counts as {}, whatever its type', async () => {
    const { visitor, signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const types = [undefined, 'application/json', 'text/plain', 'application/octet-stream'];
    for (const type of types) {
      const headers = type === undefined ? {} : { 'content-type': type };
      expectRefusal(await visitor().post('/api/orders', '', headers), 400, 'VALIDATION');
      expectRefusal(await staff.patch('/api/orders/1', '', headers), 404, 'ORDER_NOT_FOUND');
      expect((await visitor().post('/api/auth/logout', '', headers)).status).toBe(200);
    }
    expectRefusal(await visitor().post('/api/orders', '  \n ', JSON_TYPE), 400, 'VALIDATION');
  });

  test('that is too large is refused as such', async () => {
    const { visitor } = await openShop();
    const huge = orderBody({ details: 'x'.repeat(300 * 1024) });
    expectRefusal(await visitor().post('/api/orders', huge), 413, 'BODY_TOO_LARGE');
  });

  test('that is nested without end is refused before it is read, wherever the nest is', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    const order = JSON.stringify(orderBody({ selectedTime: undefined })).slice(1);
    for (const depth of [65, 3000, 40_000]) {
      const nested = '['.repeat(depth) + ']'.repeat(depth);
      for (const field of ['selectedTime', 'unknown', 'quantityDiff']) {
        const body = `{"${field}":${nested},${order}`;
        const headers = { ...JSON_TYPE, 'idempotency-key': `profundidad-${depth}-${field}` };
        expectRefusal(await visitor().post('/api/orders', body, headers), 400, 'VALIDATION');
      }
      const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
      expectRefusal(await visitor().post('/api/auth/login', objects, JSON_TYPE), 400, 'VALIDATION');
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('may have brackets and quotes in its texts, and a few levels', async () => {
    const { visitor } = await openShop();
    const details = `${'[{'.repeat(100)}\\"${'['.repeat(100)}`;
    const body = orderBody({ details, unknown: [[[[{}]]]] });
    expect((await visitor().post('/api/orders', body)).body).toMatchObject({ details });
  });
});

describe('a text that no database stores', () => {
  const UNSTORABLE = ['%00', 'a%00b'];

  test('is refused wherever an address carries it', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('superadmin');
    const before = await countRows(shop.db);
    for (const text of UNSTORABLE) {
      for (const call of Object.values<Call>(CALLS)) {
        const path = call.path.replaceAll(/:\w+/g, text);
        if (path !== call.path) {
          const { status } = await staff.send(call.method, path, {});
          // A call that takes no JSON says so first; what can be no code opens nothing, as any wrong one.
          const isOfCode = /\/:(code|token)\b/.test(call.path);
          expect(isOfCode ? [400, 404] : [400, 415], path).toContain(status);
        }
        const query = Object.keys(call.query?.shape ?? {}).map((name) => `${name}=${text}`);
        if (query.length > 0) {
          const reply = await staff.send(call.method, `${call.path}?${query.join('&')}`);
          expect(reply.status, call.path).toBeLessThan(500);
        }
      }
    }
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('is refused wherever a body carries it, in the name of a field too', async () => {
    const { visitor, signedIn } = await openShop();
    const staff = await signedIn('superadmin');
    for (const text of ['a\0b', '\ud83c', 'a\udf57b']) {
      const login = { username: text, password: text };
      expectRefusal(await visitor().post('/api/auth/login', login), 400, 'VALIDATION');
      const setting = await staff.patch('/api/settings/restaurantName', { value: text });
      expectRefusal(setting, 400, 'VALIDATION');
    }
  });
});

test('an address under /api is kept by no cache, however it is spelled', async () => {
  const { visitor } = await openShop();
  for (const url of [
    '/api/auth/me',
    '/%61pi/auth/me',
    '/api/%61uth/me',
    '/api/nada',
    '/%61pi/nada',
  ]) {
    expect((await visitor().get(url)).headers['cache-control'], url).toBe('no-store');
  }
});

test('a fault of ours is told without a word of what it was', async () => {
  const { visitor, shop } = await openShop();
  await visitor().get('/api/stock');
  await shop.db.read.destroy();
  const reply = await visitor().get('/api/stock');
  expectRefusal(reply, 500, 'INTERNAL');
  expect(reply.body).toEqual({
    error: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo',
    code: 'INTERNAL',
  });
});
