// Queries that run with every request are built once, not every time.
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './database.ts';

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
