// "Agotado hoy": for the day of the shop, so that it ends by itself at midnight. It is no edit of the
// product, and gets in the way of nobody's. See docs/rules/catalog.md#sold-out-today.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findProduct, markSoldOut, viewProduct } from './catalog-editing.store.ts';

/** Answers the product. Throws PRODUCT_NOT_FOUND. */
export function setSoldOut(shop: Shop, id: number, soldOut: boolean): Promise<CatalogProduct> {
  const day = soldOut ? madridDay(shop.clock()) : null;
  return shop.db.transact(async (transaction) => {
    const before = orRefuse(await findProduct(transaction.sql, id), 'PRODUCT_NOT_FOUND');
    if (before.soldOutOn === day) return viewProduct(before);
    await markSoldOut(transaction, id, day);
    return viewProduct({ ...before, soldOutOn: day });
  });
}
