import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openShop } from '../shop-under-test.ts';
import { at, earn, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

async function openWith(points: number) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id, phone } = await newCustomer(under);
  if (points > 0) await earn(under, id, points);
  const consume = (headers?: Record<string, string>) =>
    staff.post('/api/points/consume-bonus', { userId: id }, headers);
  const available = async () => {
    const reply = await staff.post('/api/points/search-phone', { phone });
    return (reply.body as { points: { available: number } }).points.available;
  };
  return { under, staff, id, consume, available };
}

describe('the bonus', () => {
  test.each([
    [100, 5, 0],
    [199, 5, 99],
    [200, 13, 0],
    [299, 13, 99],
    [300, 20, 0],
    [450, 20, 150],
  ])('of %i points is %i euros and leaves %i', async (points, discount, left) => {
    const { under, consume, available } = await openWith(points);
    expect(await consume()).toMatchObject({ status: 200, body: { discountApplied: discount } });
    expect(await available()).toBe(left);
    await expectLedgerToAgree(under.shop);
  });

  test.each([0, 99])('is not there with %i points, and nothing is written', async (points) => {
    const { under, consume } = await openWith(points);
    const before = await countRows(under.shop.db);
    expect(await consume()).toMatchObject({
      status: 422,
      body: {
        code: 'BONUS_NOT_ACTIVE',
        error: 'El bono no está activo: hacen falta al menos 100 puntos disponibles',
      },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('can be used three times in a Madrid day, and again the next', async () => {
    const { under, id, consume, available } = await openWith(0);
    under.time.now = at('2026-11-20T00:00');
    for (let count = 0; count < 5; count += 1) await earn(under, id, 300);
    for (let count = 0; count < 3; count += 1) expect((await consume()).status).toBe(200);
    const before = await countRows(under.shop.db);
    under.time.now = at('2026-11-20T23:59:59');
    expect(await consume()).toMatchObject({
      status: 422,
      body: { code: 'DISCOUNT_LIMIT_REACHED' },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
    under.time.now = at('2026-11-21T00:00');
    expect((await consume()).status).toBe(200);
    expect(await available()).toBe(300);
    await expectLedgerToAgree(under.shop);
  });

  test('takes the oldest points first', async () => {
    const { under, id, consume } = await openWith(60);
    under.time.now = at('2026-12-01T12:00');
    await earn(under, id, 60);
    await consume();
    const lots = await under.shop.db.read
      .selectFrom('pointLots')
      .select('remainingPoints')
      .orderBy('id')
      .execute();
    expect(lots.map((lot) => lot.remainingPoints)).toEqual([0, 20]);
  });

  test('of somebody unknown or inactive is not found', async () => {
    const { under, staff, id, consume } = await openWith(100);
    await under.shop.db.transact(({ sql }) =>
      sql.updateTable('users').set({ active: 0 }).where('id', '=', id).execute(),
    );
    expect(await consume()).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    expect(await staff.post('/api/points/consume-bonus', { userId: 99_999 })).toMatchObject({
      status: 404,
      body: { error: 'Usuario no encontrado' },
    });
  });

  test('sent again with its key is used once', async () => {
    const { consume, available } = await openWith(250);
    const key = { 'idempotency-key': 'consumir-01' };
    const [first, second] = [await consume(key), await consume(key)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await available()).toBe(50);
  });
});
