import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Menús', 'menus'],
  ['  Paella   de MARISCO ', 'paella de marisco'],
  ['Pajlavá', 'pajlava'],
  ['jalapeño', 'jalapeno'],
  ['', ''],
])('%j is found as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
