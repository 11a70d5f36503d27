import { expect, it } from 'vitest';
import { chickenWords, spokenChickens } from './chicken-words.ts';
import { tenths } from './tenths.ts';

it.each([
  [0, '0 pollos', 'Ningún pollo'],
  [5, '1/2 pollo', 'Medio pollo'],
  [10, '1 pollo', '1 pollo'],
  [15, '1 1/2 pollos', '1 pollo y medio'],
  [20, '2 pollos', '2 pollos'],
  [25, '2 1/2 pollos', '2 pollos y medio'],
])('%i tenths are written "%s" and read out "%s"', (amount, written, spoken) => {
  expect(chickenWords(tenths(amount))).toBe(written);
  expect(spokenChickens(tenths(amount))).toBe(spoken);
});
