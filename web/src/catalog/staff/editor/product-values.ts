// What the product form holds, and the requests that become of it.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import {
  DEFAULT_VAT_RATE,
  plainPrice,
  typedPrice,
  VAT_RATES,
} from '@brasa/core/catalog/catalog-editing.rules.ts';
import { centsToDecimal, parseCents } from '@brasa/core/kernel/cents.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { fieldIn } from '../../../browser/forms/server-faults.ts';
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
};

export type ProductField = keyof ProductValues;

export function emptyProduct(categoryId: number | null): ProductValues {
  return {
    name: '',
    description: '',
    price: '',
    categoryId: categoryId === null ? '' : String(categoryId),
    vatRate: String(DEFAULT_VAT_RATE),
    allergens: [],
    featured: false,
  };
}

export const productField = fieldIn(emptyProduct(null));

export function valuesOf(product: CatalogProduct): ProductValues {
  return {
    name: product.name,
    description: product.description ?? '',
    price: typedPrice(product.price),
    categoryId: product.categoryId === null ? '' : String(product.categoryId),
    vatRate: String(product.vatRate),
    allergens: [...product.allergens],
    featured: product.featured,
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
  };
}

/** With both decimals, so that 9 and 9,00 are one price; what is none goes out as it is. */
function sentPrice(typed: string): string {
  const plain = plainPrice(typed);
  const amount = parseCents(plain);
  return amount === null ? plain : centsToDecimal(amount);
}

export const { changedFields, changesOf, mergeEdits } = editsOf(payloadOf);
