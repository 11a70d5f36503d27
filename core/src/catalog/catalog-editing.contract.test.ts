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
      chickens: 0,
      quantityStep: 10,
      minQuantity: 10,
      orderAhead: null,
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
  const version = 3;
  expect(productEdit.parse({ version, price: '1' })).toEqual({ version, price: 100 });
  expect(productEdit.parse({ version })).toEqual({ version });
  expect(categoryEdit.parse({ version, deleted: true })).toEqual({ version, deleted: true });
  expect(categoryEdit.safeParse({ name: 'x' }).success).toBe(false);
});

test('a new category needs a name', () => {
  expect(newCategory.parse({ name: 'Verano' })).toEqual({ name: 'Verano', description: null });
  expect(newCategory.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe(
    'El nombre es obligatorio',
  );
});
