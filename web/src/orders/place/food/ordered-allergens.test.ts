import { expect, it } from 'vitest';
import { category, product } from '../../../../test/samples.ts';
import { chickenAllergens } from './ordered-allergens.ts';

const CATEGORIES = [category(1, 'Menús'), category(3, 'Pollos'), category(6, 'Croquetas')];

it('has none for chickens that declare none', () => {
  const products = [product({ id: 1, name: 'Pollo entero a la leña', categoryId: 3 })];
  expect(chickenAllergens(CATEGORIES, products)).toEqual([]);
});

it('unites what the chickens declare, each once, and leaves other dishes out', () => {
  const products = [
    product({ id: 1, name: 'Pollo entero', categoryId: 3, allergens: ['mustard'] }),
    product({ id: 2, name: 'Medio pollo', categoryId: 3, allergens: ['mustard', 'milk'] }),
    product({ id: 3, name: 'Patatas asadas', categoryId: 3, allergens: ['eggs'] }),
    product({ id: 4, name: 'Croquetas de pollo', categoryId: 6, allergens: ['gluten'] }),
  ];
  expect(chickenAllergens(CATEGORIES, products)).toEqual(['mustard', 'milk']);
});

it('does not know when the catalogue has no chicken', () => {
  expect(chickenAllergens(CATEGORIES, [])).toBeNull();
});
