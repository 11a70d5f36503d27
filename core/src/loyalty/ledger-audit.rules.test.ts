import { describe, expect, test } from 'vitest';
import { points } from '../kernel/amounts/points.ts';
import { auditLedger, type UserLedger } from './ledger-audit.rules.ts';

/** 150 earned, 100 spent. */
const SOUND: UserLedger = {
  userId: 7,
  balance: { total: points(150), available: points(50), bonusActive: false },
  transactions: [
    { id: 1, owner: 7, type: 'earned', points: points(150), at: 10 },
    { id: 2, owner: 7, type: 'redeemed', points: points(-100), at: 20 },
  ],
  lots: [
    {
      id: 5,
      transactionId: 1,
      earned: points(150),
      counted: points(150),
      remaining: points(50),
      expiresAt: 99,
    },
  ],
  draws: [{ transactionId: 2, lotId: 5, points: points(100) }],
  reversed: [],
  merges: [],
};

const kindsOf = (change: Partial<UserLedger>) =>
  auditLedger({ ...SOUND, ...change }).map(({ kind }) => kind);

describe('the audit of one user', () => {
  test('finds nothing where all agrees, or where there is nothing', () => {
    expect(auditLedger(SOUND)).toEqual([]);
    const empty = { balance: null, transactions: [], lots: [], draws: [] };
    expect(auditLedger({ ...SOUND, ...empty })).toEqual([]);
  });

  test('says what is there and what should be, and in which row', () => {
    const lots = [{ ...SOUND.lots[0]!, remaining: points(40) }];
    expect(auditLedger({ ...SOUND, lots })).toEqual([
      { userId: 7, kind: 'balance-and-lots', row: null, found: 50, expected: 40 },
      { userId: 7, kind: 'lot-and-draws', row: 5, found: 40, expected: 50 },
    ]);
  });

  test('finds a bonus flag that does not follow the balance', () => {
    expect(
      kindsOf({ balance: { total: points(150), available: points(50), bonusActive: true } }),
    ).toEqual(['bonus-flag']);
  });

  test('finds a balance above everything that was earned', () => {
    expect(
      kindsOf({ balance: { total: points(40), available: points(50), bonusActive: false } }),
    ).toEqual(['total-and-earnings', 'available-above-total']);
  });

  test('finds a balance that was below zero in between, though it is right in the end', () => {
    expect(kindsOf({ transactions: SOUND.transactions.toReversed() })).toEqual([
      'balance-below-zero',
      'time-turned-back',
    ]);
  });

  test('finds points that were spent at or after their end, and lets them expire', () => {
    const endsAt = (expiresAt: number) => [{ ...SOUND.lots[0]!, expiresAt }];
    expect(kindsOf({ lots: endsAt(20) })).toEqual(['drawn-after-expiry']);
    expect(kindsOf({ lots: endsAt(21) })).toEqual([]);
    const transactions = [
      SOUND.transactions[0]!,
      { ...SOUND.transactions[1]!, type: 'expired' as const },
    ];
    expect(kindsOf({ lots: endsAt(20), transactions })).toEqual([]);
  });

  test('counts an earning that was undone no longer', () => {
    expect(kindsOf({ reversed: [1] })).toEqual(['total-and-earnings']);
  });
});

/**
 * User 8 earned 60 and became part of 7, whose last change was later than the next of 8; then 7 spent
 * what both had.
 */
const MERGED: UserLedger = {
  userId: 7,
  balance: { total: points(110), available: points(10), bonusActive: false },
  transactions: [
    { id: 1, owner: 7, type: 'earned', points: points(50), at: 30 },
    { id: 2, owner: 8, type: 'earned', points: points(60), at: 20 },
    { id: 3, owner: 7, type: 'redeemed', points: points(-100), at: 30 },
  ],
  lots: [
    {
      id: 5,
      transactionId: 1,
      earned: points(50),
      counted: points(50),
      remaining: points(0),
      expiresAt: 99,
    },
    {
      id: 6,
      transactionId: 2,
      earned: points(60),
      counted: points(60),
      remaining: points(10),
      expiresAt: 99,
    },
  ],
  draws: [
    { transactionId: 3, lotId: 5, points: points(50) },
    { transactionId: 3, lotId: 6, points: points(50) },
  ],
  reversed: [],
  merges: [{ from: 8, into: 7, after: 2, available: points(60) }],
};

describe('the audit of two users who became one', () => {
  const [first, second, third] = MERGED.transactions as [
    UserLedger['transactions'][0],
    UserLedger['transactions'][0],
    UserLedger['transactions'][0],
  ];
  const foundIn = (change: Partial<UserLedger>) =>
    auditLedger({ ...MERGED, ...change }).map(({ kind, row }) => [kind, row]);

  test('finds nothing wrong with times that only side by side run backwards', () => {
    expect(foundIn({})).toEqual([]);
  });

  test('finds time turned back in the history of either, and after the merge', () => {
    const back = (at: number, owner: number) => ({ ...first, id: 0, owner, at, points: points(1) });
    const kinds = (transactions: UserLedger['transactions']) =>
      foundIn({ transactions }).filter(([kind]) => kind === 'time-turned-back');
    expect(kinds([back(31, 7), first, second, third])).toEqual([['time-turned-back', 1]]);
    expect(kinds([back(21, 8), first, second, third])).toEqual([['time-turned-back', 2]]);
    expect(kinds([first, second, { ...third, at: 29 }])).toEqual([['time-turned-back', 3]]);
    const farAhead = { ...second, at: third.at + 2 * 24 * 60 * 60 * 1000 };
    expect(kinds([first, farAhead, third])).toEqual([['time-turned-back', 3]]);
    // A clock that was ahead and has been put right, but not a time that was lost.
    expect(kinds([first, { ...farAhead, at: farAhead.at + 1 }, third])).toEqual([]);
    const lost = { ...farAhead, at: third.at + 3653 * 24 * 60 * 60 * 1000 };
    expect(kinds([first, lost, third])).toEqual([['time-turned-back', 3]]);
  });

  test('finds that one of them spent what then was still the other’s', () => {
    expect(foundIn({ merges: [{ from: 8, into: 7, after: 3, available: points(60) }] })).toEqual([
      ['balance-below-zero', 3],
    ]);
  });

  test('finds a merge that moved other points than its log says, or none at all', () => {
    expect(foundIn({ merges: [{ from: 8, into: 7, after: 2, available: points(59) }] })).toEqual([
      ['moved-and-merges', 8],
    ]);
    expect(foundIn({ transactions: [first, { ...second, owner: 7 }, third] })).toContainEqual([
      'moved-and-merges',
      8,
    ]);
    expect(foundIn({ merges: [] })).toEqual([
      ['balance-below-zero', 3],
      ['moved-and-merges', 8],
    ]);
  });

  test('follows one into the other and on into a third', () => {
    const merges = [
      { from: 9, into: 8, after: 1, available: points(20) },
      { from: 8, into: 7, after: 3, available: points(0) },
    ];
    const ledger: UserLedger = {
      ...MERGED,
      balance: { total: points(20), available: points(0), bonusActive: false },
      transactions: [
        { id: 1, owner: 9, type: 'earned', points: points(20), at: 30 },
        { id: 3, owner: 8, type: 'redeemed', points: points(-20), at: 40 },
      ],
      lots: [
        {
          id: 5,
          transactionId: 1,
          earned: points(20),
          counted: points(20),
          remaining: points(0),
          expiresAt: 99,
        },
      ],
      draws: [{ transactionId: 3, lotId: 5, points: points(20) }],
      merges,
    };
    expect(auditLedger(ledger)).toEqual([]);
    const [one, other] = merges as [(typeof merges)[0], (typeof merges)[0]];
    const late = [{ ...one, after: 3 }, other];
    expect(auditLedger({ ...ledger, merges: late }).map(({ kind }) => kind)).toEqual([
      'balance-below-zero',
    ]);
  });
});
