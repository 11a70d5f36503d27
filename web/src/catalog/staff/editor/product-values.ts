// What the product form holds, and the requests that become of it.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import {
  DEFAULT_VAT_RATE,
  plainPrice,
  typedPrice,
  VAT_RATES,
} from '@brasa/core/catalog/catalog-editing.rules.ts';
import { centsToDecimal, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import type { ClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { QUANTITY_STEPS, type OrderAhead } from '@brasa/core/catalog/menu-item.rules.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { fieldIn, oneOf } from '../../../browser/forms/server-faults.ts';
import { ALLERGEN_CODES, type Allergen } from '@brasa/core/catalog/catalog.rules.ts';

export type ProductValues = {
  name: string;
  description: string;
  /** As it is typed: "13,50". */
  price: string;
  categoryId: string;
  vatRate: string;
  allergens: Allergen[];
  featured: boolean;
  /** What a unit takes of the oven, as on the wire: "1.0". */
  chickens: string;
  quantityStep: string;
  /** As it is typed: "1,5". */
  minQuantity: string;
  orderAhead: AheadValues;
};

/** `days` is empty where nothing has to be ordered ahead. */
type AheadValues = { days: string; until: string };

export type ProductField = keyof ProductValues;
/** Where a fault stands. */
export type ProductPlace =
  | Exclude<ProductField, 'orderAhead'>
  | 'orderAhead.days'
  | 'orderAhead.until';

/** The fields of the group "Cómo se encarga". */
export const ORDERING_PLACES: readonly ProductPlace[] = [
  'chickens',
  'quantityStep',
  'minQuantity',
  'orderAhead.days',
  'orderAhead.until',
];

/** The time is what most kitchens close their lists at, for whoever chooses a day. */
const NOT_AHEAD: AheadValues = { days: '', until: '20:00' };

export function emptyProduct(categoryId: number | null): ProductValues {
  return {
    name: '',
    description: '',
    price: '',
    categoryId: categoryId === null ? '' : String(categoryId),
    vatRate: String(DEFAULT_VAT_RATE),
    allergens: [],
    featured: false,
    chickens: tenthsToDecimal(tenths(0)),
    quantityStep: tenthsToDecimal(QUANTITY_STEPS[0]),
    minQuantity: '1',
    orderAhead: NOT_AHEAD,
  };
}

const { orderAhead: _, ...plainFields } = emptyProduct(null);
const plainField = fieldIn(plainFields);

/** The place of a path in the request; undefined where the form has none. */
export function productPlace(path: string): ProductPlace | undefined {
  if (path === 'orderAhead') return 'orderAhead.days';
  return plainField(path) ?? aheadPlace(path);
}

const aheadPlace = oneOf('orderAhead.days', 'orderAhead.until');

export function valuesOf(product: CatalogProduct): ProductValues {
  return {
    name: product.name,
    description: product.description ?? '',
    price: typedPrice(product.price),
    categoryId: product.categoryId === null ? '' : String(product.categoryId),
    vatRate: String(product.vatRate),
    allergens: [...product.allergens],
    featured: product.featured,
    chickens: product.chickens,
    quantityStep: product.quantityStep,
    minQuantity: typedQuantity(product.minQuantity),
    orderAhead: product.orderAhead
      ? { days: String(product.orderAhead.days), until: product.orderAhead.until }
      : NOT_AHEAD,
  };
}

export function payloadOf(values: ProductValues) {
  return {
    name: values.name,
    description: values.description.trim() === '' ? null : values.description,
    price: sentPrice(values.price),
    categoryId: Number(values.categoryId),
    vatRate: VAT_RATES.find((rate) => String(rate) === values.vatRate),
    // A box that is ticked last stands last; the order says nothing.
    allergens: ALLERGEN_CODES.filter((code) => values.allergens.includes(code)),
    featured: values.featured,
    chickens: values.chickens,
    quantityStep: values.quantityStep,
    minQuantity: sentQuantity(values.minQuantity),
    orderAhead: aheadOf(values.orderAhead),
  };
}

function aheadOf({ days, until }: AheadValues): OrderAhead | null {
  return days === '' ? null : { days: Number(days), until: until as ClockTime };
}

/** "2.0" → "2", "1.5" → "1,5". */
function typedQuantity(quantity: string): string {
  return quantity.replace(/\.0$/, '').replace('.', ',');
}

/** With its decimal, so that 2 and 2,0 are one quantity; what is none goes out as it is. */
function sentQuantity(typed: string): string {
  const plain = typed.trim().replace(',', '.');
  const quantity = parseTenths(plain);
  return quantity === null ? plain : tenthsToDecimal(quantity);
}

/** With both decimals, so that 9 and 9,00 are one price; what is none goes out as it is. */
function sentPrice(typed: string): string {
  const plain = plainPrice(typed);
  const amount = parseCents(plain);
  return amount === null ? plain : centsToDecimal(amount);
}

export const { changedFields, changesOf, mergeEdits } = editsOf(payloadOf);
