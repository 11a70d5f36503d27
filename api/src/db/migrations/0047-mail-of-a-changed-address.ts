// A mail tells an address that it is no longer the one of its account; and two more reasons why a mail is not
// sent. Who has picked up an order with an address is found by it.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { autoId, resumeAutoId, type Engine } from '../engines/engine.ts';
import { addIndex, countColumn, references, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const COLUMNS = [
  ...['id', 'kind', 'order_id', 'recipient', 'subscription_id', 'transaction_id', 'made_at'],
  ...['attempts', 'next_attempt_at', 'leased_until', 'fault', 'ended_at', 'outcome'],
  'told_version',
].join(', ');

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await rebuildMessages(db, engine, ['confirmation', 'changed', 'cancelled', 'ready']);
  await sql`create index orders_delivered_by_email on orders (lower(customer_email))
    where status = 'delivered'`.execute(db);
}

/** SQLite changes no constraint: another table takes the place of the one before. It has the columns of this migration alone. */
export async function rebuildMessages(
  db: Kysely<Tables>,
  engine: Engine,
  orderKinds: readonly string[],
): Promise<void> {
  await db.schema.alterTable('messages').renameTo('old_messages').execute();
  for (const index of ['waiting', 'by_order', 'failed', 'to_sweep', 'by_subscription']) {
    await db.schema.dropIndex(`messages_${index}`).execute();
  }
  await createMessages(
    db,
    engine,
    sql`kind in (${sql.join(orderKinds.map((kind) => sql.lit(kind)))})`,
  );
  await sql
    .raw(`insert into messages (${COLUMNS}) select ${COLUMNS} from old_messages`)
    .execute(db);
  await db.schema.dropTable('old_messages').execute();
  await resumeAutoId(db, engine, 'messages');
  await addIndex(db, 'messages_waiting', 'messages', ['next_attempt_at'], ['ended_at', 'is', null]);
  await addIndex(db, 'messages_by_order', 'messages', ['order_id']);
  await addIndex(db, 'messages_failed', 'messages', ['ended_at'], ['outcome', '=', 'failed']);
  await addIndex(db, 'messages_to_sweep', 'messages', ['made_at']);
  await addIndex(
    db,
    'messages_by_subscription',
    'messages',
    ['subscription_id'],
    ['subscription_id', 'is not', null],
  );
}

const TO_AN_ADDRESS = sql`kind in ('passwordLinks', 'emailChanged')`;
const OF_POINTS = sql`kind in ('pointsGiven', 'pointsExpiring')`;

async function createMessages(
  db: Kysely<Tables>,
  engine: Engine,
  ofAnOrder: RawBuilder<SqlBool>,
): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', required)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('recipient', 'text')
    .addColumn('subscription_id', 'integer', references('push_subscriptions.id', 'cascade'))
    .addColumn('transaction_id', 'integer', references('point_transactions.id'))
    .addColumn('made_at', 'bigint', required)
    .addColumn('attempts', 'integer', countColumn('attempts'))
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('fault', 'text', (c) =>
      c.check(
        sql`fault in ('address_refused', 'not_yet', 'refused', 'away', 'no_tls', 'too_many')`,
      ),
    )
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('sent', 'dropped', 'failed')`))
    .addColumn('told_version', 'integer')
    .addCheckConstraint('messages_kind', sql`${ofAnOrder} or ${TO_AN_ADDRESS} or ${OF_POINTS}`)
    .addCheckConstraint('messages_have_ended', sql`(ended_at is null) = (outcome is null)`)
    .addCheckConstraint('messages_subject', sql`(${ofAnOrder}) = (order_id is not null)`)
    .addCheckConstraint(
      'messages_channel',
      sql`case when ${OF_POINTS} then subscription_id is not null
        when kind = 'confirmation' or ${TO_AN_ADDRESS} then subscription_id is null else true end`,
    )
    .addCheckConstraint(
      'messages_transaction',
      sql`(kind = 'pointsGiven') = (transaction_id is not null)`,
    )
    .addCheckConstraint(
      'messages_to',
      sql`recipient is null or (order_id is null and subscription_id is null and ended_at is null)`,
    )
    .execute();
}
