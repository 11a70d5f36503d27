// What was typed about a product and not saved yet, kept for this tab.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { readDraft } from '../../../browser/forms/stored-draft.ts';
import { emptyProduct, type ProductValues } from './product-values.ts';

type ProductDraft = {
  values: ProductValues;
  /** The state that it was typed over. */
  seen: CatalogProduct | null;
};

export function draftName(product: CatalogProduct | null): string {
  return `product:${product?.id ?? 'new'}`;
}

/** The draft under the name; null for none, and for one of an older form. */
export function draftOf(name: string): ProductDraft | null {
  const stored = readDraft(name);
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const draft = stored as ProductDraft;
  const isWhole = Object.keys(emptyProduct(null)).every((field) => field in draft.values);
  const hasVersion = !draft.seen || 'version' in draft.seen;
  return isWhole && hasVersion ? draft : null;
}
