import { describe, expect, it } from 'vitest';
import {
  fromBase32,
  goodSteps,
  inFours,
  isAppCode,
  otpauthAddress,
  readCode,
  toBase32,
} from './second-factor.rules.ts';

const AT = 1000 * 30_000;

describe('the steps whose codes are good', () => {
  it.each([
    ['before the first code', AT, null, [999, 1000, 1001]],
    ['to the last moment of a step', AT + 29_999, null, [999, 1000, 1001]],
    ['at the first moment of the next', AT + 30_000, null, [1000, 1001, 1002]],
    ['after an old code', AT, 3, [999, 1000, 1001]],
    ['after the present one', AT, 1000, [1001]],
    ['after that of a clock which is ahead', AT, 1001, []],
    ['after that of a clock which was far ahead and is right again', AT, 1002, [999, 1000, 1001]],
  ])('%s', (_when, now, lastUsed, steps) => {
    expect(goodSteps(now, lastUsed)).toEqual(steps);
  });
});

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('"%s" is written as RFC 4648 has it, and read again', (text, letters) => {
    const bytes = new TextEncoder().encode(text);
    expect(toBase32(bytes)).toBe(letters);
    expect(fromBase32(letters)).toEqual(bytes);
  });

  it('stands in an address for apps, with names that are any text', () => {
    expect(otpauthAddress('El Pollo & Cía: 2', 'josé', 'ABC')).toBe(
      'otpauth://totp/El%20Pollo%20%26%20C%C3%ADa%20%202:jos%C3%A9?secret=ABC&issuer=El%20Pollo%20%26%20C%C3%ADa%20%202',
    );
    expect(otpauthAddress('', 'ani', 'ABC')).toBe('otpauth://totp/ani?secret=ABC');
  });
});

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['１２３４５６', '123456'],
    ['abcd efgh 2345', 'ABCDEFGH2345'],
    ['ABCD-EFGH-2345', 'ABCDEFGH2345'],
    ['12345', null],
    ['1234567', null],
    ['ABCD EFGH 234', null],
    ['ABCD EFGH 2341', null],
    ['', null],
  ])('"%s" is read', (typed, code) => {
    expect(readCode(typed)).toEqual(code);
  });

  it('is of the app or a recovery code', () => {
    expect(isAppCode('123456')).toBe(true);
    expect(isAppCode('ABCDEFGH2345')).toBe(false);
  });

  it('is shown in fours', () => {
    expect(inFours('ABCDEFGH2345')).toBe('ABCD EFGH 2345');
    expect(inFours('')).toBe('');
  });
});
