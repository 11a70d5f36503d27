// Instants that a clock which was ahead has written hold nobody up, and open nothing, once it is right
// (docs/rules/running.md#a-clock-that-is-ahead). All in milliseconds.
import { MINUTE } from './durations.ts';

/** How far the clocks of two servers may differ. */
const CLOCK_TOLERANCE = 5 * MINUTE;

/** The latest end that something which lasts at most so long can have now. */
export const latestEnd = (now: number, longest: number): number => now + longest + CLOCK_TOLERANCE;

/** The end of what lasts at most so long; `now` where it is later than any that can be true. */
export const plausibleEnd = (end: number, now: number, longest: number): number =>
  end > latestEnd(now, longest) ? now : end;
