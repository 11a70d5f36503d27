// A new category, at the end of the menu.
import type { CatalogCategory, NewCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isSameName } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { Transaction } from '../db/database.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  insertCategory,
  lastCategoryPosition,
  listCategoryRows,
  lockCatalog,
  viewCategory,
} from './catalog-editing.store.ts';

/** Throws CATEGORY_NAME_TAKEN where another one, retired or not, has the name already. */
export async function refuseTakenName(
  transaction: Transaction,
  name: string,
  ownId?: number,
): Promise<void> {
  const rows = await listCategoryRows(transaction.sql);
  const isTaken = rows.some((row) => row.id !== ownId && isSameName(row.name, name));
  if (isTaken) throw new Failure('CATEGORY_NAME_TAKEN');
}

/** Creates it and answers it; throws CATEGORY_NAME_TAKEN, IDEMPOTENCY_KEY_REUSED. */
export function createCategory(
  shop: Shop,
  identity: RequestIdentity | null,
  { name, description }: NewCategory,
): Promise<CatalogCategory> {
  const now = shop.clock();
  return shop.db.transact((transaction) =>
    once(transaction, identity, { now }, async () => {
      await lockCatalog(transaction);
      await refuseTakenName(transaction, name);
      const row = await insertCategory(transaction, {
        name,
        description,
        imageUrl: null,
        deleted: flag(false),
        position: (await lastCategoryPosition(transaction.sql)) + 1,
        updatedAt: now,
      });
      transaction.announce('catalog');
      return viewCategory(row);
    }),
  );
}
