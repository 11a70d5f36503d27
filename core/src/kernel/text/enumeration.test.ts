import { expect, test } from 'vitest';
import { enumerated } from './enumeration.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
])('%j is "%s" in words', (things, words) => {
  expect(enumerated(things)).toBe(words);
});
