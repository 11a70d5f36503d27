// What migrations make tables of. What has run somewhere never changes, and so nothing here does: a
// migration that needs something else brings it along.
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Engine } from './engines/engine.ts';
import type { Tables } from './tables/tables.ts';

export type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();

export const references =
  (target: string, onDelete?: 'cascade'): Column =>
  (column) =>
    onDelete ? column.references(target).onDelete(onDelete) : column.references(target);

export const flagColumn =
  (name: string, initially?: 0 | 1): Column =>
  (column) => {
    const flag = column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);
    return initially === undefined ? flag : flag.defaultTo(initially);
  };

/** A number that starts there and never goes below. */
export const countColumn =
  (name: string, first: 0 | 1 = 0): Column =>
  (column) =>
    column
      .notNull()
      .defaultTo(first)
      .check(sql`${sql.raw(name)} >= ${sql.lit(first)}`);

// The engines share no pattern operator that could tell a digit, so the shape is checked by place.
export const clockColumn =
  (name: string): Column =>
  (column) =>
    column
      .notNull()
      .check(
        sql`length(${sql.ref(name)}) = 5 and substr(${sql.ref(name)}, 3, 1) = ':' and ${sql.ref(name)} between '00:00' and '23:59' and substr(${sql.ref(name)}, 4, 2) between '00' and '59'`,
      );

export async function addColumn(
  db: Kysely<Tables>,
  table: string,
  name: string,
  type: 'integer' | 'bigint' | 'text',
  build?: Column,
): Promise<void> {
  await db.schema.alterTable(table).addColumn(name, type, build).execute();
}

type Condition = readonly [
  column: string,
  operator: '=' | '>' | 'is' | 'is not',
  value: string | 0 | null,
];

/** Of some rows only, where there is a condition. */
export async function addIndex(
  db: Kysely<Tables>,
  name: string,
  table: string,
  columns: readonly string[],
  condition?: Condition,
): Promise<void> {
  const index = db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);
  if (!condition) return index.execute();
  const [column, operator, value] = condition;
  await index.where(sql.ref(column), operator, sql.lit(value)).execute();
}

const APPEND_ONLY = (table: string) => `violates append-only: ${table} is never changed or deleted`;

/** A change of such a table that is let through; the table's triggers ask it of the row before and after. */
export type AllowedChange = {
  /** Of rows `old` and `new`. */
  when: string;
  /** Columns that stay as they are. */
  same: readonly string[];
};

/** The database itself refuses to change or delete what is in the table, but for what is allowed. */
export async function forbidChanges(
  db: Kysely<Tables>,
  engine: Engine,
  table: string,
  allowed?: AllowedChange,
): Promise<void> {
  const statements = engine === 'postgres' ? onPostgres(table, allowed) : onSqlite(table, allowed);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const conditionOf = ({ when, same }: AllowedChange, isSame: string): string =>
  [when, ...same.map((name) => `new.${name} ${isSame} old.${name}`)].join(' and ');

function onSqlite(table: string, allowed: AllowedChange | undefined): string[] {
  const refusal = `begin select raise(abort, '${APPEND_ONLY(table)}'); end`;
  const unless = allowed ? `when not (${conditionOf(allowed, 'is')})` : '';
  return [
    `create trigger ${table}_no_update before update on ${table} ${unless} ${refusal}`,
    `create trigger ${table}_no_delete before delete on ${table} ${refusal}`,
  ];
}

function onPostgres(table: string, allowed: AllowedChange | undefined): string[] {
  const pass = allowed
    ? `if tg_op = 'UPDATE' then
        if ${conditionOf(allowed, 'is not distinct from')} then return new; end if;
      end if;`
    : '';
  return [
    `create or replace function ${table}_append_only() returns trigger language plpgsql as $$
      begin ${pass} raise restrict_violation using message = '${APPEND_ONLY(table)}'; end $$`,
    `create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function ${table}_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function ${table}_append_only()`,
  ];
}
