import { describe, expect, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { countRows } from '../count-rows.ts';
import { listened, tablesReadWhole } from '../explained.ts';
import { openShop } from '../shop-under-test.ts';
import { at, earn, listPoints, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const LAST_MOMENT = at('2027-11-20T23:59:59');
const GONE = at('2027-11-21T00:00');

describe('points a year later', () => {
  test('can be read and spent until the end of the day, and not after', async () => {
    const under = await openShop();
    const [one, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    await earn(under, one.id, 100);
    await earn(under, other.id, 100);
    under.time.now = LAST_MOMENT;
    const [staff, early, late] = [await under.signedIn('haykakan'), one, other];
    const consume = (userId: number) => staff.post('/api/points/consume-bonus', { userId });
    expect(await consume(early.id)).toMatchObject({ status: 200 });

    under.time.now = GONE;
    expect(await consume(late.id)).toMatchObject({
      status: 422,
      body: { code: 'BONUS_NOT_ACTIVE' },
    });
    await settleExpiry(under.shop);
    await expectLedgerToAgree(under.shop);
  });

  test('are in no answer, settled or not, and reading settles nothing', async () => {
    const under = await openShop();
    const { id, phone } = await newCustomer(under);
    await earn(under, id, 100);
    under.time.now = at('2026-12-03T12:00');
    await earn(under, id, 30);
    under.time.now = GONE;
    const staff = await under.signedIn('haykakan');
    const before = await countRows(under.shop.db);
    const read = async () => (await staff.post('/api/points/search-phone', { phone })).body;
    const unsettled = await read();
    expect(unsettled).toMatchObject({ points: { total: 130, available: 30, bonusActive: false } });
    expect(await countRows(under.shop.db)).toEqual(before);
    expect(await settleExpiry(under.shop)).toBe(1);
    expect(await read()).toEqual(unsettled);
    await expectLedgerToAgree(under.shop);
  });

  test('are written down once, with the time at which they went', async () => {
    const under = await openShop();
    const { id } = await newCustomer(under);
    await earn(under, id, 40);
    under.time.now = at('2027-12-24T12:00');
    expect(await settleExpiry(under.shop)).toBe(1);
    expect(await settleExpiry(under.shop)).toBe(0);
    const entries = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['type', 'points', 'createdAt', 'createdBy'])
      .where('type', '=', 'expired')
      .execute();
    expect(entries).toEqual([{ type: 'expired', points: -40, createdAt: GONE, createdBy: null }]);
  });

  test('are settled before anything else happens to the balance', async () => {
    const under = await openShop();
    const { id } = await newCustomer(under);
    await earn(under, id, 40);
    under.time.now = at('2027-12-24T12:00');
    await earn(under, id, 10);
    expect(await listPoints(under)).toEqual([40, -40, 10]);
    await expectLedgerToAgree(under.shop);
  });

  test('that were spent in time are not charged again to newer ones', async () => {
    const under = await openShop();
    const { id, phone } = await newCustomer(under);
    await earn(under, id, 100);
    under.time.now = at('2027-06-01T12:00');
    await earn(under, id, 70);
    const staff = await under.signedIn('haykakan');
    await staff.post('/api/points/consume-bonus', { userId: id });
    under.time.now = at('2027-12-24T12:00');
    await settleExpiry(under.shop);
    const later = await under.signedIn('haykakan');
    expect((await later.post('/api/points/search-phone', { phone })).body).toMatchObject({
      points: { total: 170, available: 70 },
    });
    await expectLedgerToAgree(under.shop);
  });
});

test('one user whose lots disagree holds up nobody behind them, and is told of at the end', async () => {
  const under = await openShop();
  const customers = [await newCustomer(under), await newCustomer(under), await newCustomer(under)];
  for (const { id } of customers) await earn(under, id, 40);
  const [broken = 0, ...sound] = customers.map(({ id }) => id);
  const set = (available: number) =>
    under.shop.db.transact(({ sql }) =>
      sql
        .updateTable('userPoints')
        .set({ availablePoints: points(available) })
        .where('userId', '=', broken)
        .execute(),
    );
  await set(41);
  under.time.now = GONE;
  await expect(settleExpiry(under.shop)).rejects.toThrow(
    new AggregateError(
      [new Error(`the balance of user ${broken} is not that of the lots`)],
      'points not settled, users: 1',
    ),
  );
  const expired = await under.shop.db.read
    .selectFrom('pointTransactions')
    .select('userId')
    .where('type', '=', 'expired')
    .orderBy('userId')
    .execute();
  expect(expired.map((entry) => entry.userId)).toEqual(sound);
  await set(40);
  expect(await settleExpiry(under.shop)).toBe(1);
  await expectLedgerToAgree(under.shop);
});

test('users whose lots disagree make no statement longer, however many they are', async () => {
  const under = await openShop();
  const broken = await Promise.all(Array.from({ length: 205 }, () => newCustomer(under)));
  for (const { id } of broken) await earn(under, id, 40);
  await under.shop.db.transact(({ sql }) =>
    sql
      .updateTable('userPoints')
      .set({ availablePoints: points(41) })
      .execute(),
  );
  under.time.now = GONE;
  const { nodes, shop } = listened(under);
  await expect(settleExpiry(shop)).rejects.toThrow('points not settled, users: 205');
  const executor = shop.db.read.withoutPlugins().getExecutor();
  for (const node of nodes) {
    const { parameters } = executor.compileQuery(node, { queryId: 'counted' });
    expect(parameters.length).toBeLessThan(10);
  }
  for (const { tables } of await tablesReadWhole(under, nodes)) expect(tables).toEqual([]);
});

test('the job settles everybody, more than one round of them, and nobody else', async () => {
  const under = await openShop();
  const old = await Promise.all(Array.from({ length: 205 }, () => newCustomer(under)));
  for (const { id } of old) await earn(under, id, 5);
  under.time.now = at('2027-01-10T12:00');
  const young = await newCustomer(under);
  await earn(under, young.id, 5);
  under.time.now = GONE;
  expect(await settleExpiry(under.shop)).toBe(205);
  const { left } = await under.shop.db.read
    .selectFrom('userPoints')
    .select((is) => is.fn.sum<number>('availablePoints').as('left'))
    .executeTakeFirstOrThrow();
  expect(left).toBe(5);
  await expectLedgerToAgree(under.shop);
});
