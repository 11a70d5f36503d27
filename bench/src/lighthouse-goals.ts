// What docs/rules/running.md#lighthouse-goals asks of which page.
import { byteBudget, CONTENT_PAGES } from '../../e2e/pages.ts';
import type { Figures } from './lighthouse-figures.ts';

const LEAST = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 };
const MOST = { lcp: 1500, tbt: 100, cls: 0.01 };

const NAMES: Record<keyof Figures, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  script: 'JavaScript',
  stylesheet: 'CSS',
  font: 'fonts',
  total: 'total',
};

/** The names of the goals that the page misses; a figure that is missing is a goal missed. */
export function missedGoals(path: string, figures: Figures): string[] {
  const isScored = CONTENT_PAGES.includes(path) || path === '/encargar';
  const most = { ...byteBudget(path), ...(isScored && MOST) };
  return [
    ...Object.entries(isScored ? LEAST : {})
      .filter(([name, least]) => !(figures[name as keyof Figures] >= least))
      .map(([name]) => name),
    ...Object.entries(most)
      .filter(([name, limit]) => !(figures[name as keyof Figures] <= limit))
      .map(([name]) => name),
  ].map((name) => NAMES[name as keyof Figures]);
}
