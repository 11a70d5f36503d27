// Whom limits count behind proxies (docs/operations.md#behind-a-proxy).
import { describe, expect, test } from 'vitest';
import { readTrustProxy } from '../src/trust-proxy.ts';
import { OWNER, openShop } from './shop-under-test.ts';

const TRIED = [
  '10.1.2.3',
  '10.1.2.3:4711',
  '::ffff:10.1.2.3',
  '127.0.0.1',
  '[::1]:4711',
  'fd00::1',
  '169.254.1.1',
  '2001:db8::1',
  '[2001:db8::1]:4711',
  '203.0.113.7',
  'unknown',
];

const trustedBy = (value: string) => {
  const trust = readTrustProxy(value);
  return typeof trust === 'boolean' ? trust : TRIED.filter((address) => trust(address, 0));
};

test.each([
  ['off', false],
  ['on', true],
  ['10.0.0.0/8', TRIED.slice(0, 3)],
  ['10.1.2.3, 2001:db8::/32', [...TRIED.slice(0, 3), '2001:db8::1', '[2001:db8::1]:4711']],
  ['loopback', ['127.0.0.1', '[::1]:4711']],
  ['linklocal', ['169.254.1.1']],
  ['uniquelocal', [...TRIED.slice(0, 3), 'fd00::1']],
])('TRUST_PROXY=%s trusts %o', (value, expected) => {
  expect(trustedBy(value)).toEqual(expected);
});

describe('failed logins are counted', () => {
  const statuses = async (trust: string, forwarded: (turn: number) => string) => {
    const { app } = await openShop({ TRUST_PROXY: trust });
    const found = new Set<number>();
    for (let turn = 0; turn < 11; turn += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': forwarded(turn) },
        payload: { username: OWNER, password: 'equivocada' },
      });
      found.add(statusCode);
    }
    return found;
  };

  test.each([
    ['1', (turn: number) => `203.0.113.7:${4000 + turn}`],
    ['1', (turn: number) => `[2001:db8::${turn}]:4000`],
    ['1', (turn: number) => `198.51.100.${turn}, 203.0.113.7`],
    ['loopback, 10.0.0.0/8', (turn: number) => `203.0.113.7, 10.0.0.1:${4000 + turn}`],
  ])('of one customer behind TRUST_PROXY=%s, whatever port is named', async (trust, forwarded) => {
    expect(await statuses(trust, forwarded)).toEqual(new Set([401, 429]));
  });

  test('of each customer behind proxies that are named by their addresses, ports and all', async () => {
    const customers = (turn: number) => `198.51.100.${turn}:4000, 10.0.0.1:4000`;
    expect(await statuses('loopback, 10.0.0.0/8', customers)).toEqual(new Set([401]));
  });
});
