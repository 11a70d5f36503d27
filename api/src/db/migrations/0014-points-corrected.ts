// What of a lot counts as ever earned, and what corrections have called back of it; which version of an
// order a reversal belongs to, so that exactly that one can be taken back, and what did so.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const LOT_COLUMNS = ['counted_points', 'called_points', 'owed_points'] as const;

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const column of LOT_COLUMNS) {
    const allowed = sql`${sql.ref(column)} between 0 and earned_points`;
    await db.schema
      .alterTable('point_lots')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0).check(allowed))
      .execute();
  }
  await sql`update point_lots set counted_points = earned_points`.execute(db);
  await db.schema
    .alterTable('point_reversals')
    .addColumn('order_version', 'integer', (c) => c.check(sql`order_version >= 1`))
    .execute();
  await db.schema
    .alterTable('point_reversals')
    .addColumn('restored_by', 'integer', (c) => c.references('point_transactions.id'))
    .execute();
  await db.schema
    .alterTable('point_reversals')
    .addColumn('paid_points', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`paid_points >= 0`),
    )
    .execute();
  await db.schema
    .createIndex('point_reversals_by_restored')
    .unique()
    .on('point_reversals')
    .column('restored_by')
    .execute();
}
