// A printer may be where none can be: the check of `fault` knows one more. The row says only how the last attempt
// went, and is written anew with the next.
import { sql, type Kysely } from 'kysely';
import { required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable('printers').execute();
  await db.schema
    .createTable('printers')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('address', 'text', required)
    .addColumn('leased_until', 'bigint', required)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('failing_since', 'bigint')
    .addColumn('fault', 'text', (c) =>
      c.check(sql`fault in ('paper_out', 'cover_open', 'error', 'away', 'cut', 'refused')`),
    )
    .addCheckConstraint('printers_failing', sql`(failing_since is null) = (fault is null)`)
    .execute();
}
