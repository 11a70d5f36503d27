import { describe, expect, it } from 'vitest';
import { changesOf, emptyProduct, mergeEdits, payloadOf, valuesOf } from './product-values.ts';
import { catalogProduct } from '../../../../test/catalog-samples.ts';

const dolma = valuesOf(
  catalogProduct({ id: 3, name: 'Dolma', price: '8.50', allergens: ['milk', 'gluten'] }),
);

it('shows a price with a comma, and sends it with a point', () => {
  expect(dolma.price).toBe('8,50');
  expect(payloadOf({ ...dolma, price: '1.013,5 €' }).price).toBe('1013.50');
});

it('sends a blank description as none, and the allergens in the order of the regulation', () => {
  expect(payloadOf({ ...dolma, description: '  ' })).toMatchObject({
    description: null,
    allergens: ['gluten', 'milk'],
  });
});

it('begins with the rate of prepared food in the category it was opened from', () => {
  expect(emptyProduct(4)).toMatchObject({ categoryId: '4', vatRate: '10' });
  expect(emptyProduct(null).categoryId).toBe('');
});

it('sends only what was changed', () => {
  expect(changesOf(dolma, { ...dolma, price: '8.5', allergens: ['gluten', 'milk'] })).toEqual({});
  expect(changesOf(dolma, { ...dolma, price: '9', featured: true })).toEqual({
    price: '9.00',
    featured: true,
  });
});

describe('what two people have changed', () => {
  it('in different fields comes together', () => {
    const merged = mergeEdits(dolma, { ...dolma, name: 'Sarma' }, { ...dolma, price: '9,00' });
    expect(merged.values).toEqual({ ...dolma, name: 'Sarma', price: '9,00' });
    expect(merged.theirs).toEqual([{ field: 'price', isContested: false }]);
  });

  it('in the same field keeps what was typed here, and says so', () => {
    const merged = mergeEdits(dolma, { ...dolma, price: '8,80' }, { ...dolma, price: '9,00' });
    expect(merged.values.price).toBe('8,80');
    expect(merged.theirs).toEqual([{ field: 'price', isContested: true }]);
  });

  it('to the same thing is no contest', () => {
    const merged = mergeEdits(dolma, { ...dolma, price: '9' }, { ...dolma, price: '9,00' });
    expect(merged.theirs).toEqual([{ field: 'price', isContested: false }]);
  });
});
