// A new category, at the end of the menu.
import type { CatalogCategory, NewCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isSameName } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type ActorRequest } from '../transact-once.ts';
import { insertCategory, listCategoryRows, lockCatalog } from './catalog-editing.store.ts';

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
  { actor, identity }: ActorRequest,
  { name, description }: NewCategory,
): Promise<CatalogCategory> {
  return transactOnce(shop, identity, async (transaction, now) => {
    await lockCatalog(transaction);
    await refuseTakenName(transaction, name);
    const last = (await listCategoryRows(transaction.sql)).at(-1);
    const created = await insertCategory(transaction, {
      name,
      description,
      imageUrl: null,
      deleted: flag(false),
      position: (last?.position ?? 0) + 1,
      updatedAt: now,
    });
    const event = { kind: 'category_created', id: created.id, name } as const;
    await record(transaction, actor, event, now);
    return created;
  });
}
