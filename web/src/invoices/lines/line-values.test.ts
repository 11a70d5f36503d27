import { expect, it } from 'vitest';
import { lineField, linesTotal, parseSignedCents, sentLines } from './line-values.ts';

it.each([
  ['13,50', 1350],
  ['-13,50 €', -1350],
  ['−2', -200],
  ['-0', 0],
  ['', null],
  ['--2', null],
  ['1.200', null],
])('reads %j as %s cents', (typed, amount) => {
  expect(parseSignedCents(typed)).toBe(amount);
});

it('sends what is no amount as it was typed, for the contract to refuse', () => {
  const lines = [
    { description: 'Pollo', rate: '21', total: '13,5' },
    { description: 'Pan', rate: '10', total: 'gratis' },
  ];
  expect(sentLines(lines)).toEqual([
    { description: 'Pollo', rate: 21, total: '13.50' },
    { description: 'Pan', rate: 10, total: 'gratis' },
  ]);
  expect(linesTotal(lines)).toBe(1350);
});

it.each([
  ['lines.0.total', 'lines.0.total'],
  ['lines', 'lines'],
  ['lines.0', undefined],
  ['reason', undefined],
])('a fault at %s is shown at %s', (path, field) => {
  expect(lineField(path)).toBe(field);
});
