// Every entity of the shop, plus what the rules need: sessions, throttles,
// point lots and idempotency keys. What a value may be is said here a second time, in the database,
// so that no bug can store what the rules forbid. The lists are literals on purpose: a migration
// that has run somewhere never changes, whatever becomes of core's constants.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import {
  addIndex,
  clockColumn,
  countColumn,
  flagColumn,
  references,
  required,
  type Column,
} from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const ROLES = ['superadmin', 'haykakan', 'abaranci'];
const ORDER_STATUSES = ['pending', 'delivered', 'cancelled', 'error'];
const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'mixed'];
const POINT_TRANSACTION_TYPES = ['earned', 'redeemed', 'expired', 'manual_adjustment'];
/** decimal(10,2) in cents, decimal(5,1) and 17.5 chickens in tenths. */
const MAX_CENTS = 9_999_999_999;
const MAX_STOCK = 99_999;
const MAX_QUANTITY = 175;

const oneOf =
  (name: string, values: readonly string[]): Column =>
  (column) =>
    column.notNull().check(sql`${sql.ref(name)} in (${sql.join(values.map((v) => sql.lit(v)))})`);

const between =
  (name: string, least: number, most: number): Column =>
  (column) =>
    column.check(sql`${sql.ref(name)} between ${sql.lit(least)} and ${sql.lit(most)}`);

const dayColumn =
  (name: string): Column =>
  (column) =>
    column
      .notNull()
      .check(
        sql`length(${sql.ref(name)}) = 10 and ${sql.ref(name)} between '2000-01-01' and '2100-12-31' and substr(${sql.ref(name)}, 5, 1) = '-' and substr(${sql.ref(name)}, 8, 1) = '-'`,
      );

const moneyColumn = (name: string): Column => between(name, 0, MAX_CENTS);
const stockColumn =
  (name: string): Column =>
  (column) =>
    between(name, -MAX_STOCK, MAX_STOCK)(column).notNull();

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const id = autoId(engine);
  await createShopTables(db, id);
  await createAccountTables(db, id);
  await createOrderTables(db, id);
  await createLoyaltyTables(db, id);
  await createStockTables(db, id);
  await createIdempotencyTable(db);
}

async function createShopTables(db: Kysely<Tables>, id: Column): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('id', 'integer', id)
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('value', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('business_hours')
    .addColumn('id', 'integer', id)
    .addColumn('day_of_week', 'integer', (c) => between('day_of_week', 0, 6)(c).notNull().unique())
    .addColumn('open_time', 'text', clockColumn('open_time'))
    .addColumn('close_time', 'text', clockColumn('close_time'))
    .addColumn('is_open', 'integer', flagColumn('is_open', 1))
    .addColumn('auto_update', 'integer', flagColumn('auto_update', 1))
    .addCheckConstraint('business_hours_order', sql`close_time > open_time`)
    .execute();
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', id)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text')
    .addColumn('image_url', 'text')
    .addColumn('deleted', 'integer', flagColumn('deleted', 0))
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', id)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text')
    .addColumn('price', 'bigint', (c) => moneyColumn('price')(c).notNull())
    .addColumn('image_url', 'text')
    .addColumn('category_id', 'integer', references('categories.id'))
    .addColumn('featured', 'integer', flagColumn('featured', 0))
    .addColumn('featured_order', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('allergens', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('deleted', 'integer', flagColumn('deleted', 0))
    .execute();
  await addIndex(db, 'products_by_category', 'products', ['category_id']);
}

async function createAccountTables(db: Kysely<Tables>, id: Column): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', id)
    .addColumn('username', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('role', 'text', (c) => oneOf('role', ROLES)(c).defaultTo('abaranci'))
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('phone', 'text', (c) => c.unique())
    .addColumn('postal_code', 'text')
    .addColumn('comparsa_name', 'text')
    .addColumn('details', 'text')
    .addColumn('active', 'integer', flagColumn('active', 1))
    .addColumn('phone_only', 'integer', flagColumn('phone_only', 0))
    .addColumn('gdpr_consent_date', 'bigint')
    .addColumn('gdpr_consent_version', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    // Either a phone-only user, or one who can sign in.
    .addCheckConstraint(
      'users_sign_in',
      sql`(phone_only = 1 and phone is not null and username is null and password is null) or (phone_only = 0 and username is not null and password is not null)`,
    )
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => references('users.id', 'cascade')(c).notNull())
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await addIndex(db, 'sessions_by_user', 'sessions', ['user_id']);
  await addIndex(db, 'sessions_by_expiry', 'sessions', ['expires_at']);
  await db.schema
    .createTable('throttle_hits')
    .addColumn('id', 'integer', id)
    .addColumn('bucket', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await addIndex(db, 'throttle_hits_by_bucket', 'throttle_hits', ['bucket', 'at']);
  await addIndex(db, 'throttle_hits_by_time', 'throttle_hits', ['at']);
}

async function createOrderTables(db: Kysely<Tables>, id: Column): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', id)
    .addColumn('customer_name', 'text', required)
    .addColumn('customer_phone', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('customer_dni', 'text')
    .addColumn('customer_address', 'text')
    .addColumn('quantity', 'integer', (c) =>
      c.notNull().check(sql`quantity between 0 and ${sql.lit(MAX_QUANTITY)} and quantity % 5 = 0`),
    )
    .addColumn('details', 'text')
    .addColumn('pickup_time', 'bigint', required)
    .addColumn('pickup_day', 'text', dayColumn('pickup_day'))
    .addColumn('status', 'text', (c) => oneOf('status', ORDER_STATUSES)(c).defaultTo('pending'))
    .addColumn('total_amount', 'bigint', (c) =>
      moneyColumn('total_amount')(c).notNull().defaultTo(0),
    )
    .addColumn('invoice_pdf', 'text')
    .addColumn('invoice_number', 'text')
    .addColumn('deleted', 'integer', flagColumn('deleted', 0))
    .addColumn('confirmado', 'integer', flagColumn('confirmado', 0))
    .addColumn('error', 'integer', flagColumn('error', 0))
    .addColumn('notificado', 'integer', flagColumn('notificado', 0))
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('points_earned', 'integer', countColumn('points_earned'))
    .addColumn('points_redeemed', 'integer', countColumn('points_redeemed'))
    .addColumn('final_amount', 'bigint', moneyColumn('final_amount'))
    .addColumn('payment_method', 'text', (c) =>
      oneOf('payment_method', PAYMENT_METHODS)(c).defaultTo('cash'),
    )
    .addColumn('cash_amount', 'bigint', moneyColumn('cash_amount'))
    .addColumn('card_amount', 'bigint', moneyColumn('card_amount'))
    .addColumn('transfer_amount', 'bigint', moneyColumn('transfer_amount'))
    .addColumn('gdpr_consent_date', 'bigint')
    .addColumn('gdpr_consent_version', 'text')
    .addColumn('is_manual_entry', 'integer', flagColumn('is_manual_entry', 0))
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    // Flags stand beside the status; they can never disagree with it.
    .addCheckConstraint(
      'orders_flags',
      sql`(confirmado = 1) = (status = 'delivered') and (deleted = 1) = (status = 'cancelled') and (error = 1) = (status = 'error')`,
    )
    .execute();
  await addIndex(db, 'orders_pending', 'orders', ['pickup_time', 'id'], ['status', '=', 'pending']);
  await addIndex(db, 'orders_by_change', 'orders', ['updated_at']);
  await addIndex(db, 'orders_by_user', 'orders', ['user_id']);
  await db.schema
    .createTable('order_logs')
    .addColumn('id', 'integer', id)
    .addColumn('order_id', 'integer', (c) => references('orders.id')(c).notNull())
    .addColumn('action', 'text', required)
    .addColumn('previous_state', 'text')
    .addColumn('new_state', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('created_by', 'integer', references('users.id'))
    .execute();
  await addIndex(db, 'order_logs_by_order', 'order_logs', ['order_id']);
}

async function createLoyaltyTables(db: Kysely<Tables>, id: Column): Promise<void> {
  await db.schema
    .createTable('user_points')
    .addColumn('id', 'integer', id)
    .addColumn('user_id', 'integer', (c) => references('users.id')(c).notNull().unique())
    .addColumn('total_points', 'integer', countColumn('total_points'))
    .addColumn('available_points', 'integer', countColumn('available_points'))
    .addColumn('bonus_active', 'integer', flagColumn('bonus_active', 0))
    .addColumn('updated_at', 'bigint', required)
    .addCheckConstraint('user_points_bonus', sql`(bonus_active = 1) = (available_points >= 100)`)
    .execute();
  await db.schema
    .createTable('point_transactions')
    .addColumn('id', 'integer', id)
    .addColumn('user_id', 'integer', (c) => references('users.id')(c).notNull())
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('type', 'text', oneOf('type', POINT_TRANSACTION_TYPES))
    .addColumn('points', 'integer', required)
    .addColumn('description', 'text')
    .addColumn('created_by', 'integer', references('users.id'))
    .addColumn('created_at', 'bigint', required)
    .addCheckConstraint(
      'point_transactions_sign',
      sql`points <> 0 and (type not in ('redeemed', 'expired') or points < 0)`,
    )
    .execute();
  await addIndex(db, 'point_transactions_by_user', 'point_transactions', ['user_id', 'id']);
  await addIndex(db, 'point_transactions_by_order', 'point_transactions', ['order_id']);
  await db.schema
    .createTable('point_lots')
    .addColumn('id', 'integer', id)
    .addColumn('user_id', 'integer', (c) => references('users.id')(c).notNull())
    .addColumn('transaction_id', 'integer', (c) =>
      references('point_transactions.id')(c).notNull().unique(),
    )
    .addColumn('earned_points', 'integer', (c) => c.notNull().check(sql`earned_points > 0`))
    .addColumn('remaining_points', 'integer', (c) =>
      c.notNull().check(sql`remaining_points >= 0 and remaining_points <= earned_points`),
    )
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await addIndex(
    db,
    'point_lots_live',
    'point_lots',
    ['user_id', 'expires_at'],
    ['remaining_points', '>', 0],
  );
}

async function createStockTables(db: Kysely<Tables>, id: Column): Promise<void> {
  await db.schema
    .createTable('stock')
    .addColumn('id', 'integer', id)
    .addColumn('date', 'text', (c) =>
      c
        .notNull()
        .unique()
        .check(sql`length(date) = 10`),
    )
    .addColumn('initial_stock', 'integer', (c) =>
      between('initial_stock', 0, MAX_STOCK)(c).notNull(),
    )
    .addColumn('current_stock', 'integer', stockColumn('current_stock'))
    .addColumn('reserved_stock', 'integer', (c) =>
      between('reserved_stock', 0, MAX_STOCK)(c).notNull(),
    )
    .addColumn('unreserved_stock', 'integer', stockColumn('unreserved_stock'))
    .addColumn('last_updated', 'bigint', required)
    .addCheckConstraint('stock_sum', sql`unreserved_stock = current_stock - reserved_stock`)
    .execute();
  await addIndex(db, 'stock_by_change', 'stock', ['last_updated']);
  await db.schema
    .createTable('stock_history')
    .addColumn('id', 'integer', id)
    .addColumn('stock_id', 'integer', (c) => references('stock.id')(c).notNull())
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('action', 'text', required)
    .addColumn('quantity', 'integer', stockColumn('quantity'))
    .addColumn('previous_stock', 'integer', stockColumn('previous_stock'))
    .addColumn('new_stock', 'integer', stockColumn('new_stock'))
    .addColumn('previous_reserved', 'integer', stockColumn('previous_reserved'))
    .addColumn('new_reserved', 'integer', stockColumn('new_reserved'))
    .addColumn('created_at', 'bigint', required)
    .addColumn('created_by', 'integer', references('users.id'))
    .execute();
  await addIndex(db, 'stock_history_by_day', 'stock_history', ['stock_id', 'id']);
  await addIndex(db, 'stock_history_by_order', 'stock_history', ['order_id']);
}

async function createIdempotencyTable(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('caller', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('response', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['caller', 'key'])
    .execute();
  await addIndex(db, 'idempotency_keys_by_expiry', 'idempotency_keys', ['expires_at']);
}
