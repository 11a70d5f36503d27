// Whatever is refused costs nothing but a count beyond so many attempts (docs/rules/orders.md#attempts-to-order).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { countRows } from '../count-rows.ts';
import { newPhone } from '../phone-of.ts';
import { openShop, orderBody, type Caller } from '../shop-under-test.ts';

const STRANGER = '203.0.113.7';
const NOTHING = { orders: 0, orderLogs: 0, idempotencyKeys: 0 };
const TOO_LATE = orderBody({ pickupTime: '2026-11-20T22:00' });

/** A shop in which the stranger has made so many attempts. */
async function openAfter(attempts: number, environment: Record<string, string> = {}) {
  const under = await openShop(environment);
  for (let made = 0; made < attempts; made += 1) under.shop.orderAttempts.count(STRANGER);
  const ordered = (caller: Caller, key?: string) =>
    caller.post('/api/orders', orderBody(), key === undefined ? {} : { 'idempotency-key': key });
  return { ...under, ordered, stranger: under.visitor(STRANGER) };
}

describe('attempts to order from one address', () => {
  test('are 240 in ten minutes, those that are refused too', async () => {
    const { stranger, visitor, ordered, shop, time, signedIn } = await openAfter(238);
    for (let attempt = 239; attempt <= 240; attempt += 1) {
      expect((await stranger.post('/api/orders', TOO_LATE)).status).toBe(422);
    }
    time.now += MINUTE;
    for (const key of [undefined, 'clave-nueva']) {
      expect(await ordered(stranger, key)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '540' },
        body: { code: 'TOO_MANY_ATTEMPTS' },
      });
    }
    expect(await countRows(shop.db)).toMatchObject(NOTHING);
    expect((await ordered(visitor('203.0.113.8'))).status).toBe(201);
    const staff = await signedIn('haykakan');
    for (const [name, value] of staff.cookies) stranger.cookies.set(name, value);
    expect((await ordered(stranger)).status).toBe(201);
    stranger.cookies.clear();
    time.now += 9 * MINUTE;
    expect((await ordered(stranger, 'clave-nueva')).status).toBe(201);
  });

  test('of staff are none', async () => {
    const { stranger, shop, signedIn } = await openAfter(239);
    const staff = await signedIn('haykakan');
    const atTheTill = Object.assign(stranger, { cookies: new Map(staff.cookies) });
    expect((await atTheTill.post('/api/orders', TOO_LATE)).status).toBe(422);
    expect(shop.orderAttempts.count(STRANGER)).toBeNull();
  });

  test('are ten times as many from one block of IPv6', async () => {
    const { shop, visitor, ordered } = await openAfter(0);
    for (let made = 0; made < 2400; made += 1) {
      shop.orderAttempts.count(`2001:db8:77:${made}::1`);
    }
    expect((await ordered(visitor('2001:db8:77:a::1'))).status).toBe(429);
    expect((await ordered(visitor('2001:db8:78:a::1'))).status).toBe(201);
  });

  test('hold up no repeat of one that was answered', async () => {
    const { stranger, ordered, shop } = await openAfter(239);
    const first = await ordered(stranger, 'respuesta-perdida');
    for (let turn = 0; turn < 3; turn += 1) {
      const repeat = await ordered(stranger, 'respuesta-perdida');
      expect([repeat.status, repeat.body]).toEqual([201, first.body]);
    }
    const other = orderBody({ customerPhone: newPhone() });
    const reused = { 'idempotency-key': 'respuesta-perdida' };
    // Another order with its key is an attempt like any other.
    expect((await stranger.post('/api/orders', other, reused)).status).toBe(429);
    expect(await countRows(shop.db)).toMatchObject({ orders: 1, idempotencyKeys: 1 });
  });

  test('are any number where nothing is limited', async () => {
    const { stranger, ordered } = await openAfter(300, { RATE_LIMITS: 'off' });
    expect((await ordered(stranger)).status).toBe(201);
  });
});
