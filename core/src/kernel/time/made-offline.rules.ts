// When something that waited on a device counts (docs/rules/wire.md#made-offline). Instants in milliseconds.
import { daysBetween } from './date-texts.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';
import { addDays, madridClock, madridDay, madridInstant } from './madrid-time.ts';

/** How long after it was made something may still be entered as of then. */
export const LATEST_ENTRY = 7 * DAY;

/** A clock that is off by less counts as right: the request itself takes some time. */
export const CLOCK_TOLERANCE = MINUTE;

/** A clock that is off by less shows the right day, except near midnight, when nobody orders. */
const WRONG_DAY = 12 * HOUR;

/** An older change was made by a clock that had lost its time. A device may lie in a drawer for months, not for a year. */
const LOST_TIME = 365 * DAY;

/** In days. Nobody orders further ahead, or for longer ago: such a day was chosen by its date, not by what the device showed. */
const FARTHEST_DAY = 366;

/** Two instants by the clock of the device that made it. */
export type DeviceTimes = {
  madeAt: number;
  /** When it was sent; null from a device that does not say so. */
  sentAt: number | null;
};

/** How long it has waited, by the device's own clock: negative where that was put back meanwhile. */
const ageOf = ({ madeAt, sentAt }: DeviceTimes, now: number): number => (sentAt ?? now) - madeAt;

/** When the change was made, by the server's clock. */
export const madeByServerTime = (times: DeviceTimes, now: number): number =>
  now - ageOf(times, now);

/**
 * The instant by which the change counts, always before `now`. Null where the device's times cannot be true: then the
 * change counts as of `now`.
 */
export function countedAt(times: DeviceTimes, now: number): number | null {
  const age = ageOf(times, now);
  return age < -CLOCK_TOLERANCE || age > LATEST_ENTRY ? null : now - Math.max(age, 1);
}

/**
 * When a stored entry counts; `madeAt` is null for what was sent at once. Entries of earlier versions hold what the
 * device said, unbounded.
 */
export function timeOfEntry({
  madeAt,
  enteredAt,
}: {
  madeAt: number | null;
  enteredAt: number;
}): number {
  const isTold = madeAt !== null && madeAt <= enteredAt && enteredAt - madeAt <= LATEST_ENTRY;
  return isTold ? madeAt : enteredAt;
}

/**
 * Moves a pick-up chosen on a device with a wrong clock to the day that was meant. That day is as far from the present as
 * the chosen day was from the device's day; the clock time stays. A future day that is nearer to the true present was
 * chosen by its date, and stays.
 */
export function pickupAsMeant(pickup: number, times: DeviceTimes, now: number): number {
  if (!isClockWrong(times, now)) return pickup;
  // No device's clock goes back further than 1970.
  const [day, believed] = [madridDay(pickup), madridDay(Math.max(times.madeAt, 0))];
  // An order that lay in a drawer for weeks was for a day of that time.
  const isKnown = times.sentAt !== null && isPast(ageOf(times, now));
  const present = madridDay(isKnown ? madeByServerTime(times, now) : now);
  const away = daysBetween(believed, day);
  const isByDate = Math.abs(away) > FARTHEST_DAY;
  if (isByDate || (day >= present && Math.abs(away) >= daysBetween(present, day))) return pickup;
  return madridInstant(addDays(present, away), madridClock(pickup));
}

function isClockWrong(times: DeviceTimes, now: number): boolean {
  const age = ageOf(times, now);
  const off = Math.abs(now - (times.sentAt ?? now));
  return off > WRONG_DAY || age < -WRONG_DAY || age > LOST_TIME;
}

const isPast = (age: number): boolean => age >= 0 && age <= LOST_TIME;
