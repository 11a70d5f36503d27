// Codes as RFC 6238 has them (appendix B, SHA-1).
import { expect, test } from 'vitest';
import {
  RECOVERY_CODES,
  toBase32,
} from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import {
  codeAt,
  hashCode,
  newCodes,
  newSecret,
  stepOfCode,
} from '../../src/accounts/second-factor/totp.ts';

const SECRET = toBase32(new TextEncoder().encode('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(codeAt(SECRET, step, 8)).toBe(code);
  expect(codeAt(SECRET, step)).toBe(code.slice(2));
  expect(stepOfCode(SECRET, code.slice(2), [step - 1, step, step + 1])).toBe(step);
  expect(stepOfCode(SECRET, code.slice(2), [step - 1, step + 1])).toBeUndefined();
});

test('secrets have 160 bits, recovery codes 60, and no two are the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const codes = newCodes();
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{12}$/);
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  expect(hashCode(1, 'A')).not.toBe(hashCode(2, 'A'));
});
