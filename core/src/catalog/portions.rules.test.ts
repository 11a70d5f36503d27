import { expect, test } from 'vitest';
import { tenths } from '../kernel/amounts/tenths.ts';
import { countedName, countWords } from './portions.rules.ts';

test.each([
  ['Paella valenciana', 40, '4 raciones de paella valenciana'],
  ['Paella', 10, '1 ración de paella'],
  ['Arroz a banda', 5, '1/2 ración de arroz a banda'],
  ['Fideuà', 25, '2 1/2 raciones de fideuà'],
  ['Arròs negre', 20, '2 raciones de arròs negre'],
  ['Arroz con leche', 20, '2 × Arroz con leche'],
  ['Menú paella para dos', 20, '2 × Menú paella para dos'],
  ['Paellera de regalo', 10, '1 × Paellera de regalo'],
  ['Cerveza', 20, '2 × Cerveza'],
])('%s, %i tenths: %s', (name, quantity, text) => {
  expect(countedName({ name, quantity: tenths(quantity) })).toBe(text);
});

test.each([
  ['Paella valenciana', 0, '0 raciones'],
  ['Paella valenciana', 20, '2 raciones'],
  ['Cerveza', 20, '2'],
])('so much of %s, %i tenths: %s', (name, quantity, text) => {
  expect(countWords({ name, quantity: tenths(quantity) })).toBe(text);
});
