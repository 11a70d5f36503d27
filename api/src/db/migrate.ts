// Brings the database to the program's state, at every start. All pending migrations run in one
// transaction, so a start that is cut off changes nothing; on PostgreSQL processes that start
// together wait for each other.
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables/tables.ts';

/** What a file of migrations/ exports; its name, "0012-order-lines", is its place in the order. */
type MigrationFile = { up: (db: Kysely<Tables>, engine: Engine) => Promise<void> };

const FOLDER = new URL('migrations/', import.meta.url);

const listFiles = async () => (await readdir(FOLDER)).filter((file) => file.endsWith('.ts'));

async function readMigrations(
  files: readonly string[],
  engine: Engine,
): Promise<Record<string, Migration>> {
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const { up } = (await import(new URL(file, FOLDER).href)) as MigrationFile;
    return [basename(file, '.ts'), { up: (db: Kysely<Tables>) => up(db, engine) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** What PostgreSQL and SQLite say of a table that is not there. */
const NO_TABLE = /^42P01$|no such table/;

/** The names of the migrations that have run; null before the first one. */
async function namesOfRun(database: Kysely<Tables>): Promise<string[] | null> {
  try {
    const run = sql<{ name: string }>`select name from kysely_migration`;
    return (await run.execute(database)).rows.map(({ name }) => name);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if ([code, message].some((word) => NO_TABLE.test(word ?? ''))) return null;
    throw error;
  }
}

/** Whether all of these have run, and no others. */
async function haveRun(database: Kysely<Tables>, files: readonly string[]): Promise<boolean> {
  const names = files.map((file) => basename(file, '.ts'));
  const run = await namesOfRun(database);
  return run !== null && new Set(names).symmetricDifference(new Set(run)).size === 0;
}

/** Whether the database is as this program needs it. */
export async function isMigrated(database: Kysely<Tables>): Promise<boolean> {
  return haveRun(database, await listFiles());
}

/** Runs every migration that has not run yet; throws when one fails, with its error as the cause. */
export async function migrate(database: Kysely<Tables>, engine: Engine): Promise<void> {
  const files = await listFiles();
  // Most starts find nothing to do. Kysely would first read every table's columns, twice.
  if (await haveRun(database, files)) return;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => readMigrations(files, engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
}
