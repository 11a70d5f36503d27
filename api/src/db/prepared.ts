// Queries that run with every request are built once, not every time.
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './database.ts';

/**
 * A query whose text never changes, only its parameters, which are given in the order in which they
 * stand in the query. What `build` puts in their places is of no account.
 */
export function prepared<Row>(
  build: (sql: Queries) => Compilable<Row>,
): (sql: Queries, parameters: readonly unknown[]) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (sql, parameters) => {
    const { adapter } = sql.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(sql).compile();
      compiled.set(adapter, query);
    }
    const { rows } = await sql.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
