// What a payment earns, when it may earn, and for how long (docs/rules/loyalty.md#earning).
import { hoursOfDay, type OpeningHours } from '../hours/hours.rules.ts';
import type { Cents } from '../kernel/amounts/cents.ts';
import {
  addDays,
  addYears,
  clockMinutes,
  type Day,
  madridClock,
  madridDay,
  startOfDay,
} from '../kernel/time/madrid-time.ts';
import { points, type Points } from '../kernel/amounts/points.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import type { PaymentMethod } from '../payments/payments.rules.ts';
import type { LoyaltyFailure } from './loyalty.failures.ts';

/** The largest order that earns points. */
export const MOST_EARNING_QUANTITY = tenths(100);

/** The least share of a mixed payment that is paid in cash, where it earns points, in per cent. */
export const LEAST_CASH_PERCENT = 50;

/** A payment as the programme sees it, in cents; `cash` is the part of it that was paid in cash. */
export type EarningPayment = {
  method: PaymentMethod;
  total: Cents;
  cash: Cents;
};

/** So much in cash. */
export const inCash = (paid: Cents): EarningPayment => ({
  method: 'cash',
  total: paid,
  cash: paid,
});

/**
 * Whether this way of paying earns: cash, or mixed with at least half of it in cash. Cash goes by its name: the list of ways
 * would come to every page that customers read.
 */
export function isEarningMethod({ method, total, cash }: EarningPayment): boolean {
  if (method !== 'mixed') return method === 'cash';
  return cash * 100 >= total * LEAST_CASH_PERCENT;
}

/** One point for each whole euro. */
export function pointsOfAmount(amount: Cents): Points {
  return points(Math.floor(amount / 100));
}

/** Whether the shop is open at the instant; at its closing time it no longer is. */
export function isOpenAt(week: readonly OpeningHours[], at: number): boolean {
  const place = placeInHours(week, at);
  return place !== null && place.sinceOpening >= 0 && place.untilClosing > 0;
}

/** Whether orders can be picked up at the instant: the closing minute is the last. */
function isPickupTimeAt(week: readonly OpeningHours[], at: number): boolean {
  const place = placeInHours(week, at);
  return place !== null && place.sinceOpening >= 0 && place.untilClosing >= 0;
}

/** In minutes; null on a day on which the shop stays closed. */
function placeInHours(week: readonly OpeningHours[], at: number) {
  const hours = hoursOfDay(week, madridDay(at));
  if (!hours) return null;
  const minute = clockMinutes(madridClock(at));
  return {
    sinceOpening: minute - clockMinutes(hours.openTime),
    untilClosing: clockMinutes(hours.closeTime) - minute,
  };
}

export type Visit = {
  payment: EarningPayment;
  /** The order that was paid for; null for a visit without one. */
  order: { quantity: Tenths; pickupTime: number } | null;
  visitedAt: number;
};

/** For an order its pick-up counts or the visit, whichever lies within the opening hours. */
function isWithinHours(week: readonly OpeningHours[], { order, visitedAt }: Visit): boolean {
  return isOpenAt(week, visitedAt) || (order !== null && isPickupTimeAt(week, order.pickupTime));
}

/** Whether an order of this size earns points. */
export function isEarningQuantity(quantity: Tenths): boolean {
  return quantity <= MOST_EARNING_QUANTITY;
}

/**
 * Why a visit earns nothing, or null when it earns `pointsOfAmount` of its total: not paid in cash
 * (POINTS_NOT_CASH), outside the opening hours (POINTS_OUTSIDE_HOURS), more than 10 units
 * (POINTS_ORDER_TOO_LARGE), less than a euro (POINTS_AMOUNT_TOO_SMALL). Hours that are not known forbid nothing.
 */
export function earningRefusal(
  week: readonly OpeningHours[] | null,
  visit: Visit,
): LoyaltyFailure | null {
  const { payment, order } = visit;
  if (!isEarningMethod(payment)) return 'POINTS_NOT_CASH';
  if (week !== null && !isWithinHours(week, visit)) return 'POINTS_OUTSIDE_HOURS';
  if (order && !isEarningQuantity(order.quantity)) return 'POINTS_ORDER_TOO_LARGE';
  return pointsOfAmount(payment.total) > 0 ? null : 'POINTS_AMOUNT_TOO_SMALL';
}

/** How long points are good. */
const POINTS_YEARS = 1;

/** At the end of the anniversary of their Madrid day; that of the 29th of February is the 28th. */
export function expiryOf(earnedAt: number): number {
  return startOfDay(addDays(addYears(madridDay(earnedAt), POINTS_YEARS), 1));
}

/** The last day on which points with this expiry can be spent. */
export function lastDayOf(expiresAt: number): Day {
  return madridDay(expiresAt - 1);
}
