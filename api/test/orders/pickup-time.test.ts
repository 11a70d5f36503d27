// When a customer may pick up, with the clock moved.
// See docs/rules/orders.md#when-customers-can-pick-up.
import { describe, expect, test } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { countRows } from '../count-rows.ts';
import { openShop, orderBody, type ShopUnderTest } from '../shop-under-test.ts';

async function setHours(
  { shop }: ShopUnderTest,
  weekday: number,
  hours: { openTime?: string; closeTime?: string; isOpen?: 0 | 1 },
): Promise<void> {
  await shop.db.transact(async (transaction) => {
    await transaction.sql
      .updateTable('businessHours')
      .set(hours as object)
      .where('dayOfWeek', '=', weekday)
      .execute();
    transaction.announce('hours');
  });
}

/** The status and code of an order for this pick-up, made at this time. */
async function ask(under: ShopUnderTest, now: string, pickupTime: string): Promise<unknown> {
  under.time.now = parseInstant(now) ?? Number.NaN;
  const reply = await under.visitor().post('/api/orders', orderBody({ pickupTime }));
  return reply.status === 201 ? 201 : (reply.body as { code: string }).code;
}

describe('a customer picks up', () => {
  test('only in the future', async () => {
    const under = await openShop();
    const at = (now: string, pickup: string) => ask(under, now, pickup);
    expect(await at('2026-11-20T12:10', '2026-11-20T12:11')).toBe(201);
    expect(await at('2026-11-20T12:10', '2026-11-20T12:10')).toBe('PICKUP_IN_THE_PAST');
    expect(await at('2026-11-20T12:10', '2026-11-20T12:09')).toBe('PICKUP_IN_THE_PAST');
    expect(await at('2026-11-20T12:10', '2026-11-19T14:00')).toBe('PICKUP_IN_THE_PAST');
    expect(await at('2026-11-20T16:59:59', '2026-11-20T17:00')).toBe(201);
    expect(await at('2026-11-20T17:00', '2026-11-20T17:00')).toBe('PICKUP_IN_THE_PAST');
  });

  test('within the hours of that day, the closing time included', async () => {
    const under = await openShop();
    await setHours(under, 6, { openTime: '12:00', closeTime: '15:30' });
    const at = (pickup: string) => ask(under, '2026-11-20T09:00', pickup);
    expect(await at('2026-11-20T09:59')).toBe('PICKUP_OUTSIDE_HOURS');
    expect(await at('2026-11-20T10:00')).toBe(201);
    expect(await at('2026-11-20T17:00')).toBe(201);
    expect(await at('2026-11-20T17:01')).toBe('PICKUP_OUTSIDE_HOURS');
    expect(await at('2026-11-21T11:59')).toBe('PICKUP_OUTSIDE_HOURS');
    expect(await at('2026-11-21T15:30')).toBe(201);
    expect(await at('2026-11-21T16:00')).toBe('PICKUP_OUTSIDE_HOURS');
  });

  test('not on a closed day', async () => {
    const under = await openShop();
    await setHours(under, 0, { isOpen: 0 });
    expect(await ask(under, '2026-11-20T12:00', '2026-11-22T14:00')).toBe('PICKUP_DAY_CLOSED');
    await setHours(under, 0, { isOpen: 1 });
    expect(await ask(under, '2026-11-20T12:00', '2026-11-22T14:00')).toBe(201);
  });

  test('within the next year', async () => {
    const under = await openShop();
    expect(await ask(under, '2026-11-20T12:00', '2027-11-20T14:00')).toBe(201);
    expect(await ask(under, '2026-11-20T12:00', '2028-11-20T14:00')).toBe('PICKUP_TOO_FAR_AHEAD');
  });

  test('by the clock in Madrid, in summer as in winter', async () => {
    const under = await openShop();
    expect(await ask(under, '2026-07-01T09:00', '2026-07-01T15:00:00Z')).toBe(201);
    expect(await ask(under, '2026-07-01T09:00', '2026-07-01T16:00:00Z')).toBe(
      'PICKUP_OUTSIDE_HOURS',
    );
    expect(await ask(under, '2026-11-20T09:00', '2026-11-20T16:00:00Z')).toBe(201);
    expect(await ask(under, '2026-11-20T09:00', '2026-11-20T11:00:00+09:00')).toBe(
      'PICKUP_IN_THE_PAST',
    );
  });

  test('a refusal says why in Spanish and writes nothing', async () => {
    const under = await openShop();
    const before = await countRows(under.shop.db);
    const reply = await under
      .visitor()
      .post('/api/orders', orderBody({ pickupTime: '2026-11-20T22:00' }));
    expect([reply.status, reply.body]).toEqual([
      422,
      {
        error: 'A esa hora estamos cerrados. Elige otra hora de recogida',
        code: 'PICKUP_OUTSIDE_HOURS',
      },
    ]);
    expect(await countRows(under.shop.db)).toEqual(before);
  });
});
