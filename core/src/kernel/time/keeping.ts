// How long the shop knows who somebody is, as the privacy page says it (docs/rules/customers.md#how-long-data-are-kept).
import { addDays, addYears, madridDay, type Day } from './madrid-time.ts';

/** Of an order, from its pick-up; of somebody of whom only the phone is known, from the last movement of points. */
export const KEPT_YEARS = 5;

/**
 * The first Madrid day whose data are still kept at this instant. Data are kept to the end of the same date after
 * so many years, those of the 29th of February to the end of the 28th.
 */
export function firstKeptDay(now: number): Day {
  const today = madridDay(now);
  const day = addYears(today, -KEPT_YEARS);
  return addYears(day, KEPT_YEARS) < today ? addDays(day, 1) : day;
}
