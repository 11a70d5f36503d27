// A new product, at the end of its category.
import type { CatalogProduct, NewProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { sellingFault } from '@brasa/core/catalog/menu-item.rules.ts';
import { record } from '../audit/index.ts';
import type { Queries } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { invalidField, throwFieldFault } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type ActorRequest } from '../transact-once.ts';
import { aheadColumns } from './catalog.store.ts';
import {
  findCategory,
  insertProduct,
  lastProductPosition,
  listFeaturedRows,
  lockCatalog,
} from './catalog-editing.store.ts';
import { productCreated } from './recorded-catalog.ts';

/** Throws VALIDATION, naming the field, unless there is such a category and it is not retired. */
export async function requireLiveCategory(sql: Queries, id: number): Promise<void> {
  const category = await findCategory(sql, id);
  if (category?.deleted === 0) return;
  const message = category ? 'Esa categoría está retirada. Elige otra' : 'Esa categoría no existe';
  throw invalidField('categoryId', message);
}

/** The place after all that are featured. */
export async function nextFeaturedOrder(sql: Queries): Promise<number> {
  const last = (await listFeaturedRows(sql)).at(-1);
  return (last?.featuredOrder ?? 0) + 1;
}

/**
 * Creates it and answers it. Throws VALIDATION for its category and how it is ordered,
 * IDEMPOTENCY_KEY_REUSED.
 */
export function createProduct(
  shop: Shop,
  { actor, identity }: ActorRequest,
  product: NewProduct,
): Promise<CatalogProduct> {
  const { categoryId, allergens, featured, orderAhead, ...plain } = product;
  throwFieldFault(sellingFault(product));
  return transactOnce(shop, identity, async (transaction, now) => {
    await lockCatalog(transaction);
    await requireLiveCategory(transaction.sql, categoryId);
    const place = featured ? await nextFeaturedOrder(transaction.sql) : 0;
    const created = await insertProduct(transaction, {
      ...plain,
      ...aheadColumns(orderAhead),
      categoryId,
      allergens: JSON.stringify(allergens),
      featured: flag(featured),
      featuredOrder: product.featuredOrder ?? place,
      soldOutOn: null,
      imageUrl: null,
      deleted: flag(false),
      position: (await lastProductPosition(transaction.sql, categoryId)) + 1,
      updatedAt: now,
    });
    await record(transaction, actor, productCreated(created), now);
    return created;
  });
}
