import { expect, it } from 'vitest';
import { catalogCategory, catalogProduct } from '../../../test/catalog-samples.ts';
import { featuredOf, groupCatalog, retiredCount } from './catalog-groups.ts';

const CATALOG = {
  categories: [
    catalogCategory(1, 'Menús'),
    catalogCategory(5, 'Cocina armenia'),
    catalogCategory(8, 'Verano', { deleted: true }),
  ],
  products: [
    catalogProduct({
      id: 1,
      name: 'Menú familiar',
      categoryId: 1,
      featured: true,
      featuredOrder: 2,
    }),
    catalogProduct({ id: 2, name: 'Pajlavá', categoryId: 5, deleted: true }),
    catalogProduct({
      id: 3,
      name: 'Dolma',
      categoryId: 5,
      description: 'Con yogur',
      featured: true,
    }),
    catalogProduct({ id: 4, name: 'Gazpacho', categoryId: 8, featured: true }),
    catalogProduct({ id: 5, name: 'Suelto', categoryId: null }),
  ],
};
const shown = (search: string, showRetired = false) =>
  groupCatalog(CATALOG, { search, showRetired }).map(({ category, products }) => [
    category?.name ?? null,
    ...products.map(({ name }) => name),
  ]);

it('lists what is on sale by category, and what has none at the end', () => {
  expect(shown('')).toEqual([
    ['Menús', 'Menú familiar'],
    ['Cocina armenia', 'Dolma'],
    [null, 'Suelto'],
  ]);
});

it('lists the retired behind the others where they are wanted', () => {
  expect(shown('', true)).toEqual([
    ['Menús', 'Menú familiar'],
    ['Cocina armenia', 'Dolma', 'Pajlavá'],
    ['Verano', 'Gazpacho'],
    [null, 'Suelto'],
  ]);
});

it.each([
  ['MENU', [['Menús', 'Menú familiar']]],
  ['  yogúr  dolma ', [['Cocina armenia', 'Dolma']]],
  ['armenia', [['Cocina armenia', 'Dolma']]],
  ['pajlava', []],
])('finds %j without regard to accents', (search, expected) => {
  expect(shown(search)).toEqual(expected);
});

it('finds the retired when they are shown', () => {
  expect(shown('pajlava', true)).toEqual([['Cocina armenia', 'Pajlavá']]);
});

it('knows what is on the home page, in its order, and how much is retired', () => {
  expect(featuredOf(CATALOG).map(({ name }) => name)).toEqual(['Dolma', 'Menú familiar']);
  expect(retiredCount(CATALOG)).toBe(2);
});
