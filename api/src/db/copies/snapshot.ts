// The database as it is at one moment, for whoever looks at all of it beside a shop that goes on
// working. Nothing is migrated and nothing can be written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../operator-error.ts';
import type { Queries } from '../database.ts';
import { newPool } from '../engines/open-postgres.ts';
import { SQLITE_FILE } from '../engines/open-sqlite.ts';
import { NodeSqliteDialect } from '../engines/sqlite-dialect.ts';
import { newKysely, SnakeCasePostgresDialect } from '../engines/new-kysely.ts';

/** Where the shop keeps its data; without a `databaseUrl` it is SQLite in the folder. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Reads one moment of the database. Throws an OperatorError where there is none. */
export function readSnapshot<Result>(
  { dataDir, databaseUrl }: Place,
  read: (sql: Queries) => Promise<Result>,
): Promise<Result> {
  return databaseUrl === undefined ? readSqlite(dataDir, read) : readPostgres(databaseUrl, read);
}

async function readSqlite<Result>(
  dataDir: string,
  read: (sql: Queries) => Promise<Result>,
): Promise<Result> {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new OperatorError(`No hay base de datos en ${path}`);
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    // A transaction that only reads sees the same moment from its first read to its last.
    file.exec('begin');
    return await read(newKysely(new NodeSqliteDialect(file)));
  } finally {
    file.close();
  }
}

async function readPostgres<Result>(
  url: string,
  read: (sql: Queries) => Promise<Result>,
): Promise<Result> {
  const database = newKysely(new SnakeCasePostgresDialect({ pool: newPool(url) }));
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  } finally {
    await database.destroy();
  }
}
