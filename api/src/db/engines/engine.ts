// All that differs between SQLite and PostgreSQL beyond opening them. Everything else is one set of
// queries and migrations (docs/rules/running.md#two-databases).
import {
  PostgresAdapter,
  sql,
  type ColumnDefinitionBuilder,
  type DialectAdapter,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type Transaction,
} from 'kysely';
import { defer } from '../defer.ts';
import type { Tables } from '../tables/tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** A key that counts up and is never given out twice. */
export function autoId(engine: Engine) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}

/** Lets the key go on after rows that were written with keys of their own. */
export async function resumeAutoId(
  database: Kysely<Tables>,
  engine: Engine,
  table: keyof Tables,
): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    database,
  );
}

/** Locks the rows until the transaction ends; on SQLite every transaction is alone anyway. */
export function forUpdate<Query extends SelectQueryBuilder<Tables, never, unknown>>(
  engine: Engine,
  query: Query,
): Query {
  return engine === 'postgres' ? (query.forUpdate() as Query) : query;
}

/** Locks the rows against removal and takeover only: something is about to refer to them. */
export function forReference<Query extends SelectQueryBuilder<Tables, never, unknown>>(
  engine: Engine,
  query: Query,
): Query {
  return engine === 'postgres' ? (query.forKeyShare() as Query) : query;
}

/** The same of those rows alone that nobody is removing or taking over just then; it waits for none. */
export function forReferenceIfFree<Query extends SelectQueryBuilder<Tables, never, unknown>>(
  engine: Engine,
  query: Query,
): Query {
  return engine === 'postgres' ? (query.forKeyShare().skipLocked() as Query) : query;
}

/**
 * All that an aggregate of the table says of each row of a query, as one JSON text: an array of arrays
 * with the columns' values, in the order of the first column. Null or "[]" where there is nothing.
 */
export function rowsAsJson(
  { adapter }: { adapter: DialectAdapter },
  columns: readonly string[],
  from: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const isPostgres = adapter instanceof PostgresAdapter;
  const [list, row] = isPostgres
    ? ['json_agg', 'json_build_array']
    : ['json_group_array', 'json_array'];
  const values = sql.join(columns.map((column) => sql.ref(column)));
  const [first = ''] = columns;
  return sql`(select cast(${sql.raw(list)}(${sql.raw(row)}(${values}) order by ${sql.ref(first)}) as text) from ${from})`;
}

/**
 * Makes transactions with the same name wait for each other, whatever rows they touch; those that share it
 * only for one that does not.
 */
export async function lockByName(
  transaction: Transaction<Tables>,
  engine: Engine,
  name: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> {
  if (engine === 'sqlite') return;
  const take = sql.raw(mode === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  const lock = sql`select ${take}(hashtextextended(${name}, 0))`;
  await defer({ sql: transaction }, lock);
}

/** Writes, as durably as anything else, without a change: whether the disk still takes what it is given. */
export async function writeNothing(
  transaction: Transaction<Tables>,
  engine: Engine,
): Promise<void> {
  if (engine === 'postgres') {
    await sql`select pg_logical_emit_message(true, 'ready', '')`.execute(transaction);
  } else {
    await sql`pragma user_version = 0`.execute(transaction);
  }
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** The columns, as the engine names them, that a failed write repeats; null for other errors. */
export function brokenUniqueness(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === UNIQUE_VIOLATION) return String(constraint);
  return /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1] ?? null;
}

/** The constraint, as the engine calls it, that a failed write does not meet; null for other errors. */
export function brokenCheck(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === CHECK_VIOLATION) return String(constraint);
  return /^CHECK constraint failed: (.+)$/.exec(error.message)?.[1] ?? null;
}
