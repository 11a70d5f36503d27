// The cash drawer between two closes (docs/rules/books.md#cash-drawer).
import { cents, type Cents } from '../kernel/amounts/cents.ts';

/** What the drawer begins with, and what goes in or out beside payments. */
export const CASH_MOVEMENT_KINDS = ['opening', 'in', 'out'] as const;
export type CashMovementKind = (typeof CASH_MOVEMENT_KINDS)[number];

/** Coins and notes in cents, the largest first. */
export const COINS = [
  ...([50_000, 20_000, 10_000, 5000, 2000, 1000, 500] as const),
  ...([200, 100, 50, 20, 10, 5, 2, 1] as const),
] as const;
export type CoinCount = { coin: (typeof COINS)[number]; count: number };

/** What the counted coins and notes are worth. */
export function worthOfCoins(counted: readonly CoinCount[]): Cents {
  return cents(counted.reduce((sum, { coin, count }) => sum + coin * count, 0));
}

/** Said by form and server. */
export const LEAVES_MORE_MESSAGE = 'En el cajón no puede quedar más de lo contado';

export type CashMovement = { kind: CashMovementKind; amount: Cents };

export type Drawer = { openingCash: Cents; cashIn: Cents; cashOut: Cents; expectedCash: Cents };

/**
 * What should lie in the drawer. It begins with what the last close left, unless somebody has said since what it
 * begins with: then with the last of that. Movements stand in the order in which they were made.
 */
export function drawerOf(left: Cents, movements: readonly CashMovement[], cashPaid: Cents): Drawer {
  const sumOf = (kind: CashMovementKind) =>
    cents(movements.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0));
  const opening = movements.findLast(({ kind }) => kind === 'opening');
  const openingCash = opening?.amount ?? left;
  const [cashIn, cashOut] = [sumOf('in'), sumOf('out')];
  return {
    openingCash,
    cashIn,
    cashOut,
    expectedCash: cents(openingCash + cashIn - cashOut + cashPaid),
  };
}
