// Writes that nobody waits for (docs/decisions/0023-few-round-trips.md). On PostgreSQL they travel with the
// transaction's next query or its commit, so that they cost no round trip; SQLite has none to save.
import type { CompiledQuery, Transaction } from 'kysely';
import type { Tables } from './tables/tables.ts';

type Explain = (error: unknown) => unknown;
type Write = CompiledQuery | { compile: (sql: Transaction<Tables>) => CompiledQuery };

const deferred = new WeakMap<CompiledQuery, Explain>();

/** How the failure of a deferred query is told; undefined for a query that is waited for. */
export function explainerOf(query: CompiledQuery): Explain | undefined {
  return deferred.get(query);
}

/**
 * Makes the write with what the transaction does next. Where it fails the transaction fails, with what
 * `explain` makes of the error: at once, at a later query or at its commit. Nobody catches it inside.
 */
export async function defer(
  { sql }: { sql: Transaction<Tables> },
  write: Write,
  explain: Explain = (error) => error,
): Promise<void> {
  const query = 'compile' in write ? write.compile(sql) : write;
  deferred.set(query, explain);
  try {
    await sql.executeQuery(query);
  } catch (error) {
    throw explain(error);
  }
}
