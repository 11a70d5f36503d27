// The surroundings in which the tests' sentences are spoken: the menu of a new shop, Friday 20 November 2026,
// 12:10 in Madrid.
import { madridInstant, type ClockTime, type Day } from '../src/kernel/time/madrid-time.ts';
import type { Surroundings } from '../src/voice/read-order.rules.ts';
import { STARTER_CHICKEN_PRODUCTS, STARTER_MENU } from './starter-menu.ts';

/** Empty for an id that nothing has. */
export const dishName = (id: number): string =>
  STARTER_MENU.find((dish) => dish.id === id)?.name ?? '';

/** The shop at that moment. */
export const shopAt = (now: number): Surroundings => ({
  now,
  dishes: STARTER_MENU,
  chickenProducts: STARTER_CHICKEN_PRODUCTS,
});

export const surroundingsAt = (day: string, clock: string): Surroundings =>
  shopAt(madridInstant(day as Day, clock as ClockTime));

export const FRIDAY_NOON: Surroundings = surroundingsAt('2026-11-20', '12:10');
