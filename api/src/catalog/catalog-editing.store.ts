// The catalogue as staff see and change it. Whoever changes it takes lockCatalog first: the catalogue
// is changed a few times a day, and so no two changes ever cross.
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { instantToIso, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import type { CategoriesTable, ProductsTable } from './catalog.tables.ts';
import { toProduct } from './catalog.store.ts';
import { notePrices } from './product-prices.store.ts';

export type CategoryRow = Selectable<CategoriesTable>;
export type ProductRow = Selectable<ProductsTable>;

/** Lets one change of the catalogue happen after the other, until the transaction ends. */
export function lockCatalog(transaction: Transaction): Promise<void> {
  return lockByName(transaction.sql, transaction.engine, 'catalogue');
}

export function viewCategory(row: CategoryRow): CatalogCategory {
  const { position: _, deleted, updatedAt, ...category } = row;
  return { ...category, deleted: deleted === 1, updatedAt: instantToIso(updatedAt) };
}

export function viewProduct(row: ProductRow): CatalogProduct {
  return {
    ...toProduct(row),
    deleted: row.deleted === 1,
    version: row.version,
    updatedAt: instantToIso(row.updatedAt),
  };
}

/** All of it, the retired included, in the order of the menu. */
export async function readCatalog(sql: Queries): Promise<Catalog> {
  const categories = await listCategoryRows(sql);
  const query = sql.selectFrom('products').selectAll().orderBy('position').orderBy('id');
  const products = await query.execute();
  return { categories: categories.map(viewCategory), products: products.map(viewProduct) };
}

export function listCategoryRows(sql: Queries): Promise<CategoryRow[]> {
  return sql.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute();
}

/** Those on sale in the category, in their order. */
export function listLiveProducts(sql: Queries, categoryId: number): Promise<ProductRow[]> {
  return sql
    .selectFrom('products')
    .selectAll()
    .where('categoryId', '=', categoryId)
    .where('deleted', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The featured ones on sale, in their order. */
export function listFeaturedRows(sql: Queries): Promise<ProductRow[]> {
  return sql
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.categoryId')
    .selectAll('products')
    .where('products.featured', '=', 1)
    .where('products.deleted', '=', 0)
    .where((is) => is.or([is('categories.id', 'is', null), is('categories.deleted', '=', 0)]))
    .orderBy('products.featuredOrder')
    .orderBy('products.id')
    .execute();
}

export function findCategory(sql: Queries, id: number): Promise<CategoryRow | undefined> {
  return sql.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findProduct(sql: Queries, id: number): Promise<ProductRow | undefined> {
  return sql.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCategory(
  transaction: Transaction,
  category: Insertable<CategoriesTable>,
): Promise<CatalogCategory> {
  const query = transaction.sql.insertInto('categories').values(category).returningAll();
  const row = await query.executeTakeFirstOrThrow();
  transaction.announce('catalog');
  return viewCategory(row);
}

export async function updateCategory(
  transaction: Transaction,
  id: number,
  change: Omit<Updateable<CategoriesTable>, 'version'>,
): Promise<CatalogCategory> {
  const row = await transaction.sql
    .updateTable('categories')
    .set({ ...change, version: NEXT_VERSION })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('catalog');
  return viewCategory(row);
}

export async function insertProduct(
  transaction: Transaction,
  product: Insertable<ProductsTable>,
): Promise<CatalogProduct> {
  const query = transaction.sql.insertInto('products').values(product).returningAll();
  const row = await query.executeTakeFirstOrThrow();
  await notePrices(transaction, [{ productId: row.id, price: row.price }], 0);
  transaction.announce('catalog');
  return viewProduct(row);
}

export async function updateProduct(
  transaction: Transaction,
  id: number,
  change: Omit<Updateable<ProductsTable>, 'version'> & { updatedAt: number },
): Promise<CatalogProduct> {
  const row = await transaction.sql
    .updateTable('products')
    .set({ ...change, version: NEXT_VERSION })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.price !== undefined) {
    await notePrices(transaction, [{ productId: id, price: row.price }], change.updatedAt);
  }
  transaction.announce('catalog');
  return viewProduct(row);
}

/** Not a new version of the product: no editor shows it. */
export async function markSoldOut(
  transaction: Transaction,
  id: number,
  day: Day | null,
): Promise<void> {
  await transaction.sql
    .updateTable('products')
    .set({ soldOutOn: day })
    .where('id', '=', id)
    .execute();
  transaction.announce('catalog');
}

/** The last place that is taken in the category; 0 in an empty one. */
export async function lastProductPosition(sql: Queries, categoryId: number): Promise<number> {
  const row = await sql
    .selectFrom('products')
    .select('position')
    .where('categoryId', '=', categoryId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** Writes 1, 2, 3 … into the column, in the order of the ids. */
export async function writeOrder(
  transaction: Transaction,
  table: 'categories' | 'products',
  column: 'position' | 'featuredOrder',
  ids: readonly number[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await transaction.sql
      .updateTable(table)
      .set({ [column]: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** The names of all pictures that a product has. */
export async function picturesInUse(sql: Queries): Promise<Set<string>> {
  const rows = await sql
    .selectFrom('products')
    .select('imageUrl')
    .where('imageUrl', 'is not', null)
    .execute();
  return new Set(rows.map(({ imageUrl }) => imageUrl ?? ''));
}
