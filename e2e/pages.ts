// The pages by what is asked of them, and what each may send. Read from the site's own
// list: a page that is added there is held to the budgets from then on.
// See docs/rules/running.md#byte-budgets.
import { isDeskPage, PAGES } from '@brasa/core/site/pages.ts';

const KB = 1000;

/** What is there to read, without an account and without an order. */
export const CONTENT_PAGES: readonly string[] = PAGES.filter(
  ({ path, listed }) => listed && path !== '/encargar',
).map(({ path }) => path);

/** What customers do something on. */
export const ACTION_PAGES: readonly string[] = PAGES.filter(
  (page) => !isDeskPage(page) && !CONTENT_PAGES.includes(page.path),
).map(({ path }) => path);

export const STAFF_PAGES: readonly string[] = PAGES.filter((page) => isDeskPage(page)).map(
  ({ path }) => path,
);

/** Whether the page sends those who are signed out elsewhere. */
export function needsSession(path: string): boolean {
  return PAGES.some((page) => page.path === path && page.audience !== 'anyone');
}

/** Bytes as they are transferred, compressed. `total` is everything but video. */
export type Weight = { script: number; stylesheet: number; font: number; total: number };

/** What the page may send before anybody touches it. */
export function byteBudget(path: string): Weight {
  const isContent = CONTENT_PAGES.includes(path);
  return {
    script: (isContent ? 115 : 150) * KB,
    stylesheet: 20 * KB,
    font: 60 * KB,
    total: isContent ? 450 * KB : Infinity,
  };
}
