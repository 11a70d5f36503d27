import { expect, test } from 'vitest';
import { points } from '../kernel/amounts/points.ts';
import { expiryText, pointsText, signedPoints } from './points-texts.rules.ts';

test.each([
  [0, '0 puntos'],
  [1, '1 punto'],
  [20, '20 puntos'],
])('%i points are "%s"', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

test.each([
  [20, '2026-12-03', '20 puntos caducan el 3/12/2026'],
  [1, '2027-01-31', '1 punto caduca el 31/1/2027'],
])('%i points good until %s: "%s"', (amount, lastDay, text) => {
  expect(expiryText({ points: points(amount), lastDay })).toBe(text);
});

test.each([
  [20, '+20'],
  [-100, '−100'],
  [0, '+0'],
])('%i as a change is "%s"', (change, text) => {
  expect(signedPoints(points(change))).toBe(text);
});
