// The total that the data of an order's invoice say. It is no payment: that is what staff note.
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'invoice_amount', 'bigint', (c) =>
    c.check(sql`invoice_amount between 0 and 9999999999`),
  );
}
