// Staff pause the web's orders for today; a pause ends by itself (docs/rules/oven.md#pausing-web-orders).
import { MINUTE } from '../kernel/time/durations.ts';
import type { FailureDetail } from '../kernel/failure.ts';
import {
  addDays,
  madridClock,
  madridDay,
  MIDNIGHT,
  startOfDay,
} from '../kernel/time/madrid-time.ts';

/** What staff choose from, in minutes or until the end of today. */
export const PAUSE_CHOICES = [15, 30, 60, 'today'] as const;
export type PauseChoice = (typeof PAUSE_CHOICES)[number];

/** The last instant at which a pause that begins now may end: midnight in Madrid. */
function endOfToday(now: number): number {
  return startOfDay(addDays(madridDay(now), 1));
}

/** When a pause that is chosen now ends. */
export function pauseEnd(choice: PauseChoice, now: number): number {
  const end = endOfToday(now);
  return choice === 'today' ? end : Math.min(now + choice * MINUTE, end);
}

/** What is wrong with such an end, in Spanish. */
export function pauseEndFault(until: number, now: number): FailureDetail | null {
  const path = 'until';
  if (until <= now) return { path, message: 'La pausa tiene que acabar más tarde que ahora' };
  if (until > endOfToday(now)) {
    return { path, message: 'La pausa puede durar como mucho hasta el final de hoy' };
  }
  return null;
}

/** Until when orders are paused; null where nothing was said, what was said is over, or a clock that was ahead said it. */
export function pausedUntilNow(until: number | null, now: number): number | null {
  return until !== null && until > now && until <= endOfToday(now) ? until : null;
}

/** Whether a pause of now is about a pick-up at that time. */
export function isPausable(pickupTime: number, now: number): boolean {
  return madridDay(pickupTime) === madridDay(now);
}

/** "hasta las 14:30", "hasta la 01:05"; of a pause for the rest of the day null. */
export function pausedUntilText(until: number): string | null {
  const clock = madridClock(until);
  if (clock === MIDNIGHT) return null;
  return `hasta ${clock.startsWith('01:') ? 'la' : 'las'} ${clock}`;
}

/** What customers are told: "Hoy no aceptamos pedidos por la web hasta las 14:30". */
export function pausedTitle(until: number): string {
  const end = pausedUntilText(until);
  return end === null
    ? 'Por hoy no aceptamos más pedidos por la web'
    : `Hoy no aceptamos pedidos por la web ${end}`;
}
