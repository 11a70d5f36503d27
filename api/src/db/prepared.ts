// Queries that run with every request are built once, not every time.
import type {
  Compilable,
  CompiledQuery,
  DialectAdapter,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
} from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables/tables.ts';

/**
 * A query whose text never changes, only its parameters, which are given in the order in which they
 * stand in the query. What `build` puts in their places is of no account, but for null.
 */
export function compiledOnce<Row>(
  build: (sql: Queries) => Compilable<Row>,
): (sql: Queries, parameters: readonly unknown[]) => CompiledQuery<Row> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (sql, parameters) => {
    const { adapter } = sql.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(sql).compile();
      compiled.set(adapter, query);
    }
    return { ...query, parameters };
  };
}

/** Makes such a query. */
export function prepared<Row>(
  build: (sql: Queries) => Compilable<Row>,
): (sql: Queries, parameters: readonly unknown[]) => Promise<Row[]> {
  const query = compiledOnce(build);
  return async (sql, parameters) => (await sql.executeQuery(query(sql, parameters))).rows;
}

type Insert<Table extends keyof Tables> = InsertQueryBuilder<Tables, Table, InsertResult>;

/**
 * An insert of rows that all have the columns of the first one. It is built once for these columns and so
 * many rows; `finish` adds what stands behind the values.
 */
export function compiledInsert<Table extends keyof Tables, Row = InsertResult>(
  table: Table,
  finish: (insert: Insert<Table>) => Compilable<Row> = (insert) => insert,
): (sql: Queries, rows: readonly Insertable<Tables[Table]>[]) => CompiledQuery<Row> {
  const byShape = new Map<string, ReturnType<typeof compiledOnce<Row>>>();
  return (sql, rows) => {
    const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Tables[Table]>)[];
    const shape = `${rows.length} ${columns.join(' ')}`;
    let query = byShape.get(shape);
    if (!query) {
      query = compiledOnce((one) =>
        finish(one.insertInto(table).values([...rows]) as Insert<Table>),
      );
      byShape.set(shape, query);
    }
    return query(
      sql,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
  };
}
