// An order keeps what its points took off the total, in cents. Worked out of total and final amount
// it was lost for good as soon as the total had been below it.
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'discount_amount', 'integer', (c) =>
    c
      .notNull()
      .defaultTo(0)
      .check(sql`discount_amount = 0 or (discount_amount > 0 and points_redeemed > 0)`),
  );
  await sql`
    update orders set discount_amount = total_amount - final_amount
    where points_redeemed > 0 and final_amount < total_amount
  `.execute(db);
}
