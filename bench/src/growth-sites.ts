// Two shops of one engine: a new one, and one with years behind it.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newPool } from '../../api/src/db/engines/open-postgres.ts';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.ts';
import { fillingStatements, type Filling } from './growth-fill.ts';
import { freshSite, startShop, type Site } from './servers.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Customers who are signed in, evenly spread; their tokens are `tokenOf` their numbers. */
export const SIGNED_IN = 200;
/** As long as a new session's, or every call would prolong it. */
const SESSION_LIFETIME = 30 * 86_400_000;
export const tokenOf = (customer: number) => `bench-${customer}`;

export type GrowthSites = { empty: Site; grown: Site; remove(): void };

type Execute = (text: string) => Promise<Record<string, unknown>[]>;
type Say = (line: string) => void;

export async function makeSites(engine: Engine, customers: number, say: Say): Promise<GrowthSites> {
  return engine === 'SQLite' ? onSqlite(customers, say) : onPostgres(customers, say);
}

/** Migrates and gives the shop what every shop has on its first day. */
async function openFirst(site: Site): Promise<void> {
  const server = await startShop(site);
  await server.stop();
}

async function onSqlite(customers: number, say: Say): Promise<GrowthSites> {
  const [empty, grown] = [freshSite(), freshSite()];
  await openFirst(grown);
  const file = new DatabaseSync(join(grown.dataDir, 'brasa.sqlite'));
  file.exec('pragma synchronous = off; pragma cache_size = -256000; pragma foreign_keys = off');
  const execute: Execute = (text) => {
    if (text.startsWith('select')) return Promise.resolve(file.prepare(text).all());
    file.exec(`begin; ${text}; commit`);
    return Promise.resolve([]);
  };
  await fill(execute, customers, say);
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
  const remove = () => {
    for (const { dataDir } of [empty, grown]) rmSync(dataDir, { recursive: true, force: true });
  };
  return { empty, grown, remove };
}

async function onPostgres(customers: number, say: Say): Promise<GrowthSites> {
  const postgres = await startPostgres();
  try {
    const [empty, grown] = [
      freshSite(await newDatabase(postgres, 'bench_empty')),
      freshSite(await newDatabase(postgres, 'bench_grown')),
    ];
    await openFirst(grown);
    const pool = newPool(grown.databaseUrl);
    const client = await pool.connect();
    // The rows are right as they are made; checking each reference would take longer than writing.
    await client.query('set session_replication_role = replica');
    const execute: Execute = async (text) => {
      // Several statements answer several results, whatever the type says.
      const result: unknown = await client.query(text);
      return Array.isArray(result) ? [] : (result as { rows: Record<string, unknown>[] }).rows;
    };
    await fill(execute, customers, say);
    for (const table of TABLES) await execute(resumeKeys(table));
    await execute('vacuum analyze');
    client.release();
    await pool.end();
    return { empty, grown, remove: () => postgres.stop() };
  } catch (error) {
    postgres.stop();
    throw error;
  }
}

async function newDatabase({ url }: TestPostgres, name: string): Promise<string> {
  const pool = newPool(url);
  await pool.query(`create database ${name}`);
  await pool.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const TABLES = ['users', 'point_transactions', 'point_lots', 'orders', 'sales', 'stock'] as const;

const resumeKeys = (table: string) =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`;

async function fill(execute: Execute, customers: number, say: Say): Promise<void> {
  const now = Date.now();
  const highest = async (table: (typeof TABLES)[number]) => {
    const [row] = await execute(`select coalesce(max(id), 0) as id from ${table}`);
    return Number(row?.['id'] ?? 0);
  };
  const base: Filling['base'] = {
    user: await highest('users'),
    transaction: await highest('point_transactions'),
    lot: await highest('point_lots'),
    order: await highest('orders'),
    stock: await highest('stock'),
  };
  for (const [what, text] of fillingStatements({ customers, now, base })) {
    const begun = performance.now();
    await execute(text);
    say(`  ${what.padEnd(20)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await execute(sessions(customers, base.user, now));
}

/** Sessions of customers who have a user name: every third has none. */
function sessions(customers: number, baseUser: number, now: number): string {
  const rows = Array.from({ length: SIGNED_IN }, (_, index) => {
    const customer = Math.floor((index * (customers - 3)) / SIGNED_IN);
    const named = customer % 3 === 0 ? customer + 1 : customer;
    const hash = createHash('sha256').update(tokenOf(index)).digest('base64url');
    return `('${hash}', ${baseUser + named + 1}, ${now}, ${now + SESSION_LIFETIME})`;
  });
  return `insert into sessions (token_hash, user_id, created_at, expires_at) values ${rows.join(',')}`;
}
