// An order or a sale is held at the sum of its invoices, corrections included. Until now a correction ended the hold.
import { sql, type Kysely } from 'kysely';
import { addColumn, flagColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const column = 'is_invoice_corrected';
  await addColumn(db, 'orders', column, 'integer', flagColumn(column, 0));
  // No foreign key: invoices refer to orders already, and one of the two has to come first in a copy.
  await addColumn(db, 'orders', 'settled_invoice_id', 'integer');
  await sql
    .raw(`${SUMS} update orders set is_invoice_corrected = 1,
    invoiced_total = (select sum(total) from counted where counted.order_id = orders.id)
    where id in (select order_id from standing where method is not null and order_id is not null)`)
    .execute(db);
  await sql
    .raw(`${SUMS} update sales set
    invoiced_total = (select sum(total) from counted where counted.sale_id = sales.id)
    where id in (select sale_id from standing where method is not null and sale_id is not null)`)
    .execute(db);
  await sql.raw(SETTLE).execute(db);
}

/** Orders that were called off after their invoices had been corrected to nothing, and taken up again. */
const SETTLE = `update orders set invoiced_total = null, is_invoice_corrected = 0, invoice_pdf = null,
  settled_invoice_id = (select max(id) from invoices where order_id = orders.id)
  where invoiced_total = 0 and status not in ('cancelled', 'error')
    and (select max(id) from order_logs where order_id = orders.id and action in ('cancelled', 'error'))
      > (select max(id) from order_logs where order_id = orders.id and action = 'invoice_corrected')`;

/** `counted` leaves out each replaced invoice and the differences that cite it. */
const SUMS = `with standing as (
    select id, order_id, sale_id, method, cites_id, total from invoices
    where series is not null and not exists (
      select 1 from invoice_records where invoice_records.invoice_id = invoices.id and type = 'annulment')),
  replaced as (
    select cites_id as id from standing where cites_id is not null and coalesce(method, 'S') <> 'I'),
  counted as (
    select order_id, sale_id, total from standing where id not in (select id from replaced)
      and not (coalesce(method, 'S') = 'I' and cites_id in (select id from replaced)))`;
