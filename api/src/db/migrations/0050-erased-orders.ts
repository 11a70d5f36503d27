// An order that says no more who it was for says when that was erased, and nothing personal may be left in it. What is
// to be erased by its time is found by the pick-up, and one process at a time does it.
import { sql, type Kysely } from 'kysely';
import { addColumn, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const NOBODY = sql`code is null and customer_phone is null and customer_email is null and customer_dni is null and customer_address is null and gdpr_consent_date is null and gdpr_consent_version is null`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'erased_at', 'bigint', (column) =>
    column.check(sql`erased_at is null or (${NOBODY})`),
  );
  await sql`update orders set erased_at = updated_at where customer_name = 'Cuenta borrada' and ${NOBODY}`.execute(
    db,
  );
  await db.schema
    .createIndex('orders_to_erase')
    .on('orders')
    .columns(['pickup_time', 'id'])
    .where(sql.ref('erased_at'), 'is', sql.lit(null))
    .where(sql.ref('status'), '<>', sql.lit('pending'))
    .execute();
  await db.schema
    .createTable('sweeps')
    .addColumn('name', 'text', (column) =>
      column
        .primaryKey()
        .notNull()
        .check(sql`name = 'personal_data'`),
    )
    .addColumn('next_at', 'bigint', required)
    .execute();
}
