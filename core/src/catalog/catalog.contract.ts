import { z } from 'zod';
import { calendarDay, clockTime } from '../kernel/fields.ts';
import { decimalString } from '../kernel/wire.ts';
import { MAX_AHEAD_DAYS, VAT_RATES } from './catalog-editing.rules.ts';
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

const AHEAD_MESSAGE = `De 0 a ${MAX_AHEAD_DAYS} días antes, hasta una hora`;

/** Ordered so many days before the pick-up, until that time of that day. */
export const orderAhead = z
  .object(
    {
      days: z.int(AHEAD_MESSAGE).min(0, AHEAD_MESSAGE).max(MAX_AHEAD_DAYS, AHEAD_MESSAGE),
      until: clockTime,
    },
    AHEAD_MESSAGE,
  )
  .meta({ id: 'OrderAhead' });

export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    price: decimalString,
    vatRate: z.literal(VAT_RATES),
    /** What one unit takes from the oven and the stock. */
    chickens: decimalString,
    quantityStep: decimalString,
    minQuantity: decimalString,
    orderAhead: orderAhead.nullable(),
    /** The day on which there is no more of it. */
    soldOutOn: calendarDay.nullable(),
    imageUrl: z.string().nullable(),
    categoryId: z.int().nullable(),
    featured: z.boolean(),
    featuredOrder: z.int(),
    allergens: z.array(z.enum(ALLERGEN_CODES)),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof product>;

/** Of a product of which an answer says no more than what it costs and where it stands: a dish by the piece, as any other. */
export const PRODUCT_DEFAULTS = {
  vatRate: 10,
  chickens: '0.0',
  quantityStep: '1.0',
  minQuantity: '1.0',
  orderAhead: null,
  soldOutOn: null,
  allergens: [],
} satisfies Partial<Product>;

export const fileExistsQuery = z.object({ path: z.string('Falta la ruta').min(1).max(300) });
export const fileExistsReply = z
  .object({ exists: z.boolean(), error: z.string().optional() })
  .meta({ id: 'FileExistsReply' });
