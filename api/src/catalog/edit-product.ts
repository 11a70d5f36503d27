// Changing a product, retiring it and bringing it back. What was sold stays as it was: orders and
// invoices hold their own words and prices.
import type { CatalogProduct, ProductEdit } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { sellingFault } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Queries } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { changesOf, isSame, refuseStale } from '../edit-conflict.ts';
import { orRefuse, throwFieldFault } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  findProduct,
  lastProductPosition,
  lockCatalog,
  updateProduct,
  viewProduct,
  type ProductRow,
} from './catalog-editing.store.ts';
import { aheadColumns } from './catalog.store.ts';
import { nextFeaturedOrder, requireLiveCategory } from './create-product.ts';
import { productEdited } from './recorded-catalog.ts';

/**
 * Changes what the edit names and answers the product. Throws PRODUCT_NOT_FOUND, VALIDATION for its
 * category, and EDITED_MEANWHILE where somebody else has changed it since the editor saw it. An edit
 * that asks for what is there already changes nothing, so that a repeat is never refused.
 */
export function editProduct(
  shop: Shop,
  actor: Actor,
  id: number,
  { version, ...edit }: ProductEdit,
): Promise<CatalogProduct> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockCatalog(transaction);
    const before = orRefuse(await findProduct(transaction.sql, id), 'PRODUCT_NOT_FOUND');
    const wanted = columnsOf(edit);
    if (isSame(before, wanted)) return viewProduct(before);
    refuseStale(before, version, viewProduct);
    throwFieldFault(sellingFault({ ...before, ...changesOf(before, wanted) }));
    const change = changesOf(before, wanted);
    const after = await updateProduct(transaction, id, {
      ...change,
      ...(await placesOf(transaction.sql, before, change, edit)),
      updatedAt: now,
    });
    const event = await productEdited(transaction.sql, viewProduct(before), after);
    await record(transaction, actor, event, now);
    return after;
  });
}

type Wanted = Omit<ProductEdit, 'version'>;

function columnsOf({ allergens, featured, deleted, orderAhead, ...edit }: Wanted) {
  return {
    ...edit,
    ...(orderAhead !== undefined && aheadColumns(orderAhead)),
    allergens: allergens && JSON.stringify(allergens),
    featured: featured === undefined ? featured : flag(featured),
    deleted: deleted === undefined ? deleted : flag(deleted),
  };
}

/** What comes new into a list comes to its end. */
async function placesOf(
  sql: Queries,
  before: ProductRow,
  change: Partial<ProductRow>,
  edit: Wanted,
) {
  const { categoryId = before.categoryId } = change;
  const isMoved = change.categoryId !== undefined;
  if (categoryId !== null && isMoved) await requireLiveCategory(sql, categoryId);
  const comesIn = isMoved || change.deleted === 0;
  const lacksOrder = change.featured === 1 && edit.featuredOrder === undefined;
  return {
    ...(categoryId !== null &&
      comesIn && { position: (await lastProductPosition(sql, categoryId)) + 1 }),
    ...(lacksOrder && { featuredOrder: await nextFeaturedOrder(sql) }),
  };
}
