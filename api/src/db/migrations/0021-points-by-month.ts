// The points of a month are those that count as earned: orders that were corrected and what staff gave
// are found without reading the whole ledger.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('point_lots_corrected')
    .on('point_lots')
    .column('transaction_id')
    .where(sql.ref('counted_points'), '<', sql.ref('earned_points'))
    .execute();
  await db.schema
    .createIndex('point_transactions_given_by_time')
    .on('point_transactions')
    .column('created_at')
    .where(sql.ref('type'), '=', sql.lit('manual_adjustment'))
    .where(sql.ref('points'), '>', sql.lit(0))
    .execute();
}
