// Changing a category, retiring it with all that is in it, and bringing it back.
import type {
  CatalogCategory,
  CategoryEdit,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import { flag } from '../db/tables/columns.ts';
import { changesOf, isSame, refuseStale } from '../edit-conflict.ts';
import { Failure, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  findCategory,
  lockCatalog,
  updateCategory,
  viewCategory,
} from './catalog-editing.store.ts';
import { refuseTakenName } from './create-category.ts';
import { categoryEdited } from './recorded-catalog.ts';

/**
 * Changes what the edit names and answers the category. Throws CATEGORY_NOT_FOUND, CATEGORY_FIXED
 * for Menús' name or retirement, CATEGORY_NAME_TAKEN, and EDITED_MEANWHILE where somebody else has
 * changed it since the editor saw it. An edit that asks for what is there already changes nothing.
 */
export function editCategory(
  shop: Shop,
  actor: Actor,
  id: number,
  { version, deleted, ...edit }: CategoryEdit,
): Promise<CatalogCategory> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockCatalog(transaction);
    const before = orRefuse(await findCategory(transaction.sql, id), 'CATEGORY_NOT_FOUND');
    const wanted = { ...edit, deleted: deleted === undefined ? deleted : flag(deleted) };
    if (isSame(before, wanted)) return viewCategory(before);
    refuseStale(before, version, viewCategory);
    const change = changesOf(before, wanted);
    if (isFixedCategory(id) && (change.name !== undefined || change.deleted === 1)) {
      throw new Failure('CATEGORY_FIXED');
    }
    if (change.name !== undefined) await refuseTakenName(transaction, change.name, id);
    const after = await updateCategory(transaction, id, { ...change, updatedAt: now });
    await record(transaction, actor, categoryEdited(viewCategory(before), after), now);
    return after;
  });
}
