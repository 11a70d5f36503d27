// The tables of what is refused stand with the calls (api/test/catalog); here is what comes out.
import { describe, expect, test } from 'vitest';
import { categoryEdit, newCategory, newProduct, productEdit } from './catalog-editing.contract.ts';

describe('a new product', () => {
  test('comes out trimmed, in cents, its allergens each once in the order of the regulation', () => {
    const sent = {
      name: '  Migas ',
      description: ' Con uvas\ny pimiento ',
      price: '6.5',
      categoryId: 2,
      vatRate: 4,
      allergens: ['milk', 'gluten', 'milk'],
      featured: true,
      imageUrl: '../x',
      deleted: true,
    };
    expect(newProduct.parse(sent)).toEqual({
      name: 'Migas',
      description: 'Con uvas\ny pimiento',
      price: 650,
      categoryId: 2,
      vatRate: 4,
      allergens: ['gluten', 'milk'],
      featured: true,
    });
  });

  test.each([0, '0', '0.00', 13.5, '99999999.99'])('may cost %j', (price) => {
    expect(newProduct.safeParse({ name: 'x', price, categoryId: 1 }).success).toBe(true);
  });

  test('has no description where it is blank', () => {
    expect(
      newProduct.parse({ name: 'x', price: 1, categoryId: 1, description: ' ' }).description,
    ).toBeNull();
  });
});

test('an edit names only what changes, and always what its editor has seen', () => {
  const updatedAt = '2026-11-20T11:10:00.000Z';
  const seen = Date.parse(updatedAt);
  expect(productEdit.parse({ updatedAt, price: '1' })).toEqual({ updatedAt: seen, price: 100 });
  expect(productEdit.parse({ updatedAt })).toEqual({ updatedAt: seen });
  expect(categoryEdit.parse({ updatedAt, deleted: true })).toEqual({
    updatedAt: seen,
    deleted: true,
  });
  expect(categoryEdit.safeParse({ name: 'x' }).success).toBe(false);
});

test('a new category needs a name', () => {
  expect(newCategory.parse({ name: 'Verano' })).toEqual({ name: 'Verano', description: null });
  expect(newCategory.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe(
    'El nombre es obligatorio',
  );
});
