// Madrid's calendar told a second time, by the words of the law and not by the machine's tables, so
// that the rules in core are not checked against themselves. Instants are milliseconds since 1970 UTC.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MARCH = 2;
const OCTOBER = 9;

/** Clocks change at one o'clock UTC of the last Sunday of the month (directive 2000/84/CE). */
function clockChange(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY + HOUR;
}

function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= clockChange(year, MARCH) && instant < clockChange(year, OCTOBER);
  return isSummer ? 2 * HOUR : HOUR;
}

/** The Madrid day of the instant, "2026-11-20". */
export function dayAt(instant: number): string {
  return new Date(instant + offsetAt(instant)).toISOString().slice(0, 10);
}

/** When the day begins; a date beyond the month's last runs on into the next. */
function beginningOf(year: number, month: number, date: number): number {
  const inWinter = Date.UTC(year, month, date) - HOUR;
  // Nothing changes between eleven at night and one in the morning.
  return offsetAt(inWinter) === HOUR ? inWinter : inWinter - HOUR;
}

function partsOf(day: string): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))];
}

/** The first midnight after the instant. */
export function nextMidnight(instant: number): number {
  const [year, month, date] = partsOf(dayAt(instant));
  return beginningOf(year, month, date + 1);
}

/**
 * When points earned at the instant are gone: after the whole anniversary.
 * See docs/rules/loyalty.md#lots-expire-after-one-calendar-year.
 */
export function goneAt(earnedAt: number): number {
  const [year, month, date] = partsOf(dayAt(earnedAt));
  const isLeapDay = month === 1 && date === 29;
  return beginningOf(year + 1, month, (isLeapDay ? 28 : date) + 1);
}

/** When the next 29 February begins. */
export function nextLeapDay(instant: number): number {
  for (let year = new Date(instant).getUTCFullYear(); ; year += 1) {
    const begins = beginningOf(year, 1, 29);
    if (begins > instant && new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1) return begins;
  }
}

/** The next instant at which the clocks change in this direction. */
export function nextClockChange(instant: number, way: 'clocks forward' | 'clocks back'): number {
  const year = new Date(instant).getUTCFullYear();
  const month = way === 'clocks forward' ? MARCH : OCTOBER;
  const change = clockChange(year, month);
  return change > instant ? change : clockChange(year + 1, month);
}

/** What is special about the Madrid day of the instant. */
export function peculiarityOf(
  instant: number,
): 'leap day' | 'clocks forward' | 'clocks back' | null {
  const day = dayAt(instant);
  const [year] = partsOf(day);
  if (day.endsWith('-02-29')) return 'leap day';
  if (day === dayAt(clockChange(year, MARCH))) return 'clocks forward';
  return day === dayAt(clockChange(year, OCTOBER)) ? 'clocks back' : null;
}
