// The part of an order's price that need not be paid. An order that is already paid or handed over owes nothing: its rest is waived,
// that of a paid one too that was called off, since it may be taken up again.
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'waived_amount', 'bigint', (c) => c.notNull().defaultTo(0));
  await sql`update orders set waived_amount = -case when final_amount is null then 0 else total_amount end
    + (select sum((unit_price * quantity + 5) / 10) from order_lines where order_id = orders.id)
    where (status = 'delivered' or (final_amount is not null and total_amount > 0))
      and exists (select 1 from order_lines where order_id = orders.id)`.execute(db);
}
