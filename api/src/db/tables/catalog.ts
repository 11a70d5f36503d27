import type { AutoId, Cents, Flag, Json } from './columns.ts';

export type CategoriesTable = {
  id: AutoId;
  name: string;
  description: string | null;
  image_url: string | null;
  deleted: Flag;
};

export type ProductsTable = {
  id: AutoId;
  name: string;
  description: string | null;
  price: Cents;
  image_url: string | null;
  category_id: number | null;
  featured: Flag;
  featured_order: number;
  /** An array of allergen codes. */
  allergens: Json;
  deleted: Flag;
};
