import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { Allergen } from '@brasa/core/catalog/catalog.rules.ts';
import type { MenuItem, OrderAhead } from '@brasa/core/catalog/menu-item.rules.ts';
import { withSoldOutChickens } from '@brasa/core/catalog/sold-out.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Selectable } from 'kysely';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { resumeAutoId } from '../db/engines/engine.ts';
import { flag } from '../db/tables/columns.ts';
import type { ProductsTable } from './catalog.tables.ts';
import { notePrices } from './product-prices.store.ts';
import { HALF_CHICKEN, WHOLE_CHICKEN, type StarterCatalog } from './starter-catalog.ts';

type ProductRow = Selectable<ProductsTable>;

function aheadOf({ aheadDays, aheadUntil }: ProductRow): OrderAhead | null {
  return aheadDays === null || aheadUntil === null ? null : { days: aheadDays, until: aheadUntil };
}

/** Both or neither. */
export function aheadColumns(orderAhead: OrderAhead | null) {
  return { aheadDays: orderAhead?.days ?? null, aheadUntil: orderAhead?.until ?? null };
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: centsToDecimal(row.price),
    vatRate: row.vatRate,
    chickens: tenthsToDecimal(row.chickens),
    quantityStep: tenthsToDecimal(row.quantityStep),
    minQuantity: tenthsToDecimal(row.minQuantity),
    orderAhead: aheadOf(row),
    soldOutOn: row.soldOutOn,
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

/**
 * The products on sale, those of retired categories left out. A day that is over tells nobody that
 * anything is sold out: pages are rendered without a clock.
 */
export async function listProducts(
  sql: Queries,
  { today, chickens }: { today: Day; chickens: ChickenProducts },
): Promise<Product[]> {
  const products = (await listProductsOnSale(sql, chickens)).map(toProduct);
  return products.map(({ soldOutOn, ...product }) => ({
    ...product,
    soldOutOn: soldOutOn !== null && soldOutOn >= today ? soldOutOn : null,
  }));
}

/** The same by their ids, as orders need them. */
export async function readMenu(
  sql: Queries,
  chickens: ChickenProducts,
): Promise<ReadonlyMap<number, MenuItem>> {
  return itemsById(await listProductsOnSale(sql, chickens));
}

/** What these products contain, those that are no longer on sale too. */
export async function readAllergens(
  sql: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Allergen[]>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .selectFrom('products')
    .select(['id', 'allergens'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, allergens }) => [id, JSON.parse(allergens) as Allergen[]]));
}

/** As the menu, with what is no longer on sale. */
export async function readEveryItem(sql: Queries): Promise<ReadonlyMap<number, MenuItem>> {
  return itemsById(await sql.selectFrom('products').selectAll().execute());
}

const itemsById = (rows: readonly ProductRow[]): ReadonlyMap<number, MenuItem> =>
  new Map(rows.map((row) => [row.id, { ...row, orderAhead: aheadOf(row) }]));

async function listProductsOnSale(
  sql: Queries,
  chickens: ChickenProducts,
): Promise<readonly ProductRow[]> {
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
  return withSoldOutChickens(rows, chickens);
}

/** The featured ones among them, in their own order. */
export async function listFeatured(
  sql: Queries,
  on: Parameters<typeof listProducts>[1],
): Promise<Product[]> {
  const products = await listProducts(sql, on);
  return products
    .filter((product) => product.featured)
    .sort((a, b) => a.featuredOrder - b.featuredOrder || a.id - b.id);
}

/**
 * Fills an empty catalogue; one that has any category stays as it is. Answers the settings that say which
 * of its products are a whole and half a chicken; nothing where it was not empty.
 */
export async function fillEmptyCatalog(
  transaction: Transaction,
  catalog: StarterCatalog,
): Promise<Partial<Pick<Settings, 'wholeChickenProduct' | 'halfChickenProduct'>>> {
  const existing = await transaction.sql
    .selectFrom('categories')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (existing) return {};
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
    products.map(({ featuredOrder, orderAhead, ...product }) => ({
      ...product,
      ...aheadColumns(orderAhead),
      categoryId,
      featured: flag(featuredOrder !== undefined),
      featuredOrder: featuredOrder ?? 0,
      allergens: JSON.stringify(product.allergens),
      deleted: flag(false),
    })),
  );
  const products = await transaction.sql
    .insertInto('products')
    .values(productRows)
    .returning(['id', 'name', 'price'])
    .execute();
  const prices = products.map(({ id: productId, price }) => ({ productId, price }));
  await notePrices(transaction, prices, 0);
  transaction.announce('catalog');
  const idOf = (name: string) =>
    String(products.find((product) => product.name === name)?.id ?? '');
  return { wholeChickenProduct: idOf(WHOLE_CHICKEN), halfChickenProduct: idOf(HALF_CHICKEN) };
}
