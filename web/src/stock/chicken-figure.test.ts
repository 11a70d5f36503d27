import { expect, it } from 'vitest';
import { chickenFigure, isShort } from './chicken-figure.ts';

it.each([
  ['60.0', '60', false],
  ['12.5', '12 1/2', false],
  ['0.5', '1/2', false],
  ['0.0', '0', false],
  ['-1.5', '-1 1/2', true],
  ['-3.0', '-3', true],
])('%s is shown as "%s"', (wire, figure, short) => {
  expect(chickenFigure(wire)).toBe(figure);
  expect(isShort(wire)).toBe(short);
});

it('refuses what is no quantity', () => {
  expect(() => chickenFigure('muchos')).toThrow('not a quantity');
});
