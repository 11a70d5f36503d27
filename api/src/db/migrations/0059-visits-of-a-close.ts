// Each visit notes the close that has counted it, as each payment does. By its time alone, a visit that was committed while
// a close was written stood in none. Visits from before the last close count as that one's.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import { forbidChanges } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('closed_visits')
    .addColumn('walk_in_id', 'text', (c) =>
      c.primaryKey().notNull().references('walk_in_visits.walk_in_id'),
    )
    .addColumn('close_number', 'integer', (c) =>
      c
        .notNull()
        .references('day_closes.number')
        .modifyEnd(sql`deferrable initially deferred`),
    )
    .addCheckConstraint('closed_visits_of_a_close', sql`close_number >= 1`)
    .execute();
  await sql`
    insert into closed_visits (walk_in_id, close_number)
    select walk_in_id, number from walk_in_visits, day_closes
    where number = (select max(number) from day_closes) and number >= 1 and entered_at <= closed_at
  `.execute(db);
  await forbidChanges(db, engine, 'closed_visits');
}
