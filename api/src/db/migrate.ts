// Brings the database to the program's state, at every start. All pending migrations run in one
// transaction, so a start that is cut off changes nothing; on PostgreSQL processes that start
// together wait for each other.
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables/tables.ts';

/** What a file of migrations/ exports; its name, "0012-order-lines", is its place in the order. */
type MigrationFile = { up: (db: Kysely<Tables>, engine: Engine) => Promise<void> };

const FOLDER = new URL('migrations/', import.meta.url);

async function readMigrations(engine: Engine): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts'));
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const { up } = (await import(new URL(file, FOLDER).href)) as MigrationFile;
    return [basename(file, '.ts'), { up: (db: Kysely<Tables>) => up(db, engine) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/** Runs every migration that has not run yet; throws when one fails, with its error as the cause. */
export async function migrate(database: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => readMigrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('a migration failed', { cause: error });
}
