// Reports of the books in the grown shop: each has to be answered within 100 ms, by its median
// (docs/rules/books.md#reports). The year of days is a file that is sent month by month: it is told beside them.
import { addDays, madridDay } from '../../core/src/kernel/madrid-time.ts';
import type { Counter } from './growth-calls.ts';
import { readEach, type Reading } from './growth-readings.ts';

const UNITS = ['day', 'week', 'month'] as const;
const YEAR = 'from=2024-01-01&to=2024-12-31';

/** Of an old month, and of the one that is under way. */
export function readReports(counter: Counter, now: number): Promise<Reading[]> {
  const reads = UNITS.flatMap((unit) =>
    [
      ['years ago', '2024-03-20'],
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

/** What has no goal: nobody waits for its end. */
export function readTables(counter: Counter): Promise<Reading[]> {
  return readEach(counter, [
    ['a year of days as a table', `/api/books/report.csv?${YEAR}`],
    ['a year of products as a table', `/api/books/products.csv?${YEAR}`],
  ]);
}
