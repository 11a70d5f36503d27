// Browsers that are told of an order or of somebody's points, and the key that says that it is the shop who
// tells them, made here, once for every shop. A message is a mail or is for one of these browsers.
import { createECDH } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { autoId, resumeAutoId, type Engine } from '../engines/engine.ts';
import { addIndex, references, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createSubscriptions(db, engine);
  await renewMessages(db, engine);
  const key = createECDH('prime256v1');
  key.generateKeys();
  const value = key.getPrivateKey('base64url').padStart(PRIVATE_KEY_LETTERS, 'A');
  await db.insertInto('secrets').values({ name: 'push_key', value }).execute();
}

/** 32 bytes as base64url; a number that begins with zeros is given shorter. */
const PRIVATE_KEY_LETTERS = 43;

async function createSubscriptions(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('endpoint', 'text', required)
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('expiry_told_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('expiry_told_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addCheckConstraint('push_subscriptions_of', sql`(order_id is null) <> (user_id is null)`)
    .execute();
  for (const owner of ['order', 'user']) {
    await db.schema
      .createIndex(`push_subscriptions_by_${owner}`)
      .on('push_subscriptions')
      .columns([`${owner}_id`, 'endpoint'])
      .unique()
      .execute();
  }
}

const COLUMNS = [
  ...['id', 'kind', 'order_id', 'recipient', 'made_at', 'attempts', 'next_attempt_at'],
  ...['leased_until', 'fault', 'ended_at', 'outcome', 'told_version'],
].join(', ');

/** SQLite changes no constraint: another table takes the place of the one before. */
async function renewMessages(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema.alterTable('messages').renameTo('old_messages').execute();
  for (const index of ['waiting', 'by_order', 'failed', 'to_sweep']) {
    await db.schema.dropIndex(`messages_${index}`).execute();
  }
  await createMessages(db, engine);
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

async function createMessages(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`kind in ('confirmation', 'changed', 'cancelled', 'ready', 'passwordLinks', 'pointsGiven', 'pointsExpiring')`,
        ),
    )
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('recipient', 'text')
    .addColumn('subscription_id', 'integer', references('push_subscriptions.id', 'cascade'))
    .addColumn('transaction_id', 'integer', references('point_transactions.id'))
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
    .addCheckConstraint('messages_have_ended', sql`(ended_at is null) = (outcome is null)`)
    .addCheckConstraint(
      'messages_subject',
      sql`(kind in ('passwordLinks', 'pointsGiven', 'pointsExpiring')) = (order_id is null)`,
    )
    .addCheckConstraint(
      'messages_channel',
      sql`case when kind in ('pointsGiven', 'pointsExpiring') then subscription_id is not null
        when kind in ('confirmation', 'passwordLinks') then subscription_id is null else true end`,
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
