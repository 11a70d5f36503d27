import { isClockTime, isDay, madridInstant } from '@brasa/core/kernel/time/madrid-time.ts';

/** The instant that a form's day and time stand for in Madrid; null while either is missing. */
export function pickupInstant(day: string, clock: string): number | null {
  return isDay(day) && isClockTime(clock) ? madridInstant(day, clock) : null;
}
