import { expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';

test('the week begins on Sunday and is open from 10 to 17 until somebody edits it', async () => {
  const { visitor } = await openShop();
  const reply = await visitor().get('/api/business-hours');
  expect(reply.body).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      id: expect.any(Number) as number,
      dayOfWeek,
      openTime: '10:00',
      closeTime: '17:00',
      isOpen: true,
      autoUpdate: true,
      version: 1,
      updatedAt: '2026-11-20T11:10:00.000Z',
    })),
  );
});

test('a changed day is shown at once; unchanged hours answer 304', async () => {
  const { visitor, shop } = await openShop();
  const url = '/api/business-hours';
  const known = { 'if-none-match': String((await visitor().get(url)).headers['etag']) };
  expect((await visitor().get(url, known)).status).toBe(304);
  await shop.db.transact(async (transaction) => {
    const monday = { isOpen: 0, closeTime: '23:59' } as object;
    await transaction.sql
      .updateTable('businessHours')
      .set(monday)
      .where('dayOfWeek', '=', 1)
      .execute();
    transaction.announce('hours');
  });
  const reply = await visitor().get(url, known);
  expect(reply.status).toBe(200);
  expect((reply.body as unknown[])[1]).toMatchObject({
    dayOfWeek: 1,
    isOpen: false,
    closeTime: '23:59',
  });
});
