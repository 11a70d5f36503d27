import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../kernel/time/durations.ts';
import { isWayIn, refuseBorrowed, refuseUnproven } from './staff-access.rules.ts';

const NOW = 1_000 * MINUTE;

describe('a password that was proven', () => {
  test.each([
    ['just now', NOW, null],
    ['15 minutes ago', NOW - 15 * MINUTE, null],
    ['longer ago', NOW - 15 * MINUTE - 1, 'PASSWORD_AGAIN'],
  ] as const)('%s', (_when, provenAt, refusal) => {
    expect(refuseUnproven(provenAt, NOW)).toBe(refusal);
    expect(refuseBorrowed('haykakan', provenAt, NOW)).toBe(refusal);
    expect(refuseBorrowed('superadmin', provenAt, NOW)).toBe(refusal);
    expect(refuseBorrowed('abaranci', provenAt, NOW)).toBeNull();
  });
});

test('the phone of a customer opens nothing', () => {
  expect(isWayIn('abaranci', { phone: '600111222' })).toBe(false);
  expect(isWayIn('haykakan', { phone: '600111222' })).toBe(true);
  expect(isWayIn('abaranci', { email: 'otra@example.com' })).toBe(true);
});
