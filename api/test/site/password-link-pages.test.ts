// The documents of a link for a password: who may keep them, and that looking at them uses nothing up.
import { expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { openLinkOf } from '../accounts/password-link.ts';
import { dataOf, HTML, MALFORMED, openSite } from './site-under-test.ts';

test('a link’s page begins with whose it is, is kept by nobody and tells its address to nobody', async () => {
  const { under, token, user } = await openLinkOf(await openSite());
  const visitor = under.visitor();
  for (const path of [`/contrasena/${token}`, `/contrasena/${token}/`]) {
    const { status, body, headers } = await visitor.get(path, HTML);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
    expect(dataOf(body)).toMatchObject({
      [`/api/password-links/${token}`]: { username: user.username },
    });
  }
  expect((await visitor.send('HEAD', `/contrasena/${token}`, undefined, HTML)).status).toBe(200);
  for (const origin of ['null', 'https://boese.example']) {
    const foreign = await visitor.post(
      `/api/password-links/${token}/password`,
      { password: 'nueva y larga' },
      { origin },
    );
    expect(foreign.status).toBe(403);
  }
  const own = await visitor.post(`/api/password-links/${token}/password`, {
    password: 'nueva y larga',
  });
  expect(own.status).toBe(200);
  expect((await visitor.get(`/contrasena/${token}`, HTML)).status).toBe(404);
});

test('a link’s page is read 60 times a minute', async () => {
  const { under, token } = await openLinkOf(await openSite());
  const visitor = under.visitor();
  const read = async () => (await visitor.get(`/contrasena/${token}`, HTML)).status;
  for (let count = 0; count < 60; count += 1) expect(await read()).toBe(200);
  expect(await read()).toBe(429);
  under.time.now += MINUTE;
  expect(await read()).toBe(200);
});

test('whatever opens nothing is answered by one page, with 404', async () => {
  const { under, token } = await openLinkOf(await openSite());
  const wrong = [`/contrasena/${'x'.repeat(32)}`, '/contrasena/x', `/contrasena/${token}/x`];
  const visitor = under.visitor();
  const malformed = [...MALFORMED, `${token}/%`].map((one) => `/contrasena/${one}`);
  const replies = await Promise.all(
    [...wrong, '/contrasena/', '/contrasena', ...malformed].map((path) => visitor.get(path, HTML)),
  );
  for (const { status, body, headers } of replies) {
    expect([status, body]).toEqual([404, replies[0]?.body]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

test('what can be no code is one that opens nothing to programs too', async () => {
  const visitor = (await openSite()).visitor();
  const rooms: [string, string, string[]][] = [
    ['/api/order-pages', 'ORDER_NOT_FOUND', ['', '/events', '?x=%']],
    ['/api/password-links', 'LINK_GONE', ['']],
  ];
  for (const [room, code, ends] of rooms) {
    for (const one of ['x', ...MALFORMED]) {
      for (const end of ends) {
        const headers = { accept: end === '/events' ? 'text/event-stream' : 'application/json' };
        const reply = await visitor.get(`${room}/${one}${end}`, headers);
        expect(reply, one + end).toMatchObject({ status: 404, body: { code } });
      }
    }
  }
  const cancelled = await visitor.post('/api/order-pages/%00/cancel', { version: 1 });
  expect(cancelled).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
  expect(await visitor.get('/api/products/%')).toMatchObject({ status: 400 });
});
