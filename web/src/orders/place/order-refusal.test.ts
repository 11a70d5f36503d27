import { expect, it } from 'vitest';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { isRefused } from './order-refusal.ts';

const answered = (code: FailureCode) => {
  const { status, text } = FAILURES[code];
  return new ApiError({ status, statusText: '', url: '/api/orders', body: { error: text, code } });
};

it.each([
  'LINES_NOT_AVAILABLE',
  'PICKUP_TOO_SOON',
  'PICKUP_IN_THE_PAST',
  'PICKUP_DAY_CLOSED',
  'PICKUP_OUTSIDE_HOURS',
  'STOCK_LIMIT_REACHED',
  'PHONE_LIMIT_REACHED',
  'DAY_FULL',
  'PRICE_CHANGED',
  'SLOT_FULL',
  'VALIDATION',
] as const)('%s says that there is no order', (code) => {
  expect(isRefused(answered(code))).toBe(true);
});

it.each([
  'INTERNAL',
  'NOT_READY',
  'LOGIN_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_ATTEMPTS',
] as const)('%s leaves it open whether an earlier sending was taken', (code) =>
  expect(isRefused(answered(code))).toBe(false),
);

it('is no silence, and nothing that stands between browser and shop', () => {
  const parts = { statusText: '', url: '/api/orders' };
  expect(isRefused(new ApiError({ ...parts, status: 0 }))).toBe(false);
  expect(isRefused(new ApiError({ ...parts, status: 408, body: 'Request Timeout' }))).toBe(false);
});
