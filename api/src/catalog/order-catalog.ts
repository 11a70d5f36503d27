// The order of the menu: of the categories, of the products in one, and of the featured ones.
import type { Catalog, ProductOrder } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { orderOf } from '@brasa/core/kernel/text/list-order.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { Failure, orRefuse } from '../failure.ts';
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
export function orderCategories(
  shop: Shop,
  actor: Actor,
  ids: readonly number[],
): Promise<Catalog> {
  return reorder(shop, actor, ids, async (transaction) => {
    const rows = await listCategoryRows(transaction.sql);
    const fixedPlace = ids.findIndex(isFixedCategory);
    return {
      list: 'las categorías',
      ...{ table: 'categories', column: 'position' },
      present: rows.filter(({ deleted }) => deleted === 0),
      refusal: fixedPlace > 0 ? 'CATEGORY_FIXED' : null,
    };
  });
}

/** The same for the live products of a category. Throws CATEGORY_NOT_FOUND, CATALOG_ORDER_STALE. */
export function orderProducts(
  shop: Shop,
  actor: Actor,
  { categoryId, ids }: ProductOrder,
): Promise<Catalog> {
  return reorder(shop, actor, ids, async (transaction) => {
    const found = await findCategory(transaction.sql, categoryId);
    const { name } = orRefuse(found, 'CATEGORY_NOT_FOUND');
    return {
      list: `los productos de ${name}`,
      ...{ table: 'products', column: 'position' },
      present: await listLiveProducts(transaction.sql, categoryId),
    };
  });
}

/** The same for the featured products that are not retired. Throws CATALOG_ORDER_STALE. */
export function orderFeatured(shop: Shop, actor: Actor, ids: readonly number[]): Promise<Catalog> {
  return reorder(shop, actor, ids, async (transaction) => ({
    list: 'los destacados',
    ...{ table: 'products', column: 'featuredOrder' },
    present: await listFeaturedRows(transaction.sql),
  }));
}

type Ordered = {
  /** In words, for the record of administration. */
  list: string;
  table: 'categories' | 'products';
  column: 'position' | 'featuredOrder';
  /** In their present order. */
  present: readonly { id: number }[];
  refusal?: 'CATEGORY_FIXED' | null;
};

function reorder(
  shop: Shop,
  actor: Actor,
  ids: readonly number[],
  read: (transaction: Transaction) => Promise<Ordered>,
): Promise<Catalog> {
  return shop.db.transact(async (transaction) => {
    await lockCatalog(transaction);
    const { list, table, column, present, refusal = null } = await read(transaction);
    const before = present.map(({ id }) => id);
    if (orderOf(ids, before) === 'stale') throw new Failure('CATALOG_ORDER_STALE');
    if (refusal !== null) throw new Failure(refusal);
    if (before.join() !== ids.join()) {
      await writeOrder(transaction, table, column, ids);
      transaction.announce('catalog');
      const event = { kind: 'catalog_ordered', after: { list } } as const;
      await record(transaction, actor, event, shop.clock());
    }
    return readCatalog(transaction.sql);
  });
}
