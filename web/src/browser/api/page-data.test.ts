import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { afterEach, expect, it } from 'vitest';
import { HOURS, PAGE_ANSWERS, SITE } from '../../../test/samples.ts';
import { seedPageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => document.getElementById(PAGE_DATA_ID)?.remove());

function bringAnswers(): void {
  const element = document.createElement('script');
  element.id = PAGE_DATA_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify(PAGE_ANSWERS);
  document.head.append(element);
}

it('puts what the page brought along into the cache', () => {
  bringAnswers();
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryData(['/api/site'])).toEqual(SITE);
  expect(queryClient.getQueryData(['/api/business-hours'])).toEqual(HOURS);
});

it('takes what a kept copy brought along for as old as that is', () => {
  bringAnswers();
  document.documentElement.dataset['storedAt'] = '1000';
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryState(['/api/site'])?.dataUpdatedAt).toBe(1000);
  delete document.documentElement.dataset['storedAt'];
});

it('leaves the cache alone on a page without data', () => {
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
