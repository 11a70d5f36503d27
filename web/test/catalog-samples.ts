import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { category, product } from './samples.ts';

const UPDATED_AT = '2026-11-20T11:00:00.000Z';

export function catalogCategory(
  id: number,
  name: string,
  fields: Partial<CatalogCategory> = {},
): CatalogCategory {
  return { ...category(id, name), deleted: false, version: 1, updatedAt: UPDATED_AT, ...fields };
}

export function catalogProduct(
  fields: Partial<CatalogProduct> & Pick<CatalogProduct, 'id' | 'name'>,
): CatalogProduct {
  return {
    ...product(fields),
    vatRate: 10,
    deleted: false,
    version: 1,
    updatedAt: UPDATED_AT,
    ...fields,
  };
}
