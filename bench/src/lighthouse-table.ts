// The printed table, one line a page.
import type { Figures } from './lighthouse-figures.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(0);

const COLUMNS: readonly [title: string, name: keyof Figures, inWords: (value: number) => string][] =
  [
    ['perf', 'performance', whole],
    ['a11y', 'accessibility', whole],
    ['best', 'bestPractices', whole],
    ['SEO', 'seo', whole],
    ['LCP ms', 'lcp', whole],
    ['TBT ms', 'tbt', whole],
    ['CLS', 'cls', (value) => value.toFixed(3)],
    ['JS kB', 'script', kilobytes],
    ['CSS kB', 'stylesheet', kilobytes],
    ['font kB', 'font', kilobytes],
    ['all kB', 'total', kilobytes],
  ];

const line = (first: string, cells: readonly string[], last: string) =>
  `${first.padEnd(20)}${cells.map((cell) => cell.padStart(8)).join('')}  ${last}\n`;

export function heading(): string {
  return line(
    'page',
    COLUMNS.map(([title]) => title),
    'goals',
  );
}

export function row(path: string, figures: Figures, missed: readonly string[]): string {
  const cells = COLUMNS.map(([, name, inWords]) => inWords(figures[name]));
  return line(path, cells, missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`);
}
