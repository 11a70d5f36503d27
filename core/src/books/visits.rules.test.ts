import { expect, it } from 'vitest';
import { cents } from '../kernel/amounts/cents.ts';
import { withoutSale } from './visits.rules.ts';

const visit = (id: number, paid: number) => ({ id, paid: cents(paid) });

it.each([
  [[], [1, 2, 3]],
  [[2000], [2, 3]],
  [[2000, 2000], [2]],
  [[2000, 2000, 2000, 1350], []],
  [[2001], [1, 2, 3]],
])('with sales of %j are the visits %j', (sales, left) => {
  const visits = [visit(1, 2000), visit(2, 1350), visit(3, 2000)];
  expect(withoutSale(visits, sales.map(cents)).map(({ id }) => id)).toEqual(left);
});
