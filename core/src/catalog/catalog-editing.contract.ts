// Editing the catalogue, for staff (docs/decisions/0015).
import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import {
  bodyId,
  chickens,
  halfChickens,
  halvesBetween,
  singleLine,
  money,
  note,
} from '../kernel/fields.ts';
import { HALF, MAX_STAFF_QUANTITY, tenths } from '../kernel/amounts/tenths.ts';
import { isoInstant } from '../kernel/wire.ts';
import { rowVersion, seenVersion } from '../kernel/versions.ts';
import { category, orderAhead, product } from './catalog.contract.ts';
import {
  CATEGORY_NAME_LENGTH,
  DEFAULT_VAT_RATE,
  DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
  VAT_RATES,
} from './catalog-editing.rules.ts';
import { ALLERGEN_CODES } from './catalog.rules.ts';
import { MAX_LINE_QUANTITY, QUANTITY_STEPS } from './menu-item.rules.ts';

const NAME_MESSAGE = 'El nombre es obligatorio';
const CATEGORY_MESSAGE = 'Elige una categoría';
const STEP_MESSAGE = 'Se pide por unidades enteras (1) o por mitades (0,5)';
const LEAST_MESSAGE = 'El mínimo debe estar entre 0,5 y 99';

/** Blank counts as none. */
const description = z.union(
  [z.null(), note(DESCRIPTION_LENGTH).transform((text) => (text === '' ? null : text))],
  `Un texto de como máximo ${DESCRIPTION_LENGTH} caracteres`,
);

/** Each once, in the order of the regulation. */
const allergens = z
  .array(z.enum(ALLERGEN_CODES, 'Alérgeno desconocido'), 'Alérgenos inválidos')
  .max(100, 'Alérgenos inválidos')
  .transform((codes) => ALLERGEN_CODES.filter((code) => codes.includes(code)));

const categoryFields = {
  name: singleLine(CATEGORY_NAME_LENGTH, NAME_MESSAGE),
  description,
};

const productFields = {
  name: singleLine(PRODUCT_NAME_LENGTH, NAME_MESSAGE),
  description,
  price: money('El precio debe ser 0 o más, con dos decimales como máximo'),
  categoryId: bodyId(CATEGORY_MESSAGE),
  vatRate: z.literal(VAT_RATES, 'El IVA debe ser 4, 10 o 21'),
  chickens: chickens({
    most: MAX_STAFF_QUANTITY,
    mostMessage: 'Como máximo, 17,5 pollos por unidad',
  }),
  quantityStep: halfChickens
    .refine((step) => QUANTITY_STEPS.some((one) => one === step), STEP_MESSAGE)
    .meta(described({ kind: 'tenths', least: HALF, most: 10, step: HALF })),
  minQuantity: halvesBetween(HALF, MAX_LINE_QUANTITY, LEAST_MESSAGE),
  orderAhead: orderAhead.nullable(),
  allergens,
  featured: z.boolean('Debe ser verdadero o falso'),
  featuredOrder: z.int('Orden inválido').min(0, 'Orden inválido').max(100_000, 'Orden inválido'),
};

export const newCategory = z
  .object({ ...categoryFields, description: description.default(null) })
  .meta({ id: 'NewCategory' });
export type NewCategory = z.infer<typeof newCategory>;

const retired = z.boolean('Debe ser verdadero o falso');

/** Only what is named changes. */
export const categoryEdit = z
  .object({ ...categoryFields, deleted: retired })
  .partial()
  .extend({ version: seenVersion })
  .meta({ id: 'CategoryEdit' });
export type CategoryEdit = z.infer<typeof categoryEdit>;

export const newProduct = z
  .object({
    ...productFields,
    description: description.default(null),
    vatRate: productFields.vatRate.default(DEFAULT_VAT_RATE),
    chickens: productFields.chickens.default(tenths(0)),
    quantityStep: productFields.quantityStep.default(tenths(10)),
    minQuantity: productFields.minQuantity.default(tenths(10)),
    orderAhead: productFields.orderAhead.default(null),
    allergens: allergens.default([]),
    featured: productFields.featured.default(false),
    /** Left out: after all that are featured already. */
    featuredOrder: productFields.featuredOrder.optional(),
  })
  .meta({ id: 'NewProduct' });
export type NewProduct = z.infer<typeof newProduct>;

/** Only what is named changes. */
export const productEdit = z
  .object({ ...productFields, deleted: retired })
  .partial()
  .extend({ version: seenVersion })
  .meta({ id: 'ProductEdit' });
export type ProductEdit = z.infer<typeof productEdit>;

/** "Agotado hoy", and its end; the day is the server's. */
export const soldOutChange = z
  .object({ soldOut: z.boolean('Debe ser verdadero o falso') })
  .meta({ id: 'SoldOutChange' });

const ids = z.array(bodyId('Identificador inválido'), 'Falta el orden').max(5000, 'Demasiados');

export const categoryOrder = z.object({ ids }).meta({ id: 'CategoryOrder' });
export const productOrder = z
  .object({ categoryId: bodyId(CATEGORY_MESSAGE), ids })
  .meta({ id: 'ProductOrder' });
export type ProductOrder = z.infer<typeof productOrder>;

export const catalogCategory = category
  .extend({ deleted: z.boolean(), version: rowVersion, updatedAt: isoInstant })
  .meta({ id: 'CatalogCategory' });
export type CatalogCategory = z.infer<typeof catalogCategory>;

export const catalogProduct = product
  .extend({
    deleted: z.boolean(),
    version: rowVersion,
    updatedAt: isoInstant,
  })
  .meta({ id: 'CatalogProduct' });
export type CatalogProduct = z.infer<typeof catalogProduct>;

/** All there is, the retired included, each in its order. */
export const catalog = z
  .object({
    categories: z.array(catalogCategory),
    products: z.array(catalogProduct),
  })
  .meta({ id: 'Catalog' });
export type Catalog = z.infer<typeof catalog>;
