import { expect, it } from 'vitest';
import { category } from '../../../test/samples.ts';
import { initialCategory, tabCategories } from './menu-sections.ts';

const menus = category(1, 'Menús');
const chickens = category(2, 'Pollos');
const starters = category(3, 'Los APERITIVOS');
const paellas = category(4, 'Paellas');

it('gives Menús no tab, whatever its id', () => {
  expect(tabCategories([menus, chickens, category(9, ' menús ')])).toEqual([chickens]);
});

it.each([
  ['the one whose name contains aperitivo', [menus, chickens, starters], starters],
  ['else the second, Menús counted', [menus, chickens, paellas], chickens],
  ['else the second where Menús is not the first', [chickens, paellas, menus], paellas],
  ['the first tab where the second is Menús', [chickens, menus, paellas], chickens],
  ['the only one there is', [chickens], chickens],
  ['none where only Menús exists', [menus], undefined],
  ['none where nothing exists', [], undefined],
])('opens with %s', (_name, categories, expected) => {
  expect(initialCategory(categories)).toBe(expected);
});
