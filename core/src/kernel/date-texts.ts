// How dates and times are written, in Spanish or English; the screens are Spanish. Whoever shows a
// date asks here (docs/rules/kernel.md#dates-and-times-on-screen).
import { addDays, dayOfWeek, madridClock, madridDay, type Day } from './madrid-time.ts';

export type Language = 'es' | 'en';

type Words = {
  /** From Sunday on, as records count. */
  weekdays: readonly string[];
  today: string;
  tomorrow: string;
  yesterday: string;
  /** How Intl knows the language's months: days before months in both. */
  months: string;
  /** "hace 2 semanas"; one of the unit, and several. */
  ago: (count: number, unit: keyof typeof UNIT_DAYS) => string;
};

/** Roughly, as people count what is long past. */
const UNIT_DAYS = { day: 1, week: 7, month: 30.44, year: 365.25 };

const UNITS = {
  es: {
    day: ['día', 'días'],
    week: ['semana', 'semanas'],
    month: ['mes', 'meses'],
    year: ['año', 'años'],
  },
  en: {
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
} as const;

const counted = (language: Language, count: number, unit: keyof typeof UNIT_DAYS) =>
  `${count} ${UNITS[language][unit][count === 1 ? 0 : 1]}`;

const WORDS: Record<Language, Words> = {
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    today: 'hoy',
    tomorrow: 'mañana',
    yesterday: 'ayer',
    months: 'es-ES',
    ago: (count, unit) => `hace ${counted('es', count, unit)}`,
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    months: 'en-GB',
    ago: (count, unit) => `${counted('en', count, unit)} ago`,
  },
};

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

/** "2026". */
export function formatYear(day: Day): string {
  return day.slice(0, 4);
}

/** "22 de noviembre de 2026", "22 November 2026". */
export function longDay(day: Day, language: Language = 'es'): string {
  return calendarText(day, language, { dateStyle: 'long' });
}

/** "nov" and "noviembre de 2026" for "2026-11"; "Nov" and "November 2026". */
export function monthNames(
  month: string,
  language: Language = 'es',
): { short: string; long: string } {
  const day = `${month}-01`;
  return {
    short: calendarText(day, language, { month: 'short' }),
    long: calendarText(day, language, { month: 'long', year: 'numeric' }),
  };
}

function calendarText(
  day: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(WORDS[language].months, { ...options, timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** "sábado" for 6, as business_hours.dayOfWeek counts: 0 is Sunday. Empty for what is no weekday. */
export function weekdayName(weekday: number, language: Language = 'es'): string {
  return WORDS[language].weekdays[weekday] ?? '';
}

/** "Sábado" for 6; as weekdayName(). */
export function weekdayTitle(weekday: number, language: Language = 'es'): string {
  return capitalised(WORDS[language].weekdays[weekday] ?? '');
}

/** "sábado 21/11/2026". */
export function shortDay(day: Day, language: Language = 'es'): string {
  return `${WORDS[language].weekdays[dayOfWeek(day)] ?? ''} ${formatDay(day)}`;
}

/** "hoy", "mañana", "ayer"; null for any other day. */
function nearDay(day: Day, today: Day, language: Language): string | null {
  const words = WORDS[language];
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  return day === addDays(today, -1) ? words.yesterday : null;
}

/** "hoy", "mañana", "ayer", else the weekday with its date. */
export function relativeDay(day: Day, today: Day, language: Language = 'es'): string {
  return nearDay(day, today, language) ?? shortDay(day, language);
}

/** relativeDay() at the beginning of a line: "Hoy", "Jueves 26/11/2026". */
export function relativeDayTitle(day: Day, today: Day, language: Language = 'es'): string {
  return capitalised(relativeDay(day, today, language));
}

type DayTitleOptions = { between?: string; language?: Language };

/** Both at once where that says more: "Hoy, sábado 21/11/2026", else "Jueves 26/11/2026". */
export function dayTitle(
  day: Day,
  today: Day,
  { between = ', ', language = 'es' }: DayTitleOptions = {},
): string {
  const names = [nearDay(day, today, language), shortDay(day, language)];
  return capitalised(names.filter((name) => name !== null).join(between));
}

/**
 * How long ago a day is: "hoy", "hace 3 días", from a week on "hace 2 semanas", from nine weeks on in
 * months and from a year on in years. A day to come counts as today.
 */
export function timeAgo(day: Day, today: Day, language: Language = 'es'): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return WORDS[language].today;
  const unit = agoUnit(days);
  return WORDS[language].ago(Math.max(1, Math.floor(days / UNIT_DAYS[unit])), unit);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_WEEKS = 8;

function agoUnit(days: number): keyof typeof UNIT_DAYS {
  if (days < UNIT_DAYS.week) return 'day';
  if (days < (MOST_WEEKS + 1) * UNIT_DAYS.week) return 'week';
  return days < UNIT_DAYS.year ? 'month' : 'year';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
