import { expect, test, vi } from 'vitest';
import { openShop } from '../shop-under-test.ts';

test('a shop with its database is healthy and ready', async () => {
  const { visitor } = await openShop();
  expect((await visitor().get('/healthz')).status).toBe(200);
  expect((await visitor().get('/readyz')).status).toBe(200);
});

test('a shop without its database is healthy but not ready', async () => {
  const { visitor, shop, time } = await openShop();
  await visitor().get('/readyz');
  vi.spyOn(shop.db, 'transact').mockRejectedValue(new Error('gone'));
  // An answer holds for a second.
  time.now += 1000;
  expect((await visitor().get('/healthz')).status).toBe(200);
  expect(await visitor().get('/readyz')).toMatchObject({
    status: 503,
    body: { code: 'NOT_READY' },
  });
});
