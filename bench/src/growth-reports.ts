// The books of the grown shop, reports and what Caja shows: each has to be answered within 100 ms, by its median
// (docs/rules/books.md). The year of days is a file that is sent month by month: it is told beside them.
import { addDays, madridDay } from '../../core/src/kernel/time/madrid-time.ts';
import type { Counter } from './growth-calls.ts';
import { readEach, type Reading } from './growth-readings.ts';

const UNITS = ['day', 'week', 'month'] as const;
const YEAR = 'from=2024-01-01&to=2024-12-31';
/** Every customer of the grown shop redeemed points on that one day, and earned some thirty days before it. */
const DAYS_SINCE_POINTS = 870;

/** Of an old month, of one with points of every customer, and of the one that is under way. */
export function readReports(counter: Counter, now: number): Promise<Reading[]> {
  const reads = UNITS.flatMap((unit) =>
    [
      ['years ago', '2024-03-20'],
      ['years ago, all points', addDays(madridDay(now), -DAYS_SINCE_POINTS)],
      ['now', addDays(madridDay(now), -1)],
    ].flatMap(([when, day]) =>
      ['', '/products', '/hours'].map(
        (part) =>
          [
            `${part.slice(1) || 'figures'} of a ${unit}, ${when}`,
            `/api/books/report${part}?unit=${unit}&day=${day}`,
          ] as const,
      ),
    ),
  );
  return readEach(counter, reads);
}

/** What Caja begins with, and the day's sales; the orders without a payment are a twelfth of all. */
export function readCaja(counter: Counter, now: number): Promise<Reading[]> {
  const yesterday = addDays(madridDay(now), -1);
  return readEach(counter, [
    ['Caja, open since the last close', '/api/books'],
    ['closes', '/api/books/closes'],
    ['sales of yesterday', `/api/sales?limit=20&day=${yesterday}`],
    ['sales of a day, years ago', '/api/sales?limit=20&day=2024-03-20'],
  ]);
}

/** What has no goal: nobody waits for its end. */
export function readTables(counter: Counter): Promise<Reading[]> {
  return readEach(counter, [
    ['a year of days as a table', `/api/books/report.csv?${YEAR}`],
    ['a year of products as a table', `/api/books/products.csv?${YEAR}`],
  ]);
}
