// The page brings along the answers that it was rendered from (core site/page-data), so that the browser
// takes it over as it is and asks for nothing twice.
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { keyOf } from './send.ts';
import { goByServersDay } from '../device/use-now.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';

export function seedAnswers(
  queryClient: QueryClient,
  answers: PageData,
  updatedAt = Date.now(),
): void {
  for (const [call, answer] of Object.entries(answers)) {
    queryClient.setQueryData([call], answer, { updatedAt });
  }
}

/**
 * Does so with what the page has brought along; nothing on one served without, as in development. A copy that
 * the worker has kept says since when (worker/kept-pages.ts): what it brings is asked for anew.
 */
export function seedPageData(queryClient: QueryClient): void {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const { storedAt } = document.documentElement.dataset;
  const updatedAt = storedAt === undefined ? undefined : Number(storedAt);
  if (!json) return;
  seedAnswers(queryClient, JSON.parse(json) as PageData, updatedAt);
  const site = queryClient.getQueryData(keyOf(readSiteFacts));
  // A copy was rendered some day.
  if (site && storedAt === undefined) goByServersDay(site.today);
}

/** Whether the page is a copy that the worker has kept; only in a browser. */
export const isKeptCopy = (): boolean => document.documentElement.dataset['storedAt'] !== undefined;
