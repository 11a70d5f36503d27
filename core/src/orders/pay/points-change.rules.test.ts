import { expect, test } from 'vitest';
import { points } from '../../kernel/amounts/points.ts';
import { describePointsChange } from './points-change.rules.ts';

test.each([
  [0, 0, 0, 'Los puntos quedan como están.'],
  [24, 0, 0, 'Da 24 puntos más.'],
  [-1, 0, 0, 'Da 1 punto menos.'],
  [-24, -100, 4, 'Da 24 puntos menos. Devuelve al bono 100 puntos. 4 puntos ya no estaban.'],
  [0, 100, 0, 'El descuento vuelve a costar 100 puntos.'],
  [0, 0, 1, '1 punto ya no estaba.'],
])('earned %i, redeemed %i, missing %i: %s', (earned, redeemed, missing, text) => {
  const change = { earned: points(earned), redeemed: points(redeemed), missing: points(missing) };
  expect(describePointsChange(change)).toBe(text);
});
