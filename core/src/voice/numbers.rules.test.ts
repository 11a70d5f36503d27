import { expect, it } from 'vitest';
import { readAmount } from './amounts.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { tokensOf } from './tokens.rules.ts';

it.each([
  ['siete', 7, 1],
  ['veintidós', 22, 1],
  ['treinta y cuatro', 34, 3],
  ['treinta y', 30, 1],
  ['cien', 100, 1],
  ['ciento veinte', 120, 2],
  ['seiscientos cincuenta y cinco', 655, 4],
  ['doscientas', 200, 1],
  ['24', 24, 1],
  ['05', 5, 1],
  ['2026', 2026, 1],
])('"%s" is %i', (text, value, to) => {
  const read = readNumber(tokensOf(text), 0);
  expect([read?.value.value, read?.to]).toEqual([value, to]);
});

it('a number of many digits has no value, but its digits', () => {
  expect(readNumber(tokensOf('655123456'), 0)?.value).toEqual({
    value: NaN,
    digits: '655123456',
    isWritten: true,
  });
});

it.each(['pollos', '', 'y dos', 'unos'])('"%s" is no number', (text) => {
  expect(readNumber(tokensOf(text), 0)).toBeNull();
});

it.each([
  ['medio', 5, true],
  ['uno', 10, false],
  ['dos y medio', 25, true],
  ['2,5', 25, true],
  ['2.0', 20, false],
  ['1/2', 5, true],
  ['½', 5, true],
  ['2 1/2', 25, true],
  ['3½', 35, true],
  ['dos medios', 10, true],
  ['un par de', 20, false],
  ['media docena de', 60, false],
  ['una docena de', 120, false],
  ['otro', 10, false],
  ['otro medio', 5, true],
])('"%s" is an amount of %i tenths', (text, tenths, hasHalf) => {
  expect(readAmount(tokensOf(text), 0)?.value).toMatchObject({ tenths, hasHalf });
});

it.each(['2,7', 'dos medio pollos'])('"%s" is not understood', (text) => {
  expect(readAmount(tokensOf(text), 0)?.value.tenths).toBeNaN();
});

it('half of something else is no half chicken', () => {
  expect(readAmount(tokensOf('dos y medio kilo'), 0)).toMatchObject({
    value: { tenths: 20 },
    to: 1,
  });
});
