import type { Generated } from 'kysely';
import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { AutoId, Cents, Flag, Instant, Json } from './columns.ts';

export type CategoriesTable = {
  id: AutoId;
  name: string;
  description: string | null;
  image_url: string | null;
  deleted: Flag;
  /** The order on the menu; equal ones by their id. */
  position: Generated<number>;
  updated_at: Generated<Instant>;
};

export type ProductsTable = {
  id: AutoId;
  name: string;
  description: string | null;
  price: Cents;
  vat_rate: Generated<VatRate>;
  image_url: string | null;
  category_id: number | null;
  featured: Flag;
  featured_order: number;
  /** An array of allergen codes. */
  allergens: Json;
  deleted: Flag;
  /** The order on the menu; equal ones by their id. */
  position: Generated<number>;
  updated_at: Generated<Instant>;
};
