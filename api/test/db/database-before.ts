import { readdir } from 'node:fs/promises';
import { sql as raw, type Kysely } from 'kysely';
import type { Database, Transaction } from '../../src/db/database.ts';
import type { Engine } from '../../src/db/engines/engine.ts';
import type { Tables } from '../../src/db/tables/tables.ts';
import { engine, openMigrated } from '../shop-under-test.ts';

const FOLDER = new URL('../../src/db/migrations/', import.meta.url);

type Migration = { up: (db: Kysely<Tables>, engine: Engine) => Promise<unknown> };

/**
 * The database as that migration ("0064") finds it, empty; `migrate` runs it and all that follow. Gone when the test ends.
 */
export async function databaseBefore(
  number: string,
): Promise<{ database: Database; migrate: () => Promise<void> }> {
  const { database } = await openMigrated();
  const files = (await readdir(FOLDER)).toSorted();
  const run = (isMeant: (file: string) => boolean) =>
    database.transact(async ({ sql }) => {
      for (const file of files.filter(isMeant)) {
        const { up } = (await import(new URL(file, FOLDER).href)) as Migration;
        await up(sql, engine);
      }
    });
  await database.transact(dropEverything);
  await run((file) => file < number);
  return { database, migrate: () => run((file) => file >= number) };
}

async function dropEverything({ sql }: Transaction): Promise<void> {
  if (engine === 'postgres') {
    await raw`drop schema public cascade`.execute(sql);
    await raw`create schema public`.execute(sql);
    return;
  }
  const unreferred = raw<{ name: string }>`
    select name from sqlite_master as target where type = 'table' and name not like 'sqlite%'
      and not exists (
        select 1 from sqlite_master as source, pragma_foreign_key_list(source.name) as reference
        where reference."table" = target.name and source.name <> target.name)`;
  for (;;) {
    const { rows } = await unreferred.execute(sql);
    if (rows.length === 0) return;
    for (const { name } of rows) await raw`drop table ${raw.table(name)}`.execute(sql);
  }
}
