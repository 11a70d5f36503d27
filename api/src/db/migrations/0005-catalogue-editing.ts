// What staff need to edit the catalogue: the order of its parts, the VAT rate of each product, and
// the moment of the last change, by which two editors of one thing are told apart.
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const VAT_RATES = [4, 10, 21];
const PREPARED_FOOD = 10;

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const table of ['categories', 'products'] as const) {
    // Equal positions fall back to the id: what is there keeps the order it had.
    await addColumn(db, table, 'position', 'integer', (c) => c.notNull().defaultTo(0));
    await addColumn(db, table, 'updated_at', 'bigint', (c) => c.notNull().defaultTo(0));
  }
  await addColumn(db, 'products', 'vat_rate', 'integer', (c) =>
    c
      .notNull()
      .defaultTo(PREPARED_FOOD)
      .check(sql`vat_rate in (${sql.join(VAT_RATES.map((rate) => sql.lit(rate)))})`),
  );
}
