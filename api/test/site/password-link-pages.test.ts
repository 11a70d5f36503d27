// The documents of a link for a password: who may keep them, and that looking at them uses nothing up.
import { expect, test } from 'vitest';
import { openLinkOf } from '../accounts/password-link.ts';
import { dataOf, HTML, openSite } from './site-under-test.ts';

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

test('whatever opens nothing is answered by one page, with 404', async () => {
  const { under, token } = await openLinkOf(await openSite());
  const wrong = [`/contrasena/${'x'.repeat(32)}`, '/contrasena/x', `/contrasena/${token}/x`];
  const visitor = under.visitor();
  const replies = await Promise.all(
    [...wrong, '/contrasena/', '/contrasena'].map((path) => visitor.get(path, HTML)),
  );
  for (const { status, body, headers } of replies) {
    expect([status, body]).toEqual([404, replies[0]?.body]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});
