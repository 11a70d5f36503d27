import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a name that is written from right to left stands by itself in a sentence', () => {
  expect(isolated('علي')).toBe('\u2068علي\u2069');
  expect(isolated('דנה 2')).toBe('\u2068דנה 2\u2069');
});

test.each(['María', 'Анна', '陈', '👩‍🍳', ''])('%s stands as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
