// An order without lines owes what its invoices leave unpaid.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const DUE = sql`(invoiced_total + discount_amount - case when final_amount is null then 0 else total_amount end)`;
const PAID = sql`coalesce(final_amount, 0)`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`update orders set amount_due = case when ${DUE} < -${PAID} then -${PAID} else ${DUE} end
    where invoiced_total > 0 and status not in ('cancelled', 'error')
      and not exists (select 1 from order_lines where order_id = orders.id)`.execute(db);
}
