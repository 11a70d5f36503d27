// Day and time of the pick-up out of all that was said of them. See docs/rules/voice.md#times.
import {
  addDays,
  dayOfWeek,
  madridDay,
  madridInstant,
  type ClockTime,
  type Day,
} from '../kernel/time/madrid-time.ts';
import { timesInPeriod } from './clock-hours.rules.ts';
import { ambiguous, type Doubt } from './doubts.ts';
import type { Part, PartOf, SaidDay } from './parts.ts';

export type PickUp = { day: Day | null; time: ClockTime | null; doubts: Doubt[] };

const isOf =
  <Kind extends Part['kind']>(kind: Kind) =>
  (part: Part): part is PartOf<Kind> =>
    part.kind === kind;

/** The one time that was said; a clock's goes before "a mediodía". */
function timeOf(parts: readonly Part[]): { time: ClockTime | null; doubts: Doubt[] } {
  const said = parts.filter(isOf('time'));
  if (said.length === 0) return { time: null, doubts: [] };
  const firm = said.filter(({ isWeak }) => !isWeak);
  const period = parts.find(isOf('period'))?.period;
  const meant = (firm.length > 0 ? firm : said).map((part) =>
    period === undefined ? part.times : timesInPeriod(part.times, period),
  );
  const options = [...new Set(meant.flat())];
  const [only] = options;
  if (options.length === 1 && only !== undefined && meant.every((times) => times.length === 1)) {
    return { time: only, doubts: [] };
  }
  const heard = said.map((part) => part.heard).join(' / ');
  return { time: null, doubts: [ambiguous('time', heard, options)] };
}

/** A weekday is the next one; today counts while the time lies ahead. */
function dayOfSaid(said: SaidDay, time: ClockTime | null, now: number): Day {
  if (said.kind === 'date') return said.day;
  const today = madridDay(now);
  const away = (said.weekday - dayOfWeek(today) + 7) % 7;
  const isLate = time !== null && madridInstant(today, time) <= now;
  return addDays(today, away === 0 && (said.isNotToday || isLate) ? 7 : away);
}

/** Where only a time was said and it lies ahead, it is today's. */
function dayOf(
  parts: readonly Part[],
  time: ClockTime | null,
  now: number,
): { day: Day | null; doubts: Doubt[] } {
  const said = parts.filter(isOf('day'));
  const options = [...new Set(said.map((part) => dayOfSaid(part.said, time, now)))];
  const [only] = options;
  if (options.length > 1) {
    const heard = said.map((part) => part.heard).join(' / ');
    return { day: null, doubts: [ambiguous('day', heard, options)] };
  }
  if (only !== undefined) return { day: only, doubts: [] };
  const isUnclear = parts.some((part) => part.kind === 'unclear' && part.field === 'day');
  const today = madridDay(now);
  if (time === null || isUnclear) return { day: null, doubts: [] };
  if (madridInstant(today, time) > now) return { day: today, doubts: [] };
  return { day: null, doubts: [{ kind: 'day' }] };
}

/** What is missing without a time is the time; the day follows from it. */
export function pickUpOf(parts: readonly Part[], now: number): PickUp {
  const said = timeOf(parts);
  const isUnclear = parts.some((part) => part.kind === 'unclear' && part.field === 'time');
  const time = isUnclear ? null : said.time;
  const missing: Doubt[] =
    time === null && said.doubts.length === 0 && !isUnclear ? [{ kind: 'time' }] : [];
  const { day, doubts: ofDay } = dayOf(parts, time, now);
  return { day, time, doubts: [...said.doubts, ...missing, ...ofDay] };
}
