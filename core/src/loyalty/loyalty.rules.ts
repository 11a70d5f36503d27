// The loyalty programme's table and what follows from it: what points are worth, when the bonus is
// active and when a discount may be taken (docs/rules/loyalty.md#tiers).
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { points, type Points } from '../kernel/amounts/points.ts';
import type { LoyaltyFailure } from './loyalty.failures.ts';

/** What points are worth, lowest first: the discount that each number of them unlocks. */
export const TIERS = [
  { name: 'Bronce', points: points(100), euros: 5 },
  { name: 'Plata', points: points(200), euros: 13 },
  { name: 'Oro', points: points(300), euros: 20 },
] as const;
export type Tier = (typeof TIERS)[number];

/** From so many available points on the bonus is active. */
export const BONUS_POINTS = points(100);
/** Discounts that one user may take in one Madrid day. */
export const MAX_DISCOUNTS_A_DAY = 3;
/** Points that staff may assign at once, and what their form proposes. */
export const ASSIGN_LIMITS = {
  least: points(1),
  most: points(1000),
  proposed: points(20),
} as const;

/** Whether the bonus can be used on the next order. */
export function isBonusActive(available: Points): boolean {
  return available >= BONUS_POINTS;
}

/** The highest tier that the points reach; null below the first. */
export function highestTier(available: Points): Tier | null {
  return TIERS.findLast((tier) => tier.points <= available) ?? null;
}

/** The discount at hand, in euros, and the points that it would take; null below the first tier. */
export function availableDiscount(available: Points): { discount: number; points: Points } | null {
  const tier = highestTier(available);
  return tier && { discount: tier.euros, points: tier.points };
}

/** What is missing for the next tier; null once the highest is reached. */
export function nextTierInfo(
  available: Points,
): { pointsNeeded: Points; nextDiscount: number } | null {
  const next = TIERS.find((tier) => tier.points > available);
  return next ? { pointsNeeded: points(next.points - available), nextDiscount: next.euros } : null;
}

/** "Plata" for 200 points; empty for points that no tier begins with. */
export function tierName(from: number): string {
  return TIERS.find((tier) => tier.points === from)?.name ?? '';
}

/** Every tier, and whether the points reach it. */
export function tiersFor(available: Points) {
  return TIERS.map((tier) => ({
    name: tier.name,
    points: tier.points,
    discount: tier.euros,
    available: tier.points <= available,
  }));
}

/** Why no discount can be taken now (BONUS_NOT_ACTIVE, DISCOUNT_LIMIT_REACHED); null when one can. */
export function discountRefusal(available: Points, takenToday: number): LoyaltyFailure | null {
  if (!isBonusActive(available)) return 'BONUS_NOT_ACTIVE';
  return takenToday >= MAX_DISCOUNTS_A_DAY ? 'DISCOUNT_LIMIT_REACHED' : null;
}

/** What a redemption takes: the points of a tier, and the discount, in cents, that it gives. */
export type Redemption = { tier: Tier; discount: Cents };

/**
 * The redemption where at most `most` may be taken off (null: without an order): the highest tier that
 * the points reach and whose whole discount fits; the lowest one, for what there is room for, where
 * none fits. Null below the first tier.
 */
export function redemptionOf(available: Points, most: Cents | null): Redemption | null {
  const [lowest] = TIERS;
  if (available < lowest.points) return null;
  const fits = (tier: Tier) => most === null || tier.euros * 100 <= most;
  const tier = TIERS.findLast((one) => one.points <= available && fits(one)) ?? lowest;
  const whole = cents(tier.euros * 100);
  return { tier, discount: most !== null && most < whole ? most : whole };
}
