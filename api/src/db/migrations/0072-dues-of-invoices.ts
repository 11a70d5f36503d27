// An order without lines owes what its invoices leave unpaid. One that was handed over and whose invoices were corrected to nothing is to be
// given back. The price of an order is without the goods that came back: it is waived no longer.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const DUE = sql`(invoiced_total + discount_amount - case when final_amount is null then 0 else total_amount end)`;
const PAID = sql`coalesce(final_amount, 0)`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`update orders set amount_due = case when ${DUE} < -${PAID} then -${PAID} else ${DUE} end
    where invoiced_total > 0 and status not in ('cancelled', 'error')
      and not exists (select 1 from order_lines where order_id = orders.id)`.execute(db);
  await sql`update orders set amount_due = -final_amount
    where invoiced_total = 0 and status = 'delivered' and final_amount > 0`.execute(db);
  await sql`update orders set waived_amount = waived_amount - (
      select sum((unit_price * quantity + 5) / 10 - (unit_price * (quantity - returned) + 5) / 10)
      from order_lines where order_id = orders.id)
    where exists (select 1 from order_lines where order_id = orders.id and returned > 0)`.execute(
    db,
  );
  // Without lines the data of an invoice say the price. A payment that was noted was all of it.
  const ofData = sql`coalesce(invoiced_total, 0) = 0 and invoice_amount > 0 and status not in ('cancelled', 'error')
    and not exists (select 1 from order_lines where order_id = orders.id)`;
  await sql`update orders set waived_amount = invoice_amount + discount_amount - total_amount
    where final_amount is not null and ${ofData}`.execute(db);
  await sql`update orders set amount_due = invoice_amount where final_amount is null and ${ofData}`.execute(
    db,
  );
}
