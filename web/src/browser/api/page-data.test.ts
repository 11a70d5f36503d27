import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { afterEach, expect, it } from 'vitest';
import { HOURS, PAGE_ANSWERS, SITE } from '../../../test/samples.ts';
import { seedPageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => document.getElementById(PAGE_DATA_ID)?.remove());

it('puts what the page brought along into the cache', () => {
  const element = document.createElement('script');
  element.id = PAGE_DATA_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify(PAGE_ANSWERS);
  document.head.append(element);
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryData(['/api/site'])).toEqual(SITE);
  expect(queryClient.getQueryData(['/api/business-hours'])).toEqual(HOURS);
});

it('leaves the cache alone on a page without data', () => {
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
