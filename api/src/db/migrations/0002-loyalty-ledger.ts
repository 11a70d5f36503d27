// What the ledger needs to undo exactly what was done: which lots a transaction took its points
// from, and which transactions have been undone. And the shop's own secrets, such as the key that
// signs wallets, made here, once for every shop.
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const WALLET_KEY_BYTES = 32;

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createDraws(db, engine);
  await createReversals(db);
  await addIndex(
    db,
    'point_lots_by_expiry',
    'point_lots',
    ['expires_at'],
    ['remaining_points', '>', 0],
  );
  await createSecrets(db);
}

async function createDraws(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('point_draws')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('transaction_id', 'integer', (c) => c.notNull().references('point_transactions.id'))
    .addColumn('lot_id', 'integer', (c) => c.notNull().references('point_lots.id'))
    .addColumn('points', 'integer', (c) => c.notNull().check(sql`points <> 0`))
    .execute();
  await addIndex(db, 'point_draws_by_transaction', 'point_draws', ['transaction_id']);
  await addIndex(db, 'point_draws_by_lot', 'point_draws', ['lot_id']);
}

async function createReversals(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('point_reversals')
    // As the key: nothing is undone twice.
    .addColumn('transaction_id', 'integer', (c) =>
      c.primaryKey().references('point_transactions.id'),
    )
    .addColumn('reversed_by', 'integer', (c) => c.unique().references('point_transactions.id'))
    .addColumn('shortfall', 'integer', (c) => c.notNull().check(sql`shortfall >= 0`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'integer', (c) => c.references('users.id'))
    .execute();
}

async function createSecrets(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const value = randomBytes(WALLET_KEY_BYTES).toString('base64url');
  await db.insertInto('secrets').values({ name: 'wallet_key', value }).execute();
}
