// Which hours of the day an hour that somebody says may be. See docs/rules/voice.md#times.
import { minutesToClock, type ClockTime } from '../kernel/time/madrid-time.ts';
import type { DayPeriod } from './parts.ts';

const HALF_DAY = 12 * 60;
const DAY = 2 * HALF_DAY;

/** At twelve, and from one to five, people mean the hours around lunch. */
function usualOf(minutes: number): number[] {
  const hour = Math.floor(minutes / 60);
  if (hour <= 5) return [minutes + HALF_DAY];
  return hour <= 9 ? [minutes, minutes + HALF_DAY] : [minutes];
}

/** Those of a time on the twelve-hour clock that lie in that part of the day. */
function inPeriod(minutes: number, period: DayPeriod): number[] {
  const hour = Math.floor(minutes / 60);
  switch (period) {
    case 'morning':
      return [hour === 0 ? minutes + HALF_DAY : minutes];
    case 'noon':
      return hour <= 3 ? [minutes + HALF_DAY] : [];
    case 'afternoon':
      return hour <= 9 ? [minutes + HALF_DAY] : [];
    case 'night':
      return hour >= 6 ? [minutes + HALF_DAY] : [];
  }
}

/** All the times of the day that it may be; none where there is no such time ("las 14 de la mañana"). */
export function clockOptions(
  { hour, minutes }: { hour: number; minutes: number },
  period?: DayPeriod,
): ClockTime[] {
  const said = hour * 60 + minutes;
  if (hour > 23 || minutes >= 60) return [];
  const isOn24 = hour >= 13 || (hour === 0 && minutes >= 0);
  if (isOn24) return period === 'morning' && hour > 12 ? [] : [minutesToClock(said)];
  const onHalf = (said + HALF_DAY) % HALF_DAY;
  const options = period === undefined ? usualOf(onHalf) : inPeriod(onHalf, period);
  return options.filter((option) => option < DAY).map(minutesToClock);
}

/** Of several times those that lie in the part of the day that was said elsewhere; all where none does. */
export function timesInPeriod(times: readonly ClockTime[], period: DayPeriod): ClockTime[] {
  const isEarly = period === 'morning';
  const fitting = times.filter((time) => time < '12:00' === isEarly);
  return fitting.length === 0 ? [...times] : fitting;
}
