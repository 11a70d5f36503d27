// The prices that each product has had (docs/rules/catalog.md#prices-that-a-product-has-had).
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Queries, Transaction } from '../db/database.ts';

type Price = { productId: number; price: Cents };

/** Notes prices that hold from `since` on, an instant; 0 for those that a product begins with. */
export async function notePrices(
  { sql }: Transaction,
  prices: readonly Price[],
  since: number,
): Promise<void> {
  const rows = prices.map(({ productId, price }) => ({ productId, price, since }));
  await sql.insertInto('productPrices').values(rows).execute();
}

/** The prices that each of these products has had at any time from `since`, an instant, on. */
export async function pricesSince(
  sql: Queries,
  productIds: readonly number[],
  since: number,
): Promise<ReadonlyMap<number, ReadonlySet<Cents>>> {
  const rows = await sql
    .selectFrom('productPrices')
    .select(['productId', 'price', 'since'])
    .where('productId', 'in', [...productIds])
    .orderBy('productId')
    .orderBy('since')
    .orderBy('id')
    .execute();
  const held = rows.filter(({ productId }, at) => {
    const next = rows[at + 1];
    return next?.productId !== productId || next.since > since;
  });
  const byProduct = Map.groupBy(held, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, prices]) => [id, new Set(prices.map(({ price }) => price))]),
  );
}
