// The parts that are stated of an order's payment are one text, by method. The database keeps no list of methods.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables/tables.ts';

const METHODS = ['cash', 'card', 'transfer'];

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const amounts = METHODS.map((method) => `'${method}', ${method}_amount`).join(', ');
  const isStated = METHODS.map((method) => `${method}_amount is not null`).join(' or ');
  // Without those that are null, as they are written from now on.
  const stated =
    engine === 'postgres'
      ? `json_strip_nulls(json_build_object(${amounts}))::text`
      : `json_patch('{}', json_object(${amounts}))`;
  const statements = [
    'alter table orders add column stated_parts text',
    `update orders set stated_parts = ${stated} where ${isStated}`,
    ...METHODS.map((method) => `alter table orders drop column ${method}_amount`),
    ...(engine === 'postgres'
      ? ['alter table orders drop constraint orders_payment_method_check']
      : ANY_METHOD),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** SQLite takes no check from a column: another takes its place and name. */
const ANY_METHOD = [
  'drop index orders_paid',
  "alter table orders add column any_method text not null default 'cash'",
  "update orders set any_method = payment_method where payment_method <> 'cash'",
  'alter table orders drop column payment_method',
  'alter table orders rename column any_method to payment_method',
  `create index orders_paid on orders (status, payment_method, pickup_time, id)
    where final_amount is not null and status <> 'pending'`,
];
