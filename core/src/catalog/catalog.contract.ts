import { z } from 'zod';
import { decimalString } from '../kernel/wire.ts';
import { ALLERGEN_CODES } from './catalog.rules.ts';

export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    price: decimalString,
    imageUrl: z.string().nullable(),
    categoryId: z.int().nullable(),
    featured: z.boolean(),
    featuredOrder: z.int(),
    allergens: z.array(z.enum(ALLERGEN_CODES)),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof product>;

export const fileExistsQuery = z.object({ path: z.string('Falta la ruta').min(1).max(300) });
export const fileExistsReply = z
  .object({ exists: z.boolean(), error: z.string().optional() })
  .meta({ id: 'FileExistsReply' });
