import { expect, test } from 'vitest';
import { isAlcohol } from './alcohol.rules.ts';

test.each([
  ['Cerveza', true],
  ['Vino tinto de la tierra', true],
  ['Jarra de sangría', true],
  ['Cerveza sin alcohol', false],
  ['Cerveza 0,0', false],
  ['Vinagre de Módena', false],
  ['Pollo a la cerveza', false],
  ['Refresco', false],
])('%s is for adults: %s', (name, isOne) => {
  expect(isAlcohol(name)).toBe(isOne);
});
