// The order of the menu: of the categories, of the products in one, and of the featured ones.
import type { Catalog, ProductOrder } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { orderOf } from '@brasa/core/kernel/list-order.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  findCategory,
  listCategoryRows,
  listFeaturedRows,
  listLiveProducts,
  lockCatalog,
  readCatalog,
  writeOrder,
} from './catalog-editing.store.ts';

/**
 * Puts the live categories into this order. Throws CATALOG_ORDER_STALE unless they are exactly the
 * ones there are, CATEGORY_FIXED unless Menús stays the first.
 */
export function orderCategories(shop: Shop, ids: readonly number[]): Promise<Catalog> {
  return reorder(shop, async (transaction) => {
    const rows = await listCategoryRows(transaction.sql);
    const live = rows.filter(({ deleted }) => deleted === 0);
    refuseStale(ids, live);
    const fixedPlace = ids.findIndex(isFixedCategory);
    if (fixedPlace > 0) throw new Failure('CATEGORY_FIXED');
    await writeOrder(transaction, 'categories', 'position', ids);
  });
}

/** The same for the live products of a category. Throws CATEGORY_NOT_FOUND, CATALOG_ORDER_STALE. */
export function orderProducts(shop: Shop, { categoryId, ids }: ProductOrder): Promise<Catalog> {
  return reorder(shop, async (transaction) => {
    if (!(await findCategory(transaction.sql, categoryId))) throw new Failure('CATEGORY_NOT_FOUND');
    refuseStale(ids, await listLiveProducts(transaction.sql, categoryId));
    await writeOrder(transaction, 'products', 'position', ids);
  });
}

/** The same for the featured products that are not retired. Throws CATALOG_ORDER_STALE. */
export function orderFeatured(shop: Shop, ids: readonly number[]): Promise<Catalog> {
  return reorder(shop, async (transaction) => {
    refuseStale(ids, await listFeaturedRows(transaction.sql));
    await writeOrder(transaction, 'products', 'featuredOrder', ids);
  });
}

function reorder(shop: Shop, write: (transaction: Transaction) => Promise<void>): Promise<Catalog> {
  return shop.db.transact(async (transaction) => {
    await lockCatalog(transaction);
    await write(transaction);
    transaction.announce('catalog');
    return readCatalog(transaction.sql);
  });
}

function refuseStale(ids: readonly number[], rows: readonly { id: number }[]): void {
  const present = rows.map(({ id }) => id);
  if (orderOf(ids, present) === 'stale') throw new Failure('CATALOG_ORDER_STALE');
}
