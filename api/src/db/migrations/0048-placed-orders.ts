// The account of an order is who placed it signed in (docs/rules/orders.md#orders-of-signed-in-customers). Orders were
// given to accounts that had points or a bonus on them; they are taken back here. Who placed an order is its creator,
// who may have become part of another account since; of what staff entered and guests sent it is nobody.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** An order is created once; the aggregate answers null where nobody placed it signed in. */
const PLACED_BY = sql`(
  select min(coalesce(creator.merged_into, creator.id))
  from order_logs as log inner join users as creator on creator.id = log.created_by
  where log.order_id = orders.id and log.action = 'created'
    and orders.is_manual_entry = 0 and creator.role = 'abaranci')`;

/** Answers how many orders were taken back, where there were any. */
export async function up(db: Kysely<Tables>): Promise<string | null> {
  const { numAffectedRows } = await sql`update orders set user_id = ${PLACED_BY}
    where user_id is not null and user_id is distinct from ${PLACED_BY}`.execute(db);
  const taken = Number(numAffectedRows ?? 0);
  if (taken === 0) return null;
  return `Pedidos que ya no están en la cuenta de quien recibió o usó puntos en ellos: ${taken}`;
}
