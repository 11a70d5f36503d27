// The database for a command that writes beside a shop that goes on working. Nothing is migrated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Transaction } from './database.ts';
import { isMigrated } from './migrate.ts';
import { newKysely } from './new-kysely.ts';
import { newQueryPool, openOnPool } from './open-postgres.ts';
import { openFile, SQLITE_FILE } from './open-sqlite.ts';
import type { Place } from './snapshot.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

type Write<Result> = (transaction: Transaction) => Promise<Result>;

const OTHER_VERSION =
  'La base de datos no es la de esta versión de Brasa: si es anterior, arranque antes la tienda, que la pone al día; si es posterior, use esa versión';

/** Runs one transaction. Throws an OperatorError where there is no database, or one of another version. */
export function writeBeside<Result>(
  { dataDir, databaseUrl }: Place,
  write: Write<Result>,
): Promise<Result> {
  return databaseUrl === undefined
    ? writeSqlite(dataDir, write)
    : writePostgres(databaseUrl, write);
}

async function writeSqlite<Result>(dataDir: string, write: Write<Result>): Promise<Result> {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new OperatorError(`No hay base de datos en ${path}`);
  const queries = newKysely(new NodeSqliteDialect(openFile(path, false)));
  try {
    if (!(await isMigrated(queries))) throw new OperatorError(OTHER_VERSION);
    // The server sees for itself that somebody else has written.
    return await queries
      .transaction()
      .execute((sql) => write({ sql, engine: 'sqlite', announce: () => {} }));
  } finally {
    await queries.destroy();
  }
}

async function writePostgres<Result>(url: string, write: Write<Result>): Promise<Result> {
  const warn = () => {};
  const database = await openOnPool(url, newQueryPool(url, warn, { max: 1 }), warn);
  try {
    if (!(await isMigrated(database.read))) throw new OperatorError(OTHER_VERSION);
    return await database.transact(write);
  } finally {
    await database.close();
  }
}
