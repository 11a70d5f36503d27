import { expect, test } from 'vitest';
import type { Day } from '../kernel/time/madrid-time.ts';
import { averageRating } from './average-rating.rules.ts';
import { isStillInvented, reviewDateFault } from './reviews.rules.ts';

const TODAY = '2026-11-20' as Day;

test.each([
  ['2026-11-20', null],
  ['2026-11-21', null],
  ['2026-11-22', 'La fecha no puede ser posterior a hoy'],
  ['2005-01-01', null],
  ['2004-12-31', 'Revisa el año de la fecha'],
])('a review of %s is refused with %j', (date, fault) => {
  expect(reviewDateFault(date as Day, TODAY)).toBe(fault);
});

test('a review is still invented by its name or its words, however they are written', () => {
  const invented = [{ name: 'María José', text: 'Qué rico.' }];
  expect(isStillInvented({ name: 'maria jose ', text: 'Otro' }, invented)).toBe(true);
  expect(isStillInvented({ name: 'Otra', text: 'QUÉ RICO.' }, invented)).toBe(true);
  expect(isStillInvented({ name: 'Otra', text: 'Otro' }, invented)).toBe(false);
});

test.each([
  [[], null],
  [[5, 5, 5], '5,0'],
  [[5, 4], '4,5'],
  [[-5, -5], '5,0'],
  [[-5, 4], '4,0'],
])('ratings of %j, examples below zero, come to %j', (ratings, average) => {
  const reviews = ratings.map((rating) => ({ rating: Math.abs(rating), isExample: rating < 0 }));
  expect(averageRating(reviews)).toBe(average);
});
