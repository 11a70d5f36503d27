// When something that waited on a device counts (docs/rules/wire.md#made-offline). Instants in milliseconds.
import { daysBetween } from './date-texts.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';
import { addDays, madridClock, madridDay, madridInstant } from './madrid-time.ts';

/** How long after it was made something may still be entered as of then. */
export const LATEST_ENTRY = 7 * DAY;

/** A clock that is off by less counts as right: some of the difference is the request's way. */
const CLOCK_TOLERANCE = MINUTE;

/** A clock that is off by less shows the right day, but near midnight, when nobody orders. */
const WRONG_DAY = 12 * HOUR;

/** What is that old was made by a clock that had lost its time; a device may be put away for months. */
const LOST_TIME = 365 * DAY;

/** Two instants by the clock of the device that made it. */
export type DeviceTimes = {
  madeAt: number;
  /** When it was sent; null from a device that does not say so. */
  sentAt: number | null;
};

/** How long it has waited, by the device's own clock: negative where that was put back meanwhile. */
const ageOf = ({ madeAt, sentAt }: DeviceTimes, now: number): number => (sentAt ?? now) - madeAt;

/** When it was made by the server's clock, whatever the device's says. */
export const madeByServerTime = (times: DeviceTimes, now: number): number =>
  now - ageOf(times, now);

/**
 * The instant by which it counts, always before `now`; null where the device cannot have meant its own, and it counts as
 * of `now`.
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
 * A pick-up that was chosen on the device, on the day that was meant: where the device's clock was wrong, its day is as
 * far from the present as it was from the device's. The clock time stays. A day to come that is nearer to the
 * true present was no day of that clock, and stays too.
 */
export function pickupAsMeant(pickup: number, times: DeviceTimes, now: number): number {
  if (!isClockWrong(times, now)) return pickup;
  // No device's clock goes back further than 1970.
  const [day, believed] = [madridDay(pickup), madridDay(Math.max(times.madeAt, 0))];
  // What lay in a drawer for weeks was for a day of then.
  const isKnown = times.sentAt !== null && isPast(ageOf(times, now));
  const present = madridDay(isKnown ? madeByServerTime(times, now) : now);
  const away = daysBetween(believed, day);
  if (day >= present && Math.abs(away) >= daysBetween(present, day)) return pickup;
  return madridInstant(addDays(present, away), madridClock(pickup));
}

function isClockWrong(times: DeviceTimes, now: number): boolean {
  const age = ageOf(times, now);
  const off = Math.abs(now - (times.sentAt ?? now));
  return off > WRONG_DAY || age < -WRONG_DAY || age > LOST_TIME;
}

const isPast = (age: number): boolean => age >= 0 && age <= LOST_TIME;
