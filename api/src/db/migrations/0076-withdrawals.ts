// A customer's withdrawal from the closed drinks of an order, and the mail that acknowledges it.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import { addColumn, flagColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';
import { rebuildMessages } from './0047-mail-of-a-changed-address.ts';

const ORDER_KINDS = ['confirmation', 'changed', 'cancelled', 'ready', 'withdrawn'];

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await addColumn(db, 'orders', 'withdrawn_at', 'bigint');
  await addColumn(db, 'orders', 'withdrawn_drinks', 'text');
  await db.schema
    .createIndex('orders_withdrawn')
    .on('orders')
    .columns(['status', 'pickup_time', 'id'])
    .where(sql.ref('withdrawn_at'), 'is not', null)
    .execute();
  const silent = await db.selectFrom('messages').select('id').where('fellSilent', '=', 1).execute();
  await rebuildMessages(db, engine, ORDER_KINDS);
  await addColumn(db, 'messages', 'fell_silent', 'integer', flagColumn('fell_silent', 0));
  for (const { id } of silent) {
    await db.updateTable('messages').set({ fellSilent: 1 }).where('id', '=', id).execute();
  }
}
