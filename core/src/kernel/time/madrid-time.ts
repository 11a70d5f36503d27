// Every business rule and every time shown is Europe/Madrid, wherever the server or the visitor is.
// Instants are milliseconds since 1970 UTC; days are "YYYY-MM-DD" and clock times "HH:mm", both as
// a clock on the shop's wall shows them. See docs/rules/kernel.md#madrid-time-everywhere.
import { DAY, HOUR } from './durations.ts';

export type Day = string & { readonly __unit: 'day' };
export type ClockTime = string & { readonly __unit: 'clock time' };

/** The clock when a day begins. */
export const MIDNIGHT = '00:00' as ClockTime;

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What Madrid's clocks show at this instant, as if it were UTC, to the second; slow. */
function readWallClock(instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of wall.formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
}

// Clocks change on the hour, so what is known of one instant holds for its whole hour.
const knownOffsets = new Map<number, number>();
const MOST_KNOWN = 1000;

/** How far Madrid is ahead of UTC at this instant, in milliseconds. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = knownOffsets.get(hour);
  if (known !== undefined) return known;
  const offset = readWallClock(hour * HOUR) - hour * HOUR;
  if (knownOffsets.size >= MOST_KNOWN) knownOffsets.clear();
  knownOffsets.set(hour, offset);
  return offset;
}

/** The instant's wall time in Madrid, written as if it were UTC, in milliseconds. */
function wallMilliseconds(instant: number): number {
  return instant + offsetAt(instant);
}

/** The day in Madrid at this instant, "2026-11-20". */
export function madridDay(instant: number): Day {
  return new Date(wallMilliseconds(instant)).toISOString().slice(0, 10) as Day;
}

/** The clock in Madrid at this instant, "13:30". */
export function madridClock(instant: number): ClockTime {
  return new Date(wallMilliseconds(instant)).toISOString().slice(11, 16) as ClockTime;
}

/** "13:30" → 810 minutes after midnight. Clock times are checked where they enter. */
export function clockMinutes(clock: ClockTime): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 810 → "13:30". */
export function minutesToClock(minutes: number): ClockTime {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` as ClockTime;
}

/**
 * The instant at which Madrid's clocks show this day and time. A time that the spring change skips
 * is moved on by the hour that is missing; of a time that the autumn change repeats, the first.
 */
export function madridInstant(day: Day, clock: ClockTime): number {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const before = offsetAt(wanted - DAY);
  const after = offsetAt(wanted + DAY);
  const early = wanted - before;
  if (wallMilliseconds(early) === wanted) return early;
  const late = wanted - after;
  return wallMilliseconds(late) === wanted ? late : early;
}

/** When the day begins in Madrid. */
export const startOfDay = (day: Day): number => madridInstant(day, MIDNIGHT);

/** 0 = Sunday … 6 = Saturday, as business_hours.dayOfWeek counts. */
export function dayOfWeek(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The calendar day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10) as Day;
}

/** The same date so many years later (earlier when negative); the month's last where there is none (código civil, 5). */
export function addYears(day: Day, count: number): Day {
  const sameDate = `${Number(day.slice(0, 4)) + count}${day.slice(4)}`;
  return isDay(sameDate) ? sameDate : (sameDate.replace(/-29$/, '-28') as Day);
}

/** Whether the text is a day that exists: "2028-02-29" is, "2026-02-30" is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Whether the text is a clock time, "00:00" to "23:59". */
export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Null for what is no ISO 8601 instant that exists; one without a zone is Madrid's wall time. */
export function parseInstant(text: string): number | null {
  const match = ISO_INSTANT.exec(text);
  if (!match) return null;
  const [, day = '', clock = '', seconds = '00', zone] = match;
  if (!isDay(day) || !isClockTime(clock) || Number(seconds) > 59) return null;
  if (zone === undefined) return madridInstant(day, clock) + Number(seconds) * 1000;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** The wire's form of an instant: ISO 8601 UTC. */
export function instantToIso(instant: number): string {
  return new Date(instant).toISOString();
}
