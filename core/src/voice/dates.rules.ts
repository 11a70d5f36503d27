// Dates without a year: the next day of the calendar that has them. See docs/rules/voice.md#days.
import { addDays, isDay, type Day } from '../kernel/time/madrid-time.ts';
import { phraseBook, type PhraseBook } from './phrases.rules.ts';

export const MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

export const WEEKDAYS: readonly string[] =
  'domingo lunes martes miercoles jueves viernes sabado'.split(' ');

type DateOfYear = { month: number; date: number };

/** `isNamed`: only behind "el día", "para" and the like; by itself it may be a place or a person. */
type Feast = DateOfYear & { book: PhraseBook; isNamed?: true };

/** Moving ones are not among them: "el Viernes Santo" is asked for. */
export const FEASTS: readonly Feast[] = [
  { book: phraseBook('nochebuena'), month: 12, date: 24 },
  { book: phraseBook('de navidad, navidad'), month: 12, date: 25 },
  { book: phraseBook('nochevieja'), month: 12, date: 31 },
  { book: phraseBook('de año nuevo, año nuevo'), month: 1, date: 1 },
  { book: phraseBook('de reyes, reyes'), month: 1, date: 6 },
  { book: phraseBook('de san josé, san josé, del padre'), month: 3, date: 19, isNamed: true },
  {
    book: phraseBook('de san juan, san juan, de sant joan, sant joan'),
    month: 6,
    date: 24,
    isNamed: true,
  },
  {
    book: phraseBook('de san valentín, san valentín, de los enamorados'),
    month: 2,
    date: 14,
    isNamed: true,
  },
  { book: phraseBook('de la comunidad'), month: 10, date: 9, isNamed: true },
  {
    book: phraseBook('de la hispanidad, la hispanidad, del pilar'),
    month: 10,
    date: 12,
    isNamed: true,
  },
  { book: phraseBook('de todos los santos, todos los santos'), month: 11, date: 1, isNamed: true },
  { book: phraseBook('de la constitución, la constitución'), month: 12, date: 6, isNamed: true },
  {
    book: phraseBook('de la inmaculada, de la purísima, la purísima'),
    month: 12,
    date: 8,
    isNamed: true,
  },
];

/** A date that was only just is more likely a slip than an order for next year. */
const LONGEST_AHEAD_DAYS = 300;

const dayOf = (year: number, { month, date }: DateOfYear) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Null where the calendar has no such date, or it was only just. */
export function nextDate(date: DateOfYear, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const candidates = [year, year + 1].map((one) => dayOf(one, date));
  const next = candidates.find((day) => isDay(day) && day >= today);
  return next !== undefined && isDay(next) && next <= addDays(today, LONGEST_AHEAD_DAYS)
    ? next
    : null;
}

/** "el día 31" is that of the next month that has one. */
export function nextDayOfMonth(date: number, today: Day): Day | null {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const index = month - 1 + ahead;
    const day = dayOf(year + Math.floor(index / 12), { month: (index % 12) + 1, date });
    if (isDay(day) && day >= today) return day;
  }
  return null;
}
