import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { madridDay, parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { HOURS, PAGE_ANSWERS, SITE } from '../../../test/samples.ts';
import { useNowInBrowser } from '../device/use-now.ts';
import { noteHeads } from './answer-heads.ts';
import { goByPagesDay, seedPageData } from './page-data.ts';
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

it('takes what the page brought along for as old as the page', () => {
  bringAnswers();
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryState(['/api/site'])?.dataUpdatedAt).toBe(performance.timeOrigin);
});

describe('the day on a device whose clock says the day after the page’s', () => {
  const RENDERED = parseInstant(`${SITE.today}T12:10`) ?? 0;

  function open() {
    bringAnswers();
    vi.setSystemTime(RENDERED + 24 * 3_600_000);
    const queryClient = createQueryClient();
    seedPageData(queryClient);
    goByPagesDay(queryClient);
    const { result } = renderHook(() => useNowInBrowser(60_000));
    const answer = (heads: HeadersInit) => act(() => noteHeads('/api/site', new Headers(heads)));
    return { queryClient, day: () => madridDay(result.current ?? 0), answer };
  }
  const dateOf = (instant: number) => new Date(instant).toUTCString();

  it('is the page’s until an answer comes, and what was brought along is asked for anew', () => {
    const { queryClient, day, answer } = open();
    expect(queryClient.getQueryState(['/api/site'])?.isInvalidated).toBe(true);
    answer({ 'x-brasa-stored-at': '1000' });
    expect(day()).toBe(SITE.today);
  });

  it('stays the page’s where the answer is of that day: the clock is wrong', () => {
    const { day, answer } = open();
    answer({ date: dateOf(RENDERED) });
    expect(day()).toBe(SITE.today);
  });

  it('is the device’s where the answer is of that one: the browser has put back an old page', () => {
    const { queryClient, day, answer } = open();
    answer({ date: dateOf(Date.now()) });
    expect(day()).toBe(madridDay(Date.now()));
    // After somebody has signed in.
    seedPageData(queryClient);
    expect(day()).toBe(madridDay(Date.now()));
  });
});

it('leaves the cache alone on a page without data', () => {
  const queryClient = createQueryClient();
  seedPageData(queryClient);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
