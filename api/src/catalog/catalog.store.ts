import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { Allergen } from '@brasa/core/catalog/catalog.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/cents.ts';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { resumeAutoId } from '../db/engine.ts';
import { flag } from '../db/tables/columns.ts';
import type { ProductsTable } from '../db/tables/catalog.ts';
import type { StarterCatalog } from './starter-catalog.ts';

export function toProduct(row: Selectable<ProductsTable>): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: centsToDecimal(row.price),
    imageUrl: row.imageUrl,
    categoryId: row.categoryId,
    featured: row.featured === 1,
    featuredOrder: row.featuredOrder,
    allergens: JSON.parse(row.allergens) as Allergen[],
  };
}

/** The categories on sale. */
export function listCategories(sql: Queries): Promise<Category[]> {
  return sql
    .selectFrom('categories')
    .select(['id', 'name', 'description', 'imageUrl'])
    .where('deleted', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The products on sale, those of retired categories left out. */
export async function listProducts(sql: Queries): Promise<Product[]> {
  const rows = await sql
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.categoryId')
    .selectAll('products')
    .where('products.deleted', '=', 0)
    .where((is) => is.or([is('categories.id', 'is', null), is('categories.deleted', '=', 0)]))
    .orderBy('categories.position')
    .orderBy('products.categoryId')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  return rows.map(toProduct);
}

/** The featured ones among them, in their own order. */
export async function listFeatured(sql: Queries): Promise<Product[]> {
  const products = await listProducts(sql);
  return products
    .filter((product) => product.featured)
    .sort((a, b) => a.featuredOrder - b.featuredOrder || a.id - b.id);
}

/** Fills an empty catalogue; one that has any category stays as it is. */
export async function fillEmptyCatalog(
  transaction: Transaction,
  catalog: StarterCatalog,
): Promise<void> {
  const existing = await transaction.sql
    .selectFrom('categories')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (existing) return;
  const categoryRows = catalog.map(({ id, name, description }) => ({
    id,
    name,
    description,
    imageUrl: null,
    deleted: flag(false),
  }));
  await transaction.sql.insertInto('categories').values(categoryRows).execute();
  await resumeAutoId(transaction.sql, transaction.engine, 'categories');
  const productRows = catalog.flatMap(({ id: categoryId, products }) =>
    products.map(({ featuredOrder, ...product }) => ({
      ...product,
      categoryId,
      featured: flag(featuredOrder !== undefined),
      featuredOrder: featuredOrder ?? 0,
      allergens: JSON.stringify(product.allergens),
      deleted: flag(false),
    })),
  );
  await transaction.sql.insertInto('products').values(productRows).execute();
  transaction.announce('catalog');
}
