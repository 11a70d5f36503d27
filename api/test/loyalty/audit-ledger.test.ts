// The audit finds what is wrong, whatever it is, and nothing where all is well.
import { describe, expect, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Transaction } from '../../src/db/database.ts';
import { auditLedgers } from '../../src/loyalty/audit-ledger.ts';
import { merged } from '../customers/people.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { at, earn, newCustomer } from './customers.ts';

/** Three customers who earned; the second spent too. */
async function openWithPoints() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const ids: number[] = [];
  for (const points of [30, 150, 70]) {
    const { id } = await newCustomer(under);
    await earn(under, id, points);
    ids.push(id);
  }
  const [, userId = 0] = ids;
  await staff.post('/api/points/consume-bonus', { userId });
  return { under, userId };
}

async function audited({ shop }: ShopUnderTest, usersARound = 2) {
  const found = { users: 0, transactions: 0, kinds: [] as string[], userIds: new Set<number>() };
  for await (const round of auditLedgers(shop.db.read, usersARound)) {
    expect(round.users).toBeLessThanOrEqual(usersARound);
    found.users += round.users;
    found.transactions += round.transactions;
    for (const { kind, userId } of round.differences) {
      found.kinds.push(kind);
      found.userIds.add(userId);
    }
  }
  return found;
}

test('a sound ledger is gone through as a whole, some users at a time', async () => {
  const { under } = await openWithPoints();
  for (const usersARound of [1, 2, 3, 500]) {
    expect(await audited(under, usersARound)).toEqual({
      users: 3,
      transactions: 4,
      kinds: [],
      userIds: new Set(),
    });
  }
});

type Spoiling = (transaction: Transaction, userId: number) => Promise<unknown>;

const balance =
  (change: object): Spoiling =>
  ({ sql }, userId) =>
    sql.updateTable('userPoints').set(change).where('userId', '=', userId).execute();
const transactions =
  (type: 'earned' | 'redeemed', change: object): Spoiling =>
  ({ sql }, userId) =>
    sql
      .updateTable('pointTransactions')
      .set(change)
      .where('userId', '=', userId)
      .where('type', '=', type)
      .execute();
const lots =
  (change: object): Spoiling =>
  ({ sql }, userId) =>
    sql.updateTable('pointLots').set(change).where('userId', '=', userId).execute();

const SPOILED: [string, Spoiling, string[]][] = [
  [
    'a balance that is too high',
    balance({ availablePoints: 51 }),
    ['balance-and-transactions', 'balance-and-lots'],
  ],
  ['a total that is too low', balance({ totalPoints: 149 }), ['total-and-earnings']],
  [
    'a transaction that says more than was moved',
    transactions('earned', { points: 151 }),
    ['balance-and-transactions', 'transaction-and-lots'],
  ],
  [
    'a lot with too little left',
    lots({ remainingPoints: 49 }),
    ['balance-and-lots', 'lot-and-draws'],
  ],
  [
    'points that were spent after their end',
    lots({ expiresAt: at('2026-11-20T00:00') }),
    ['drawn-after-expiry'],
  ],
  [
    'a history that runs backwards',
    transactions('redeemed', { createdAt: 1 }),
    ['time-turned-back'],
  ],
  [
    'a draw that nobody can find',
    ({ sql }, userId) =>
      sql
        .deleteFrom('pointDraws')
        .where('lotId', 'in', (is) =>
          is.selectFrom('pointLots').select('id').where('userId', '=', userId),
        )
        .execute(),
    ['lot-and-draws', 'transaction-and-lots'],
  ],
  [
    'an earning that is undone and still counted',
    ({ sql }, userId) =>
      sql
        .insertInto('pointReversals')
        .columns(['transactionId', 'shortfall', 'createdAt'])
        .expression((is) =>
          is
            .selectFrom('pointTransactions')
            .select((of) => ['id', of.val(0).as('shortfall'), of.val(0).as('at')])
            .where('userId', '=', userId)
            .where('type', '=', 'earned'),
        )
        .execute(),
    ['total-and-earnings'],
  ],
  [
    'transactions of somebody without a balance',
    ({ sql }, userId) => sql.deleteFrom('userPoints').where('userId', '=', userId).execute(),
    ['balance-and-transactions', 'balance-and-lots', 'total-and-earnings'],
  ],
];

describe('the audit finds', () => {
  test.each(SPOILED)('%s', async (_what, spoil, kinds) => {
    const { under, userId } = await openWithPoints();
    await under.shop.db.transact((transaction) => spoil(transaction, userId));
    const found = await audited(under, 500);
    expect(found.kinds.toSorted()).toEqual(kinds.toSorted());
    expect([...found.userIds]).toEqual([userId]);
  });
});

const THREE = ['moved-and-merges', 'moved-and-merges', 'moved-and-merges'];
const NOT_MOVED = [
  ...['balance-and-transactions', 'transaction-and-lots', 'balance-and-transactions'],
  ...THREE,
];

describe('of users who became one', () => {
  /**
   * As openWithPoints; then somebody with 40 points becomes part of the second, and somebody of them
   * before.
   */
  async function openMerged() {
    const { under, userId } = await openWithPoints();
    const staff = await under.signedIn('haykakan');
    const [middle, first] = [await newCustomer(under), await newCustomer(under)];
    await earn(under, first.id, 15);
    await earn(under, middle.id, 25);
    await merged(staff, middle.id, first.id);
    await merged(staff, userId, middle.id);
    return { under, userId, first: first.id };
  }

  test('a sound ledger is sound, some users at a time', async () => {
    const { under } = await openMerged();
    for (const usersARound of [1, 2, 500]) {
      expect((await audited(under, usersARound)).kinds).toEqual([]);
    }
  });

  const moved = (change: object): Spoiling => {
    return ({ sql }, first) =>
      sql
        .updateTable('pointTransactions')
        .set(change)
        .where('originalUserId', '=', first)
        .execute();
  };

  test.each<[string, Spoiling, string[]]>([
    [
      'one that has forgotten whose it was',
      moved({ originalUserId: null }),
      ['moved-and-merges', 'moved-and-merges'],
    ],
    ['one that was somebody’s who never came', moved({ originalUserId: 1 }), THREE],
    ['one whose points were never all moved', moved({ userId: 1 }), NOT_MOVED],
    [
      'a merge that says other points than were moved',
      ({ sql }, first) =>
        sql
          .updateTable('userMerges')
          .set({ availablePoints: points(14) })
          .where('mergedUserId', '=', first)
          .execute(),
      ['moved-and-merges'],
    ],
  ])('the audit finds %s', async (_what, spoil, kinds) => {
    const { under, first } = await openMerged();
    await under.shop.db.transact((transaction) => spoil(transaction, first));
    expect((await audited(under, 500)).kinds.toSorted()).toEqual(kinds.toSorted());
  });

  test('and a time turned back in the history that one of them had', async () => {
    const { under, userId } = await openMerged();
    await under.shop.db.transact((transaction) =>
      transactions('redeemed', { createdAt: 1 })(transaction, userId),
    );
    expect((await audited(under, 500)).kinds).toEqual(['time-turned-back']);
  });
});
