import { describe, expect, test } from 'vitest';
import { auditLedger, type UserLedger } from './ledger-audit.rules.ts';

/** 150 earned, 100 spent. */
const SOUND: UserLedger = {
  userId: 7,
  balance: { total: 150, available: 50, bonusActive: false },
  transactions: [
    { id: 1, type: 'earned', points: 150, at: 10 },
    { id: 2, type: 'redeemed', points: -100, at: 20 },
  ],
  lots: [{ id: 5, transactionId: 1, earned: 150, remaining: 50, expiresAt: 99 }],
  draws: [{ transactionId: 2, lotId: 5, points: 100 }],
  reversed: [],
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
    const lots = [{ ...SOUND.lots[0]!, remaining: 40 }];
    expect(auditLedger({ ...SOUND, lots })).toEqual([
      { userId: 7, kind: 'balance-and-lots', row: null, found: 50, expected: 40 },
      { userId: 7, kind: 'lot-and-draws', row: 5, found: 40, expected: 50 },
    ]);
  });

  test('finds a bonus flag that does not follow the balance', () => {
    expect(kindsOf({ balance: { total: 150, available: 50, bonusActive: true } })).toEqual([
      'bonus-flag',
    ]);
  });

  test('finds a balance above everything that was earned', () => {
    expect(kindsOf({ balance: { total: 40, available: 50, bonusActive: false } })).toEqual([
      'total-and-earnings',
      'available-above-total',
    ]);
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
