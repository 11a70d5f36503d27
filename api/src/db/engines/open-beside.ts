// The database for a command that writes beside a shop that goes on working. Nothing is migrated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Queries, Transaction } from '../database.ts';
import type { Engine } from './engine.ts';
import { isMigrated } from '../migrate.ts';
import { newKysely, SnakeCasePostgresDialect } from './new-kysely.ts';
import { newQueryPool, openOnPool } from './open-postgres.ts';
import { openFile, SQLITE_FILE } from './open-sqlite.ts';
import type { Place } from '../copies/snapshot.ts';
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

/** Reads a database of any version, as it is. Rejects where there is none, or it cannot be read. */
export async function readBeside<Result>(
  { dataDir, databaseUrl }: Place,
  read: (sql: Queries, engine: Engine) => Promise<Result>,
): Promise<Result> {
  const isFile = databaseUrl === undefined;
  const queries = newKysely(
    isFile
      ? new NodeSqliteDialect(openFile(join(dataDir, SQLITE_FILE), true))
      : new SnakeCasePostgresDialect({ pool: newQueryPool(databaseUrl, () => {}, { max: 1 }) }),
  );
  try {
    return await read(queries, isFile ? 'sqlite' : 'postgres');
  } finally {
    await queries.destroy();
  }
}
