import { VAT_RATES } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { cents, MAX_CENTS } from '@brasa/core/kernel/amounts/cents.ts';
import type { CatalogTables } from '../../src/catalog/catalog.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

export const ROWS = {
  categories: {
    right: { name: 'x', description: null, imageUrl: null, deleted: 0 },
    wrong: [{ name: null }, { deleted: 2 }, { deleted: null }, { version: 0 }],
  },
  products: {
    right: {
      name: 'x',
      description: null,
      price: cents(100),
      imageUrl: null,
      categoryId: 1,
      featured: 0,
      featuredOrder: 0,
      allergens: '[]',
      deleted: 0,
    },
    wrong: [
      { deleted: 2 },
      { name: null },
      { price: -1 },
      { price: MAX_CENTS + 1 },
      { price: null },
      { categoryId: 999 },
      { featured: 3 },
      { vatRate: 5 },
      { vatRate: null },
      { chickens: 3 },
      { chickens: -5 },
      { chickens: 180 },
      { chickens: null },
      { quantityStep: 3 },
      { quantityStep: null },
      { quantityStep: 5, chickens: 5 },
      { minQuantity: 0 },
      { minQuantity: 5 },
      { minQuantity: 995 },
      { minQuantity: null },
      { aheadDays: 1 },
      { aheadUntil: '20:00' },
      { aheadDays: 31, aheadUntil: '20:00' },
      { aheadDays: 1, aheadUntil: '24:00' },
      { soldOutOn: 'hoy' },
      { position: null },
      { version: 0 },
    ],
  },
  productPrices: {
    right: { productId: 1, price: cents(100), since: 0 },
    wrong: [
      { productId: 9999 },
      { productId: null },
      { price: -1 },
      { price: MAX_CENTS + 1 },
      { price: null },
      { since: null },
    ],
  },
} satisfies RowsOf<CatalogTables>;

export const LIMITS: LimitsOf<CatalogTables> = [
  ['products', [{ price: cents(MAX_CENTS) }], [{ price: MAX_CENTS + 1 }]],
  [
    'products',
    VAT_RATES.map((vatRate) => ({ vatRate })),
    [{ vatRate: Math.max(...VAT_RATES) + 1 }],
  ],
];
