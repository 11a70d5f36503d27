import { cents, MAX_CENTS } from '@brasa/core/kernel/cents.ts';
import type { CatalogTables } from '../../src/db/tables/catalog.ts';
import type { RowsOf } from '../db/rows.ts';

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
      { position: null },
      { version: 0 },
    ],
  },
} satisfies RowsOf<CatalogTables>;
