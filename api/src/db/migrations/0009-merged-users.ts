// Two accounts of one person become one (docs/decisions/0017): the one that goes is a row without a person
// that points to the one that stays; transactions remember whose they were; a log says what was done;
// and a user may have further phones beside the main one. A phone is one user's, in whichever of the
// two tables it stands: the triggers see to that, as a unique index does within one.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addColumn, addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await addColumn(db, 'users', 'merged_into', 'integer', (c) =>
    c
      .references('users.id')
      .check(sql`merged_into is null or (erased_at is not null and merged_into <> id)`),
  );
  await addIndex(
    db,
    'users_by_successor',
    'users',
    ['merged_into'],
    ['merged_into', 'is not', null],
  );
  await addColumn(db, 'point_transactions', 'original_user_id', 'integer', (c) =>
    c.references('users.id'),
  );
  await createPhones(db);
  await createLog(db, engine);
  for (const statement of engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES) {
    await sql.raw(statement).execute(db);
  }
}

async function createPhones(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('user_phones')
    .addColumn('phone', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await addIndex(db, 'user_phones_by_user', 'user_phones', ['user_id']);
}

async function createLog(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const figure = ['available_points', 'total_points', 'transactions', 'orders'] as const;
  let table = db.schema
    .createTable('user_merges')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('kept_user_id', 'integer', (c) => c.notNull().references('users.id'))
    // Unique: whoever has become part of another cannot do so again.
    .addColumn('merged_user_id', 'integer', (c) => c.notNull().unique().references('users.id'));
  for (const name of figure) {
    table = table.addColumn(name, 'integer', (c) => c.notNull().check(sql`${sql.ref(name)} >= 0`));
  }
  await table
    .addColumn('last_transaction_id', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'integer', (c) => c.notNull().references('users.id'))
    .addCheckConstraint('user_merges_two', sql`kept_user_id <> merged_user_id`)
    .execute();
  await addIndex(db, 'user_merges_by_kept', 'user_merges', ['kept_user_id']);
}

const onSqlite = (table: string, other: string, moment: string) => `
  create trigger ${table}_phone_free_${moment.slice(0, 6)} after ${moment} on ${table}
  when new.phone is not null and exists (select 1 from ${other} where phone = new.phone)
  begin select raise(abort, 'UNIQUE constraint failed: ${table}.phone'); end`;

const ON_SQLITE = [
  onSqlite('users', 'user_phones', 'insert'),
  onSqlite('users', 'user_phones', 'update of phone'),
  onSqlite('user_phones', 'users', 'insert'),
  onSqlite('user_phones', 'users', 'update of phone'),
];

// After the write, which waits for whoever is moving the phone: what they did is seen then.
const onPostgres = (table: string, other: string) => [
  `create function ${table}_phone_free() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from ${other} where phone = new.phone) then
        raise unique_violation using constraint = '${table}_phone_free',
          message = 'a phone in two tables violates the unique constraint ${table}_phone_free';
      end if;
      return null;
    end
  $$`,
  `create trigger ${table}_phone_free after insert or update of phone on ${table}
    for each row when (new.phone is not null) execute function ${table}_phone_free()`,
];

const ON_POSTGRES = [...onPostgres('users', 'user_phones'), ...onPostgres('user_phones', 'users')];
