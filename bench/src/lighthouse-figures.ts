// What of a report the goals are about.
import type { Report } from './lighthouse-report.ts';

/** Scores of 100, times in milliseconds, bytes as transferred; `total` is everything but video. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  script: number;
  stylesheet: number;
  font: number;
  total: number;
};

export function readFigures(report: Report): Figures {
  return {
    performance: score(report, 'performance'),
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    lcp: metric(report, 'largest-contentful-paint'),
    tbt: metric(report, 'total-blocking-time'),
    cls: metric(report, 'cumulative-layout-shift'),
    ...readBytes(report),
  };
}

/** The middle one of each figure. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Figures;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function score(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
}

function metric(report: Report, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN;
}

type Kind = { resourceType: string; transferSize: number };

function readBytes(report: Report): Pick<Figures, 'script' | 'stylesheet' | 'font' | 'total'> {
  const { details } = report.audits['resource-summary'] ?? {};
  if (details?.type !== 'table') throw new Error('the report does not say what was transferred');
  const kinds = details.items as Kind[];
  const bytesOf = (type: string) =>
    kinds.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN;
  return {
    script: bytesOf('script'),
    stylesheet: bytesOf('stylesheet'),
    font: bytesOf('font'),
    total: bytesOf('total') - bytesOf('media'),
  };
}
