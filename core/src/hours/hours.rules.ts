// When the shop is open, and whether an order can be picked up at a given moment.
import {
  addDays,
  clockMinutes,
  dayOfWeek,
  madridClock,
  madridDay,
  type ClockTime,
  type Day,
} from '../kernel/time/madrid-time.ts';
import type { HoursFailure } from './hours.failures.ts';

type Times = {
  /** Kept while closed, for the day it opens again. */
  openTime: ClockTime;
  closeTime: ClockTime;
  isOpen: boolean;
};

export type WeekdayHours = Times & { dayOfWeek: number };

/** A fiesta, a holiday, a longer evening: on its date it stands in place of its weekday's hours. */
export type SpecialHours = Times & { date: Day; note: string | null };

/** The week and the special days, in one list of any order. */
export type OpeningHours = WeekdayHours | SpecialHours;

/** Every day 10:00 to 17:00 (docs/rules/hours.md#starter-hours). */
export const STARTER_HOURS: readonly WeekdayHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  dayOfWeek: weekday,
  openTime: '10:00' as ClockTime,
  closeTime: '17:00' as ClockTime,
  isOpen: true,
}));

/** How far ahead a customer may order: a year covers every fiesta and catches a mistyped one. */
const HORIZON_DAYS = 366;

export const HOURS_OUT_OF_ORDER = 'La hora de cierre debe ser posterior a la de apertura';

/** Whether the day closes after it opens (docs/rules/hours.md#a-day-closes-after-it-opens). */
export function isInOrder({ openTime, closeTime }: Omit<Times, 'isOpen'>): boolean {
  return clockMinutes(openTime) < clockMinutes(closeTime);
}

/** The special day on this date, closed ones too; undefined on an ordinary day. */
export function specialDayOf(hours: readonly OpeningHours[], day: Day): SpecialHours | undefined {
  return hours.find((one): one is SpecialHours => 'date' in one && one.date === day);
}

/** What is wrong with entering this date as a special day, in Spanish; null when nothing is. */
export function specialDateFault(date: Day, today: Day): string | null {
  if (date < today) return 'Esta fecha ya ha pasado';
  return date > addDays(today, HORIZON_DAYS * 2) ? 'Como máximo, dos años por delante' : null;
}

/**
 * The hours of a calendar day; undefined when the shop is closed all of it. The one place that knows
 * whether a special day overrides the week: orders and points both ask here.
 */
export function hoursOfDay(hours: readonly OpeningHours[], day: Day): OpeningHours | undefined {
  const ofWeekday = (one: OpeningHours) => 'dayOfWeek' in one && one.dayOfWeek === dayOfWeek(day);
  const valid = specialDayOf(hours, day) ?? hours.find(ofWeekday);
  return valid?.isOpen ? valid : undefined;
}

/**
 * Why a customer cannot pick up at `pickup`, or null when they can. The closing time
 * itself is the last pick-up: the 17:00 slot belongs to a day that closes at 17:00.
 * See docs/rules/orders.md#when-customers-can-pick-up.
 */
export function pickupRefusal(
  week: readonly OpeningHours[],
  pickup: number,
  now: number,
): HoursFailure | null {
  if (pickup <= now) return 'PICKUP_IN_THE_PAST';
  const isTooFar = madridDay(pickup) > addDays(madridDay(now), HORIZON_DAYS);
  return isTooFar ? 'PICKUP_TOO_FAR_AHEAD' : hoursRefusal(week, pickup);
}

/** Whether the hours allow a pick-up at this moment, past or to come; null when they do. */
export function hoursRefusal(
  week: readonly OpeningHours[],
  pickup: number,
): 'PICKUP_DAY_CLOSED' | 'PICKUP_OUTSIDE_HOURS' | null {
  const hours = hoursOfDay(week, madridDay(pickup));
  if (!hours) return 'PICKUP_DAY_CLOSED';
  const minute = clockMinutes(madridClock(pickup));
  const isWithin =
    minute >= clockMinutes(hours.openTime) && minute <= clockMinutes(hours.closeTime);
  return isWithin ? null : 'PICKUP_OUTSIDE_HOURS';
}

/** Of the day of an instant: still to be sold on, past its closing time, or without hours at all. */
export type DayStage = 'open' | 'over' | 'closed';

export function dayStage(week: readonly OpeningHours[], at: number): DayStage {
  const hours = hoursOfDay(week, madridDay(at));
  if (!hours) return 'closed';
  return clockMinutes(madridClock(at)) > clockMinutes(hours.closeTime) ? 'over' : 'open';
}
