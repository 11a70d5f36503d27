// An invoice is of an order or of a counter sale, and a sale knows what it has to stay at. The rest of both is
// never changed or deleted, as before.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import { addColumn, addIndex, forbidChanges } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const table of ['sales', 'invoices']) await allowChanges(db, engine, table);
  await addColumn(db, 'sales', 'invoiced_total', 'bigint');
  await forbidChanges(db, engine, 'sales', { when: 'true', same: SOLD });
  await mayLackOrder(db, engine);
  await sql`alter table invoices add column sale_id integer references sales(id)
    constraint invoices_subject check ((order_id is null) <> (sale_id is null))`.execute(db);
  await addIndex(db, 'invoices_by_sale', 'invoices', ['sale_id'], ['sale_id', 'is not', null]);
  await forbidChanges(db, engine, 'invoices');
}

/** What was sold and how it was paid. */
const SOLD = [
  ...['id', 'walk_in_id', 'payment_method', 'total', 'cash', 'card', 'transfer'],
  ...['chickens', 'day', 'entered_at', 'made_at', 'sold_by'],
];

/** Until what may not be changed is said anew. */
async function allowChanges(db: Kysely<Tables>, engine: Engine, table: string): Promise<void> {
  const triggers =
    engine === 'postgres' ? ['append_only', 'no_truncate'] : ['no_update', 'no_delete'];
  const of = engine === 'postgres' ? ` on ${table}` : '';
  for (const trigger of triggers)
    await sql.raw(`drop trigger ${table}_${trigger}${of}`).execute(db);
}

/** SQLite cannot take "not null" from a column: another takes its place and name. */
async function mayLackOrder(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table invoices alter column order_id drop not null`.execute(db);
    return;
  }
  const statements = [
    'drop index invoices_by_order',
    'alter table invoices add column order_id_or_none integer references orders(id)',
    'update invoices set order_id_or_none = order_id',
    'alter table invoices drop column order_id',
    'alter table invoices rename column order_id_or_none to order_id',
    'create index invoices_by_order on invoices (order_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
