// Tickets that are to be printed, and how the printer stands.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, flagColumn, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('print_jobs')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('order', 'receipt')`))
    .addColumn('subject_id', 'integer', (c) => c.notNull().check(sql`subject_id >= 1`))
    .addColumn('way', 'text', (c) => c.notNull().check(sql`way in ('printer', 'browser')`))
    .addColumn('made_at', 'bigint', required)
    .addColumn('made_by', 'integer', (c) => c.references('users.id'))
    .addColumn('begun_at', 'bigint')
    .addColumn('is_first', 'integer', flagColumn('is_first', 0))
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('printed', 'discarded')`))
    .addCheckConstraint('print_jobs_ended', sql`(ended_at is null) = (outcome is null)`)
    .addCheckConstraint(
      'print_jobs_begun',
      sql`begun_at is not null or (is_first = 0 and (outcome is null or outcome = 'discarded'))`,
    )
    .addCheckConstraint(
      'print_jobs_browser',
      sql`way = 'printer' or (outcome is not null and outcome = 'printed')`,
    )
    .execute();
  await addIndex(db, 'print_jobs_by_subject', 'print_jobs', ['subject_id', 'kind']);
  await sql`create index print_jobs_waiting on print_jobs (id) where ended_at is null`.execute(db);
  await addIndex(db, 'print_jobs_to_sweep', 'print_jobs', ['made_at'], ['is_first', '=', 0]);
  await db.schema
    .createTable('printers')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('address', 'text', required)
    .addColumn('leased_until', 'bigint', required)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('failing_since', 'bigint')
    .addColumn('fault', 'text', (c) =>
      c.check(sql`fault in ('paper_out', 'cover_open', 'error', 'away', 'cut')`),
    )
    .addCheckConstraint('printers_failing', sql`(failing_since is null) = (fault is null)`)
    .execute();
}
