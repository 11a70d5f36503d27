// Where in time a history goes next.
import type { Family } from './family.ts';
import type { Landmark } from './ledger-steps.ts';
import { nextClockChange, nextLeapDay, nextMidnight } from './madrid-calendar.ts';

/** The instant of the landmark; now, where nothing is there to expire. */
export function landmarkAt({ under: { time }, members }: Family, what: Landmark): number {
  const { now } = time;
  switch (what) {
    case 'midnight':
      return nextMidnight(now);
    case 'leap day':
      return nextLeapDay(now);
    case 'clocks forward':
    case 'clocks back':
      return nextClockChange(now, what);
  }
  const expiries = members.flatMap(({ points }) => points.expiries(now).map(({ at }) => at));
  const next = [...new Set(expiries)].toSorted((a, b) => a - b);
  return next[Math.min(what.expiry, next.length - 1)] ?? now;
}
