// Brings the database to the program's state, at every start. All pending migrations run in one
// transaction, so a start that is cut off changes nothing; on PostgreSQL processes that start
// together wait for each other.
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engines/engine.ts';
import type { Tables } from './tables/tables.ts';

/**
 * What a file of migrations/ exports; its name, "0012-order-lines", is its place in the order. A text that `up`
 * answers is a line for the operator.
 */
type MigrationFile = { up: (db: Kysely<Tables>, engine: Engine) => Promise<unknown> };

/** Has the operator told a line. */
export type Tell = (line: string) => void;

const nameOf = ({ pathname }: URL): string => basename(pathname, '.ts');

const FOLDER = new URL('migrations/', import.meta.url);

async function listFiles(folder: URL): Promise<URL[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return names.map((name) => new URL(name, folder));
}

async function readMigrations(
  files: readonly URL[],
  engine: Engine,
  tell: Tell,
): Promise<Record<string, Migration>> {
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const { up: change } = (await import(file.href)) as MigrationFile;
    const up = async (db: Kysely<Tables>) => {
      const line = await change(db, engine);
      if (typeof line === 'string') tell(line);
    };
    return [nameOf(file), { up }];
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
async function haveRun(database: Kysely<Tables>, files: readonly URL[]): Promise<boolean> {
  const names = files.map(nameOf);
  const run = await namesOfRun(database);
  return run !== null && new Set(names).symmetricDifference(new Set(run)).size === 0;
}

/** Whether the database is as this program needs it. */
export async function isMigrated(database: Kysely<Tables>): Promise<boolean> {
  return haveRun(database, await listFiles(FOLDER));
}

/**
 * Runs every migration that has not run yet, and tells the operator what they say once all have; throws when one fails,
 * with its error as the cause.
 */
export async function migrate(
  database: Kysely<Tables>,
  engine: Engine,
  tell: Tell,
  folder = FOLDER,
): Promise<void> {
  const files = await listFiles(folder);
  // Most starts find nothing to do. Kysely would first read every table's columns, twice.
  if (await haveRun(database, files)) return;
  const lines: string[] = [];
  const note: Tell = (line) => lines.push(line);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => readMigrations(files, engine, note) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
  for (const line of lines) tell(line);
}
