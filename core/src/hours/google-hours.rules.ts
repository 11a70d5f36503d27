// Reads the periods of a Google listing (Places API (New), OpeningHours.Period) as days with one
// opening and one closing time each: a split day counts from its first opening to its last closing,
// and what passes midnight ends at 23:59. See docs/rules/hours.md#how-google-hours-are-read.
import { DAY } from '../kernel/time/durations.ts';
import {
  addDays,
  isDay,
  minutesToClock,
  type ClockTime,
  type Day,
} from '../kernel/time/madrid-time.ts';

export type GoogleDate = { year: number; month: number; day: number };

/** A moment of the week, 0 is Sunday; `date` only in the hours of the coming days. */
export type GooglePoint = {
  day: number;
  hour: number;
  minute: number;
  date?: GoogleDate | undefined;
  /** The real moment lies outside the days that Google tells of. */
  truncated?: boolean | undefined;
};

/** Without `close`: always open. */
export type GooglePeriod = { open: GooglePoint; close?: GooglePoint | undefined };

/** Null for a day that is closed. */
export type ListedHours = { openTime: ClockTime; closeTime: ClockTime } | null;

export type ListedDay = { date: Day; hours: ListedHours };

const MIDNIGHT = 0;
const LAST_MINUTE = 23 * 60 + 59;
const ALL_DAY = { open: MIDNIGHT, close: LAST_MINUTE };

type Minutes = { open: number; close: number };

/** What a period means for one of its days, counted from that on which it opens. */
type Piece = Minutes & { after: number };

/** The hours of each weekday, Sunday first; null when the periods make no sense as a week. */
export function listedWeek(periods: readonly GooglePeriod[]): ListedHours[] | null {
  const days = Array.from({ length: 7 }, () => new Array<Minutes>());
  for (const { open, close } of periods) {
    const pieces = close
      ? piecesOf(open, close, (close.day - open.day + 7) % 7)
      : alwaysOpen(open, periods.length);
    if (!pieces) return null;
    for (const piece of pieces) days[(open.day + piece.after) % 7]?.push(piece);
  }
  return periods.length === 0 ? null : days.map(spanOf);
}

/**
 * The hours of the given dates, by the periods of the coming days; a date on which nothing opens is
 * closed. Null when the dates or the periods make no sense.
 */
export function listedDays(
  dates: readonly GoogleDate[],
  periods: readonly GooglePeriod[],
): ListedDay[] | null {
  const days = new Map<Day, Minutes[]>();
  for (const date of dates) {
    const day = dayOf(date);
    if (day === null) return null;
    days.set(day, []);
  }
  for (const period of periods) {
    const read = datedPieces(period);
    if (!read) return null;
    for (const piece of read.pieces) days.get(addDays(read.day, piece.after))?.push(piece);
  }
  return [...days].map(([date, minutes]) => ({ date, hours: spanOf(minutes) }));
}

/** "2026-12-08"; null for a date that does not exist. */
function dayOf({ year, month, day }: GoogleDate): Day | null {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  return isDay(text) ? text : null;
}

function datedPieces({ open, close }: GooglePeriod): { day: Day; pieces: Piece[] } | null {
  const first = open.date ? dayOf(open.date) : null;
  if (first === null) return null;
  if (!close) return { day: first, pieces: everyDay(7) };
  const last = close.date ? dayOf(close.date) : null;
  if (last === null || last < first) return null;
  const daysOn = (Date.parse(last) - Date.parse(first)) / DAY;
  if (daysOn > 7) return null;
  // The end of a night that began before the first day: it belongs to the day before.
  if (open.truncated && daysOn === 0) return { day: first, pieces: [] };
  const pieces = piecesOf(open, close, daysOn);
  return pieces && { day: first, pieces };
}

/** Null when the period ends before it begins. */
function piecesOf(open: GooglePoint, close: GooglePoint, daysOn: number): Piece[] | null {
  const [opens, closes] = [minutesOf(open), minutesOf(close)];
  const first = { after: 0, open: opens, close: daysOn === 0 ? closes : LAST_MINUTE };
  if (first.open >= first.close) return null;
  // What goes on until the very end of its last day is no end of a night.
  const wholeDays = daysOn > 0 && closes === LAST_MINUTE ? daysOn + 1 : daysOn;
  return [first, ...everyDay(wholeDays).slice(1)];
}

/** Google's way of saying it: one period from Sunday, midnight, without an end. */
function alwaysOpen(open: GooglePoint, periods: number): Piece[] | null {
  const isSaid = periods === 1 && open.day === 0 && minutesOf(open) === MIDNIGHT;
  return isSaid ? everyDay(7) : null;
}

function everyDay(count: number): Piece[] {
  return Array.from({ length: count }, (_, after) => ({ after, ...ALL_DAY }));
}

function minutesOf({ hour, minute }: GooglePoint): number {
  return hour * 60 + minute;
}

function spanOf(minutes: readonly Minutes[]): ListedHours {
  if (minutes.length === 0) return null;
  return {
    openTime: minutesToClock(Math.min(...minutes.map(({ open }) => open))),
    closeTime: minutesToClock(Math.max(...minutes.map(({ close }) => close))),
  };
}
