import type { Generated } from 'kysely';
import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { ClockTime, Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { AutoId, Cents, Flag, Instant, Json, Tenths } from '../db/tables/columns.ts';

export type CategoriesTable = {
  id: AutoId;
  name: string;
  description: string | null;
  imageUrl: string | null;
  deleted: Flag;
  /** The order on the menu; equal ones by their id. */
  position: Generated<number>;
  version: Generated<number>;
  updatedAt: Generated<Instant>;
};

export type ProductsTable = {
  id: AutoId;
  name: string;
  description: string | null;
  price: Cents;
  vatRate: Generated<VatRate>;
  /** What one unit takes from the oven and the stock. */
  chickens: Generated<Tenths>;
  quantityStep: Generated<Tenths>;
  minQuantity: Generated<Tenths>;
  /** Ordered so many days before, until that time; both or neither. */
  aheadDays: number | null;
  aheadUntil: ClockTime | null;
  soldOutOn: Day | null;
  imageUrl: string | null;
  categoryId: number | null;
  featured: Flag;
  featuredOrder: number;
  /** An array of allergen codes. */
  allergens: Json;
  deleted: Flag;
  /** The order on the menu; equal ones by their id. */
  position: Generated<number>;
  version: Generated<number>;
  updatedAt: Generated<Instant>;
};

/** Append-only. A price holds until the next one of its product. */
type ProductPricesTable = {
  id: AutoId;
  productId: number;
  price: Cents;
  /** 0 for a price that it has had from the first. */
  since: Instant;
};

export type CatalogTables = {
  categories: CategoriesTable;
  products: ProductsTable;
  productPrices: ProductPricesTable;
};

export const COLUMNS = {
  categories: { name: 'not personal', description: 'not personal', imageUrl: 'not personal' },
  products: {
    name: 'not personal',
    description: 'not personal',
    imageUrl: 'not personal',
    allergens: 'not personal',
  },
  productPrices: {},
} as const satisfies Classified<CatalogTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    catalog: { tables: CatalogTables; columns: typeof COLUMNS };
  }
}
