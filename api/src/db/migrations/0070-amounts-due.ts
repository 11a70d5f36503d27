// The amount that each order owes, kept with it, so that lists find what owes something without reading every order. Orders from before
// this column that owe nothing have none.
import { sql, type Kysely } from 'kysely';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

/** The price of the order's lines, in cents; null without lines. */
const LINES_TOTAL = sql`(
  select sum((unit_price * quantity + 5) / 10) from order_lines where order_id = orders.id)`;

/** The total of its invoices, before a payment the total of the data of one; null or 0 where no invoice says its price. */
const INVOICE_PRICE = sql`coalesce(nullif(invoiced_total, 0),
  case when final_amount is null then invoice_amount end)`;

/** Its price less the total that is noted; null without lines. */
const REST = sql`(case when ${INVOICE_PRICE} > 0 and ${LINES_TOTAL} is not null
    then ${INVOICE_PRICE} + discount_amount else ${LINES_TOTAL} end
  - case when final_amount is null then 0 else total_amount end)`;

/** An invoice leaves out already what was waived of the lines. */
const WAIVED = sql`case when invoiced_total > 0 or (${INVOICE_PRICE} > 0 and final_amount is not null)
  then 0 else waived_amount end`;

const IS_CALLED_OFF = sql`status in ('cancelled', 'error')`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'amount_due', 'bigint');
  await sql`update orders set amount_due = kept_amount - final_amount
    where ${IS_CALLED_OFF} and final_amount > kept_amount`.execute(db);
  await sql`update orders set amount_due = ${REST} - case when ${WAIVED} > 0 then ${WAIVED} else 0 end
    where not ${IS_CALLED_OFF} and ${REST} > 0 and ${REST} > ${WAIVED}`.execute(db);
  const given = sql`(${REST} - case when ${WAIVED} < 0 then ${WAIVED} else 0 end)`;
  await sql`update orders set amount_due = case when ${given} < -final_amount then -final_amount else ${given} end
    where not ${IS_CALLED_OFF} and ${REST} < 0 and ${REST} < ${WAIVED} and final_amount > 0`.execute(
    db,
  );
  await forgetUnknown(db);
  for (const [name, sign] of [
    ['orders_owing', '>'],
    ['orders_to_give_back', '<'],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('orders')
      .columns(['status', 'pickup_time', 'id'])
      .where(sql.ref('amount_due'), sign, sql.lit(0))
      .where(sql.ref('status'), '<>', sql.lit('pending'))
      .execute();
  }
}

type Line = { orderId: number; name: string; quantity: Tenths; note: string | null };

/** Orders whose lines are read at a time. */
const PAGE = 500;

/** Nobody knows what an order with a dish without a price costs, nor that anything is to be given back of it. */
async function forgetUnknown(db: Kysely<Tables>): Promise<void> {
  const { rows: orders } = await sql<{ id: number; details: string }>`select id, details from orders
    where amount_due <> 0 and details is not null and not ${IS_CALLED_OFF}
      and (final_amount is null or amount_due < 0) and coalesce(${INVOICE_PRICE}, 0) = 0`.execute(
    db,
  );
  for (let at = 0; at < orders.length; at += PAGE) {
    const some = orders.slice(at, at + PAGE);
    const { rows: all } = await sql<Line>`select order_id, name, quantity, note from order_lines
      where order_id in (${sql.join(some.map(({ id }) => id))})`.execute(db);
    const lines = Map.groupBy(all, ({ orderId }) => orderId);
    for (const { id, details } of some) {
      if (unpricedDishes({ details, lines: lines.get(id) ?? [] }) === '') continue;
      await sql`update orders set amount_due = null where id = ${id}`.execute(db);
    }
  }
}
