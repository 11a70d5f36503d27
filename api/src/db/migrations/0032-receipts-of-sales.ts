// A receipt is of an order or of a counter sale; those before are all of orders.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`alter table print_jobs add column subject text not null default 'order'
    constraint print_jobs_subject check (subject = 'order' or (subject = 'sale' and kind = 'receipt'))`.execute(
    db,
  );
}
