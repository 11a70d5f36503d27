// How dates and times are written, in Spanish or English; the screens are Spanish. Whoever shows a
// date asks here (docs/rules/kernel.md#dates-and-times-on-screen).
import { capitalised } from '../text/capitals.ts';
import { addDays, dayOfWeek, madridClock, madridDay, type Day } from './madrid-time.ts';

export type Language = 'es' | 'en';

const LOCALES = { es: 'es-ES', en: 'en-GB' };

const SUNDAY = '2026-11-22' as Day;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Parts of a calendar day in words; days are Madrid's already. */
function inWords(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const name = language + JSON.stringify(options);
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  return format.format(Date.parse(day));
}

/** "22/11/2026". */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** "3/12/2026": within a sentence that says so (docs/rules/loyalty.md#next-expiries). */
export function plainDay(day: Day): string {
  return day.split('-').map(Number).reverse().join('/');
}

/** "22/11/2026 13:30", in Madrid. */
export function formatMoment(instant: number): string {
  return `${formatDay(madridDay(instant))} ${madridClock(instant)}`;
}

/** Within a sentence: "las 13:42" of today, "el 21/11/2026 a las 13:42" of another day, in Madrid. */
export function spokenMoment(instant: number, now: number): string {
  const day = madridDay(instant);
  const time = `las ${madridClock(instant)}`;
  return day === madridDay(now) ? time : `el ${formatDay(day)} a ${time}`;
}

/** "2026". */
export function formatYear(day: Day): string {
  return day.slice(0, 4);
}

/** "22 de noviembre de 2026", "22 November 2026". */
export function longDay(day: Day, language: Language = 'es'): string {
  return inWords(day, language, { dateStyle: 'long' });
}

type MonthNames = { short: string; long: string };

/** "nov" and "noviembre de 2026" for "2026-11"; "Nov" and "November 2026". */
export function monthNames(month: string, language: Language = 'es'): MonthNames {
  return {
    short: inWords(month, language, { month: 'short' }),
    long: inWords(month, language, { month: 'long', year: 'numeric' }),
  };
}

function weekdayOf(day: Day, language: Language): string {
  return inWords(day, language, { weekday: 'long' });
}

/** "sábado" for 6, as business_hours.dayOfWeek counts: 0 is Sunday. Empty for what is no weekday. */
export function weekdayName(weekday: number, language: Language = 'es'): string {
  const day = addDays(SUNDAY, weekday);
  return dayOfWeek(day) === weekday ? weekdayOf(day, language) : '';
}

/** "Sábado" for 6; as weekdayName(). */
export function weekdayTitle(weekday: number, language: Language = 'es'): string {
  return capitalised(weekdayName(weekday, language));
}

/** "sábado 21/11/2026". */
export function shortDay(day: Day, language: Language = 'es'): string {
  return `${weekdayOf(day, language)} ${formatDay(day)}`;
}

/** "sábado 21 de noviembre", as people say it; of another year than that day's "sábado 2 de enero de 2027". */
export function spokenDay(day: Day, seenOn: Day = day, language: Language = 'es'): string {
  const year = formatYear(day) === formatYear(seenOn) ? {} : { year: 'numeric' as const };
  const date = inWords(day, language, { day: 'numeric', month: 'long', ...year });
  return `${weekdayOf(day, language)} ${date}`;
}

const UNIT_DAYS = { day: 1, week: 7, month: 30.44, year: 365.25 };
type Unit = keyof typeof UNIT_DAYS;
const MOST_WEEKS = 8;

/**
 * How long ago a day is: "hoy", "hace 3 días", from a week on "hace 2 semanas", from nine weeks on in
 * months and from a year on in years. A day to come counts as today.
 */
export function timeAgo(day: Day, today: Day, language: Language = 'es'): string {
  const days = daysBetween(day, today);
  if (days <= 0) return distance(0, 'day', language, 'auto');
  const unit = agoUnit(days);
  const count = Math.max(1, Math.floor(days / UNIT_DAYS[unit]));
  return distance(-count, unit, language, 'always');
}

function agoUnit(days: number): Unit {
  if (days < UNIT_DAYS.week) return 'day';
  if (days < (MOST_WEEKS + 1) * UNIT_DAYS.week) return 'week';
  return days < UNIT_DAYS.year ? 'month' : 'year';
}

/** Calendar days from the one to the other; negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const distances = new Map<string, string>();

/** "mañana" and "hace 2 semanas": a count of units from now, with a word of its own where `auto` has one. */
export function distance(
  count: number,
  unit: Unit,
  language: Language,
  numeric: 'auto' | 'always',
): string {
  const name = `${count} ${unit} ${language} ${numeric}`;
  const text =
    distances.get(name) ??
    new Intl.RelativeTimeFormat(LOCALES[language], { numeric }).format(count, unit);
  distances.set(name, text);
  return text;
}
