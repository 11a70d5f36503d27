// The page brings along the answers that it was rendered from (core site/page-data), so that the browser
// takes it over as it is and asks for nothing twice.
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { headListeners } from './answer-heads.ts';
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
 * Does so with what the page has brought along; nothing on one served without, as in development. It is as old as the page,
 * or as the copy of it that the worker has kept (worker/kept/kept-pages.ts): what is old is asked for anew.
 */
export function seedPageData(queryClient: QueryClient): void {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const { storedAt } = document.documentElement.dataset;
  const updatedAt = storedAt === undefined ? performance.timeOrigin : Number(storedAt);
  if (json) seedAnswers(queryClient, JSON.parse(json) as PageData, updatedAt);
}

/**
 * Takes the day of the page, for its start alone; no day of a copy that the worker has kept. Where the device's clock shows another
 * day, either the clock is wrong or the browser has put back a page of some day before: what the page brought along is asked
 * for anew, and the first answer tells.
 */
export function goByPagesDay(queryClient: QueryClient): void {
  const site = queryClient.getQueryData(keyOf(readSiteFacts));
  if (!site || isKeptCopy()) return;
  goByServersDay(site.today);
  if (site.today === madridDay(Date.now())) return;
  headListeners.add(goByAnswersDay);
  void queryClient.invalidateQueries();
}

/** An answer that the worker has stored says no date. */
function goByAnswersDay(heads: Headers): void {
  const date = heads.get('date');
  if (date === null) return;
  headListeners.delete(goByAnswersDay);
  goByServersDay(madridDay(Date.parse(date)));
}

/** Whether the page is a copy that the worker has kept; only in a browser. */
export const isKeptCopy = (): boolean => document.documentElement.dataset['storedAt'] !== undefined;
