// "Agotado hoy": for the day of the shop, so that it ends by itself at midnight. It is no edit of the
// product, and gets in the way of nobody's. See docs/rules/catalog.md#sold-out-today.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import { orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findProduct, markSoldOut, viewProduct } from './catalog-editing.store.ts';

/** Answers the product. Throws PRODUCT_NOT_FOUND. */
export function setSoldOut(
  shop: Shop,
  actor: Actor,
  { id, soldOut }: { id: number; soldOut: boolean },
): Promise<CatalogProduct> {
  const now = shop.clock();
  const today = madridDay(now);
  const day = soldOut ? today : null;
  return shop.db.transact(async (transaction) => {
    const before = orRefuse(await findProduct(transaction.sql, id), 'PRODUCT_NOT_FOUND');
    if (before.soldOutOn === day) return viewProduct(before);
    await markSoldOut(transaction, id, day);
    // What was sold out on another day is on sale by now.
    const wasSoldOut = before.soldOutOn === today;
    if (wasSoldOut !== soldOut) {
      const event = {
        kind: 'product_sold_out',
        id,
        name: before.name,
        after: { soldOut },
      } as const;
      await record(transaction, actor, event, now);
    }
    return viewProduct({ ...before, soldOutOn: day });
  });
}
