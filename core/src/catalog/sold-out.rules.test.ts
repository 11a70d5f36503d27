// docs/rules/catalog.md#sold-out-today
import { expect, test } from 'vitest';
import type { Day } from '../kernel/time/madrid-time.ts';
import { chickensSoldOutOn, withSoldOutChickens } from './sold-out.rules.ts';

const TODAY = '2026-11-20' as Day;
const PRODUCTS = { whole: 1, half: 2 };
const item = (id: number, chickens: number, soldOutOn: Day | null = null) => ({
  ...{ id, chickens, soldOutOn },
});
const MENU = [item(3, 20), item(4, 0)];

test.each([
  ['both are', [item(1, 10, TODAY), item(2, 5, TODAY)], TODAY],
  ['the half is not', [item(1, 10, TODAY), item(2, 5)], null],
  ['none is', [item(1, 10), item(2, 5)], null],
  ['there is but a whole one, which is', [item(1, 10, TODAY)], TODAY],
  ['there is none', [], null],
])('where %s', (_what, chickens, day) => {
  expect(chickensSoldOutOn([...MENU, ...chickens], PRODUCTS)).toBe(day);
});

test('menus with chickens go with them, and nothing else does', () => {
  const items = [item(1, 10, TODAY), item(2, 5, TODAY), ...MENU];
  const days = withSoldOutChickens(items, PRODUCTS).map(({ soldOutOn }) => soldOutOn);
  expect(days).toEqual([TODAY, TODAY, TODAY, null]);
  expect(withSoldOutChickens(items, { whole: null, half: null })).toBe(items);
});

test('a menu that is sold out today stays so after a day on which the chickens were', () => {
  const yesterday = '2026-11-19' as Day;
  const items = [item(1, 10, yesterday), item(2, 5, yesterday), item(3, 20, TODAY)];
  expect(withSoldOutChickens(items, PRODUCTS).at(-1)?.soldOutOn).toBe(TODAY);
});
