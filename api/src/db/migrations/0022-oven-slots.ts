// What is promised for each half hour of the oven, held to what fits by the database itself. What has been
// ordered before counts.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('oven_slots')
    .addColumn('starts_at', 'bigint', (c) =>
      c
        .notNull()
        .primaryKey()
        .check(sql`starts_at % 1800000 = 0`),
    )
    .addColumn('taken', 'integer', (c) => c.notNull().check(sql`taken >= 0`))
    .addColumn('allowed', 'integer', (c) => c.notNull())
    .addCheckConstraint('oven_slots_fit', sql`taken <= allowed`)
    .execute();
  await sql`
    insert into oven_slots (starts_at, taken, allowed)
    select pickup_time - pickup_time % 1800000, sum(quantity), 1000000000
    from orders where status in ('pending', 'delivered') and quantity > 0
    group by pickup_time - pickup_time % 1800000
  `.execute(db);
}
