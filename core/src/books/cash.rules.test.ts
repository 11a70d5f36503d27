import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../kernel/amounts/cents.ts';
import { COINS, drawerOf, worthOfCoins, type CashMovementKind } from './cash.rules.ts';

const movement = (kind: CashMovementKind, amount: number) => ({ kind, amount: cents(amount) });

test('coins and notes are worth what stands on them', () => {
  expect(worthOfCoins([])).toBe(0);
  const some = [
    { coin: 5000, count: 2 },
    { coin: 200, count: 3 },
    { coin: 1, count: 4 },
  ] as const;
  expect(worthOfCoins(some)).toBe(10_604);
  expect(worthOfCoins(COINS.map((coin) => ({ coin, count: 1 })))).toBe(88_888);
});

test('the drawer begins with what was left in it, or with what staff last said', () => {
  expect(drawerOf(cents(5000), [], cents(1350)).expectedCash).toBe(6350);
  const said = [movement('opening', 8000), movement('in', 100), movement('opening', 7000)];
  expect(drawerOf(cents(5000), said, cents(0))).toEqual({
    openingCash: 7000,
    cashIn: 100,
    cashOut: 0,
    expectedCash: 7100,
  });
});

test('what is expected is what it began with, and everything that came and went', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const movements = fc.array(
    fc.record({ kind: fc.constantFrom('in' as const, 'out' as const), amount: amount.map(cents) }),
  );
  fc.assert(
    fc.property(amount, movements, fc.integer(), (left, moved, paid) => {
      const sum = moved.reduce(
        (all, { kind, amount: one }) => all + (kind === 'in' ? one : 0 - one),
        left + paid,
      );
      expect(drawerOf(cents(left), moved, cents(paid)).expectedCash).toBe(sum);
    }),
  );
});
