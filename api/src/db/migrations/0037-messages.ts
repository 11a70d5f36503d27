// Mails that tell customers of their orders, or bring them a link.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(sql`kind in ('confirmation', 'changed', 'cancelled', 'ready', 'passwordLinks')`),
    )
    .addColumn('order_id', 'integer', (c) => c.references('orders.id'))
    .addColumn('recipient', 'text')
    .addColumn('made_at', 'bigint', required)
    .addColumn('attempts', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`attempts >= 0`),
    )
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('fault', 'text', (c) =>
      c.check(sql`fault in ('address_refused', 'not_yet', 'refused', 'away')`),
    )
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('sent', 'dropped', 'failed')`))
    .addColumn('told_version', 'integer')
    .addCheckConstraint('messages_ended', sql`(ended_at is null) = (outcome is null)`)
    .addCheckConstraint('messages_of', sql`(kind = 'passwordLinks') = (order_id is null)`)
    .addCheckConstraint(
      'messages_recipient',
      sql`recipient is null or (order_id is null and ended_at is null)`,
    )
    .execute();
  await sql`create index messages_waiting on messages (next_attempt_at) where ended_at is null`.execute(
    db,
  );
  await addIndex(db, 'messages_by_order', 'messages', ['order_id']);
  await sql`create index messages_failed on messages (ended_at) where outcome = 'failed'`.execute(
    db,
  );
  await sql`create index messages_to_sweep on messages (made_at)`.execute(db);
}
