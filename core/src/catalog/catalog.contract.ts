import { z } from 'zod';
import { decimalString } from '../kernel/wire.ts';

/** The 14 allergens of Regulation (EU) 1169/2011, annex II, by their Spanish names on screen. */
export const ALLERGENS = {
  gluten: 'Gluten',
  crustaceans: 'Crustáceos',
  eggs: 'Huevos',
  fish: 'Pescado',
  peanuts: 'Cacahuetes',
  soy: 'Soja',
  milk: 'Lácteos',
  nuts: 'Frutos de cáscara',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesame: 'Sésamo',
  sulphites: 'Sulfitos',
  lupin: 'Altramuces',
  molluscs: 'Moluscos',
} as const;

export type Allergen = keyof typeof ALLERGENS;
export const ALLERGEN_CODES = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]];

/** The category of the set menus: it has no tab and its products are not in the list. */
export const MENUS_CATEGORY_ID = 1;

/** Where product pictures are served, and the only folder that file-exists answers for. */
export const PRODUCT_IMAGES_PATH = '/images/products/';

export const category = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type Category = z.infer<typeof category>;

export const product = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  price: decimalString,
  imageUrl: z.string().nullable(),
  categoryId: z.int().nullable(),
  featured: z.boolean(),
  featuredOrder: z.int(),
  allergens: z.array(z.enum(ALLERGEN_CODES)),
});
export type Product = z.infer<typeof product>;

export const fileExistsQuery = z.object({ path: z.string('Falta la ruta').min(1).max(300) });
export const fileExistsReply = z.object({ exists: z.boolean(), error: z.string().optional() });
