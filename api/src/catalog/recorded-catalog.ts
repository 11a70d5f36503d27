// Products and categories as the record of administration is told them: in words.
import { differences, type AuditFields } from '@brasa/core/audit/changed-fields.rules.ts';
import { ALLERGENS } from '@brasa/core/catalog/catalog.rules.ts';
import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { noticeWords } from '@brasa/core/catalog/notice.rules.ts';
import type { AuditEvent } from '../audit/index.ts';
import type { Queries } from '../db/database.ts';
import { findCategory } from './catalog-editing.store.ts';

async function productFields(sql: Queries, product: CatalogProduct): Promise<AuditFields> {
  const { name, description, price, vatRate, featured, featuredOrder, deleted } = product;
  const category = product.categoryId && (await findCategory(sql, product.categoryId));
  return {
    ...{ name, price, description, vatRate },
    category: category ? category.name : null,
    chickens: Number(product.chickens),
    quantityStep: Number(product.quantityStep),
    minQuantity: Number(product.minQuantity),
    orderAhead: product.orderAhead && noticeWords(product.orderAhead),
    allergens: product.allergens.map((code) => ALLERGENS[code]).join(', '),
    ...{ featured, featuredOrder, deleted },
    picture: product.imageUrl,
  };
}

/** A new product, with its price. */
export function productCreated({ id, name, price }: CatalogProduct): AuditEvent {
  return { kind: 'product_created', id, name, after: { price } };
}

/** What has changed of the product, called as it was. */
export async function productEdited(
  sql: Queries,
  before: CatalogProduct,
  after: CatalogProduct,
): Promise<AuditEvent> {
  const fields = [await productFields(sql, before), await productFields(sql, after)] as const;
  return { kind: 'product_edited', id: before.id, name: before.name, ...differences(...fields) };
}

const categoryFields = ({ name, description, deleted }: CatalogCategory): AuditFields => ({
  ...{ name, description, deleted },
});

/** What has changed of the category, called as it was. */
export function categoryEdited(before: CatalogCategory, after: CatalogCategory): AuditEvent {
  const changed = differences(categoryFields(before), categoryFields(after));
  return { kind: 'category_edited', id: before.id, name: before.name, ...changed };
}
