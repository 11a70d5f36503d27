import { expect, test } from 'vitest';
import { points } from '@brasa/core/kernel/points.ts';
import { signedPoints } from './points-texts.ts';

test.each([
  [20, '+20'],
  [-100, '−100'],
  [0, '+0'],
])('%i as a change is "%s"', (change, text) => {
  expect(signedPoints(points(change))).toBe(text);
});
