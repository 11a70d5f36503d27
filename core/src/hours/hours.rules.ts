// When the shop is open, and whether an order can be picked up at a given moment.
import type { FailureCode } from '../kernel/failure.ts';
import {
  addDays,
  clockMinutes,
  dayOfWeek,
  madridClock,
  madridDay,
  type ClockTime,
  type Day,
} from '../kernel/madrid-time.ts';

/** What the rules need to know of a weekday's hours. */
export type OpeningHours = {
  dayOfWeek: number;
  openTime: ClockTime;
  closeTime: ClockTime;
  isOpen: boolean;
};

/** The weekly hours before anybody edits them: every day 10:00 to 17:00 (decisions 9). */
export const STARTER_HOURS: readonly OpeningHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  dayOfWeek: weekday,
  openTime: '10:00' as ClockTime,
  closeTime: '17:00' as ClockTime,
  isOpen: true,
}));

/** How far ahead a customer may order: a year covers every fiesta and catches a mistyped one. */
const HORIZON_DAYS = 366;

/** The hours of a calendar day; undefined when the shop is closed all of it. */
export function hoursOfDay(week: readonly OpeningHours[], day: Day): OpeningHours | undefined {
  return week.find((hours) => hours.dayOfWeek === dayOfWeek(day) && hours.isOpen);
}

/**
 * Why a customer cannot pick up at `pickup` (decisions 5), or null when they can. The closing time
 * itself is the last pick-up: the 17:00 slot belongs to a day that closes at 17:00.
 */
export function pickupRefusal(
  week: readonly OpeningHours[],
  pickup: number,
  now: number,
): FailureCode | null {
  if (pickup <= now) return 'PICKUP_IN_THE_PAST';
  const day = madridDay(pickup);
  if (day > addDays(madridDay(now), HORIZON_DAYS)) return 'PICKUP_TOO_FAR_AHEAD';
  const hours = hoursOfDay(week, day);
  if (!hours) return 'PICKUP_DAY_CLOSED';
  const minute = clockMinutes(madridClock(pickup));
  const isWithin =
    minute >= clockMinutes(hours.openTime) && minute <= clockMinutes(hours.closeTime);
  return isWithin ? null : 'PICKUP_OUTSIDE_HOURS';
}
