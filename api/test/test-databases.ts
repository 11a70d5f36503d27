// Databases of the engine under test. Migrating and filling one costs more than most tests, so a
// process keeps what it made for all its test files: on SQLite a file to copy, on PostgreSQL databases
// that are put back to their first day between two tests. They go with the tests' folder and server.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/db/database.ts';
import {
  newPool,
  newQueryPool,
  openOnPool,
  openPostgres,
} from '../src/db/engines/open-postgres.ts';
import { openSqlite, SQLITE_FILE } from '../src/db/engines/open-sqlite.ts';

export const engine = process.env['BRASA_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

export type TestDatabase = {
  /** Opens it as a process of the shop does. */
  open: () => Promise<Database>;
  /** DATABASE_URL for a server process; empty for SQLite in DATA_DIR. */
  url: string;
  /** To be called when every process has closed it. */
  giveBack: () => Promise<void>;
};

/** Writes what every shop has on its first day. */
export type Fill = (database: Database) => Promise<unknown>;

const newFolder = () => mkdtempSync(join(tmpdir(), 'brasa-test-'));

/** A database in which nothing has happened, not even a migration. */
export function emptyDatabase(folder: string): Promise<TestDatabase> {
  if (engine === 'postgres') return createPostgres();
  return Promise.resolve({
    url: '',
    open: () => openSqlite(folder),
    giveBack: () => Promise.resolve(),
  });
}

/** A database on its first day. SQLite puts it into the folder. */
export function filledDatabase(folder: string, fill: Fill): Promise<TestDatabase> {
  return engine === 'postgres' ? takePostgres(fill) : copySqlite(folder, fill);
}

let template: Promise<string> | undefined;

async function copySqlite(folder: string, fill: Fill): Promise<TestDatabase> {
  template ??= (async () => {
    const made = newFolder();
    const database = await openSqlite(made);
    await fill(database);
    // SQLite moves its journal into the file when the last connection closes; one that was never
    // used is not there to be closed.
    await database.read.selectFrom('users').select('id').execute();
    await database.close();
    return join(made, SQLITE_FILE);
  })();
  copyFileSync(await template, join(folder, SQLITE_FILE));
  return emptyDatabase(folder);
}

type Row = { name: string; columns: string };

async function command(url: string, text: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

async function createPostgres(): Promise<TestDatabase> {
  const server = process.env['BRASA_TEST_POSTGRES'];
  if (server === undefined) throw new Error('BRASA_TEST_POSTGRES names no PostgreSQL server');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => command(server, `drop database if exists ${name} with (force)`);
  return {
    url: url.href,
    open: () => openPostgres(url.href, () => {}),
    giveBack: async () => {
      await drop();
    },
  };
}

// By the columns' names: a test may have made some of them anew, behind the others.
const TABLES = `select table_name as name, string_agg(column_name, ', ') as columns
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'kysely%' group by 1 order by 1`;
const COUNTED = `select table_name as name from information_schema.columns
  where table_schema = 'public' and is_identity = 'YES'`;

/**
 * Copies every table to the schema first_day; answers the statement that puts the copies back. It is a function, which
 * keeps its plans as long as the connection. Deleting is many times faster than truncating where there are few rows.
 */
async function copyFirstDay(url: string): Promise<string> {
  const tables = (await command(url, TABLES)).rows;
  const names = tables.map(({ name }) => name);
  const counted = (await command(url, COUNTED)).rows.map(({ name }) => name);
  const copies = names.map((name) => `create table first_day.${name} as table ${name}`);
  const steps = [
    ...names.map((name) => `delete from ${name}`),
    ...tables.map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) select ${columns} from first_day.${name}`,
    ),
    ...counted.map(
      (name) =>
        `perform setval(pg_get_serial_sequence('${name}', 'id'), coalesce(max(id), 1), max(id) is not null) from ${name}`,
    ),
  ];
  const putBack = `create function first_day.put_back() returns void language plpgsql
    as $$ begin ${steps.join(';')}; end $$`;
  await command(url, ['create schema first_day', ...copies, putBack].join(';'));
  return 'select first_day.put_back()';
}

/** Foreign keys hold at the end as they did at the start; the order in between is any. */
const IN_ANY_ORDER = '-c session_replication_role=replica';

const free: TestDatabase[] = [];

/** Pools of connections that outlive the test: opening one costs more than most of its queries. */
function keepPools(url: string) {
  const idle: pg.Pool[] = [];
  return () => {
    const known = idle.pop();
    if (known) return known;
    const pool = newQueryPool(url, () => {}, { allowExitOnIdle: true });
    return Object.assign(pool, {
      end: async () => {
        // As pg does: what a query is still using is waited for.
        while (pool.idleCount < pool.totalCount) await once(pool, 'release');
        idle.push(pool);
      },
    });
  };
}

async function takePostgres(fill: Fill): Promise<TestDatabase> {
  const known = free.pop();
  if (known) return known;
  const made = await createPostgres();
  const database = await made.open();
  await fill(database);
  await database.close();
  const putBack = await copyFirstDay(made.url);
  const takePool = keepPools(made.url);
  const cleaner = newPool(made.url, { max: 1, allowExitOnIdle: true, options: IN_ANY_ORDER });
  const kept: TestDatabase = {
    url: made.url,
    open: () => openOnPool(made.url, takePool(), () => {}),
    giveBack: async () => {
      const client = await cleaner.connect();
      await client.query(putBack);
      client.release();
      free.push(kept);
    },
  };
  return kept;
}
