// Changing a product, retiring it and bringing it back. What was sold stays as it was: orders and
// invoices hold their own words and prices.
import type { CatalogProduct, ProductEdit } from '@brasa/core/catalog/catalog-editing.contract.ts';
import type { Queries } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { refuseStale } from '../edit-conflict.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  findProduct,
  lastProductPosition,
  lockCatalog,
  updateProduct,
  viewProduct,
  type ProductRow,
} from './catalog-editing.store.ts';
import { differs } from './changed-columns.ts';
import { nextFeaturedOrder, requireLiveCategory } from './create-product.ts';

/**
 * Changes what the edit names and answers the product. Throws PRODUCT_NOT_FOUND, VALIDATION for its
 * category, and EDITED_MEANWHILE where somebody else has changed it since the editor saw it. An edit
 * that asks for what is there already changes nothing, so that a repeat is never refused.
 */
export function editProduct(shop: Shop, id: number, edit: ProductEdit): Promise<CatalogProduct> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockCatalog(transaction);
    const before = await findProduct(transaction.sql, id);
    if (!before) throw new Failure('PRODUCT_NOT_FOUND');
    const change = changeOf(before, edit);
    if (!differs(before, change)) return viewProduct(before);
    refuseStale(before, edit.version, viewProduct);
    const after = await updateProduct(transaction, id, {
      ...change,
      ...(await placesOf(transaction.sql, before, change, edit)),
      updatedAt: now,
    });
    transaction.announce('catalog');
    return viewProduct(after);
  });
}

type Change = ReturnType<typeof changeOf>;

function changeOf(before: ProductRow, edit: ProductEdit) {
  const { description, allergens, featured, deleted } = edit;
  return {
    name: edit.name ?? before.name,
    description: description === undefined ? before.description : description,
    price: edit.price ?? before.price,
    categoryId: edit.categoryId ?? before.categoryId,
    vatRate: edit.vatRate ?? before.vatRate,
    allergens: allergens === undefined ? before.allergens : JSON.stringify(allergens),
    featured: featured === undefined ? before.featured : flag(featured),
    featuredOrder: edit.featuredOrder ?? before.featuredOrder,
    deleted: deleted === undefined ? before.deleted : flag(deleted),
  };
}

/** What comes new into a list comes to its end. */
async function placesOf(sql: Queries, before: ProductRow, change: Change, edit: ProductEdit) {
  const { categoryId } = change;
  const isMoved = categoryId !== null && categoryId !== before.categoryId;
  if (isMoved) await requireLiveCategory(sql, categoryId);
  const isBack = before.deleted === 1 && change.deleted === 0;
  const isNewlyFeatured = before.featured === 0 && change.featured === 1;
  return {
    ...(categoryId !== null &&
      (isMoved || isBack) && { position: (await lastProductPosition(sql, categoryId)) + 1 }),
    ...(isNewlyFeatured &&
      edit.featuredOrder === undefined && { featuredOrder: await nextFeaturedOrder(sql) }),
  };
}
