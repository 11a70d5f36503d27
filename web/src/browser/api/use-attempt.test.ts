import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { useAttempt } from './use-attempt.ts';

/** 0 where there was no answer. */
const answered = (status: number) =>
  new ApiError({ status, statusText: '', url: '/api/sales/8/refunds', body: null });

function open() {
  const { result } = renderHook(() => useAttempt<object>());
  const begin = () => result.current.begin(() => ({}));
  const end = (error?: Error) => act(() => result.current.end(error));
  return { result, begin, end };
}

it('is the same for two taps in one moment, and another one once it is answered', () => {
  const { begin, end } = open();
  const first = begin();
  expect(begin()).toBe(first);
  end();
  expect(begin()).not.toBe(first);
});

it('stays the same after a lost answer, which it tells, until one says what became of it', () => {
  const { result, begin, end } = open();
  const first = begin();
  end(answered(0));
  expect(result.current.isUnanswered).toBe(true);
  expect(begin()).toBe(first);
  end(answered(409));
  expect(result.current.isUnanswered).toBe(false);
  expect(begin()).not.toBe(first);
});
