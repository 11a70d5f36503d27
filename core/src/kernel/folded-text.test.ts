import { expect, test } from 'vitest';
import { foldText, searchWords } from './folded-text.ts';

test.each([
  ['José NÚÑEZ', 'jose nunez'],
  ['Jose\u0301', 'jose'],
  ['ÇA Ü', 'ca u'],
  ['Հայկական', 'հայկական'],
  ['', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a search is its words, whatever stands between them', () => {
  expect(searchWords('  María \t José ')).toEqual(['maria', 'jose']);
  expect(searchWords('   ')).toEqual([]);
});
