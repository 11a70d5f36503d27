import { expect, test } from 'vitest';
import { foldText, searchWords } from './fold-text.ts';

test.each([
  ['Menús', 'menus'],
  ['  Paella   de MARISCO ', 'paella de marisco'],
  ['Pajlavá', 'pajlava'],
  ['jalapeño', 'jalapeno'],
  ['Jose\u0301 NÚÑEZ', 'jose nunez'],
  ['Հայկական', 'հայկական'],
  ['', ''],
])('%j is found as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a search is its words, whatever stands between them', () => {
  expect(searchWords('  María \t José ')).toEqual(['maria', 'jose']);
  expect(searchWords('   ')).toEqual([]);
});
