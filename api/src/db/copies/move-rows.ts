// From SQLite to PostgreSQL: both have the same tables with the same types of columns (docs/decisions/0002).
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { newPool } from '../engines/open-postgres.ts';

type Row = Record<string, SQLInputValue>;
type Column = { name: string; isNumber: boolean };
type Table = { name: string; columns: readonly Column[] };

/** PostgreSQL takes 65,535 values with a query. */
const MOST_VALUES = 30_000;

/** The tables into which migrations write; a shop that has been opened has rows in others too. */
const OF_NEW_DATABASE = new Set(['secrets']);

const quoted = (name: string): string => `"${name}"`;

type Reference = { from: string; to: string; isDeferred: boolean };

/**
 * The tables with their columns, each behind those that its rows refer to. By a deferred key it is before them: a close
 * that is written takes no further payment.
 */
async function readTables(client: pg.PoolClient): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type
      from information_schema.columns
      where table_schema = current_schema() and table_name not like 'kysely%'
      order by table_name, ordinal_position`,
  );
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to, condeferred as "isDeferred"
      from pg_constraint where contype = 'f' and conrelid <> confrelid
        and connamespace = current_schema()::regnamespace`,
  );
  const byName = Map.groupBy(columns, ({ table }) => table);
  const ordered = new Set<string>();
  const place = (table: string): void => {
    if (ordered.has(table)) return;
    for (const { from, to, isDeferred } of references) {
      const [earlier, later] = isDeferred ? [from, to] : [to, from];
      if (later === table) place(earlier);
    }
    ordered.add(table);
  };
  for (const table of byName.keys()) place(table);
  return [...ordered].map((name) => ({
    name,
    columns: (byName.get(name) ?? []).map((column) => ({
      name: column.name,
      isNumber: column.type === 'bigint' || column.type === 'integer',
    })),
  }));
}

/** Throws an OperatorError where something is in it already. */
async function refuseFull(client: pg.PoolClient, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (OF_NEW_DATABASE.has(name)) continue;
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount !== 0) {
      throw new OperatorError(
        `La base de datos de destino no está vacía (${name}): use una recién creada con createdb`,
      );
    }
  }
}

/**
 * Keys within one table are asked only when the answered function is called, which rejects where a row is missing. A table
 * goes in several statements, and a user may be part of one with a higher id.
 */
async function deferOwnKeys(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and conrelid = confrelid and not condeferrable
        and connamespace = current_schema()::regnamespace`,
  );
  const alter = async (when: string) => {
    for (const { table, name } of keys) {
      await client.query(`alter table ${table} alter constraint ${quoted(name)} ${when}`);
    }
  };
  await alter('deferrable initially deferred');
  return async () => {
    await client.query('set constraints all immediate');
    await alter('not deferrable');
  };
}

async function copyTable(source: DatabaseSync, client: pg.PoolClient, table: Table): Promise<void> {
  const { name, columns } = table;
  const names = columns.map((column) => column.name);
  const most = Math.floor(MOST_VALUES / names.length);
  const list = names.map(quoted).join(', ');
  let rows: Row[] = [];
  const insert = async () => {
    if (rows.length === 0) return;
    const places = rows.map((_row, index) => placesOf(index, names.length)).join(', ');
    const values = rows.flatMap((row) => names.map((column) => row[column]));
    await client.query(
      `insert into ${quoted(name)} (${list}) overriding system value values ${places}`,
      values,
    );
    rows = [];
  };
  for (const row of source.prepare(`select ${list} from ${quoted(name)}`).iterate()) {
    rows.push(row);
    if (rows.length === most) await insert();
  }
  await insert();
}

function placesOf(row: number, width: number): string {
  const places = Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`);
  return `(${places.join(', ')})`;
}

/** Keys go on behind the last one that SQLite has counted: a restore leaves out more than there are rows (skip-ids.ts). */
async function continueKeys(source: DatabaseSync, client: pg.PoolClient): Promise<void> {
  const counted = source.prepare('select name, seq from sqlite_sequence').all();
  const lastGiven = new Map(counted.map(({ name, seq }) => [String(name), Number(seq)]));
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(last, 1), last > 0)
        from (select greatest(max(${quoted(column)}), $3::bigint) as last from ${quoted(table)}) as given`,
      [quoted(table), column, lastGiven.get(table) ?? 0],
    );
  }
}

/** How many rows it has, and what each of its numbers comes to, as text: sums go beyond what a number holds. */
const figuresOf = ({ name, columns }: Table): string => {
  const numbers = columns.filter(({ isNumber }) => isNumber).map((column) => quoted(column.name));
  const sums = numbers.map((number) => `coalesce(cast(sum(${number}) as text), '')`);
  const texts = ['cast(count(*) as text)', ...sums];
  return `select ${texts.join(" || ' ' || ")} as figures from ${quoted(name)}`;
};

/** Throws an OperatorError where the two do not have the same. */
async function compare(
  source: DatabaseSync,
  client: pg.PoolClient,
  tables: readonly Table[],
): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const sql = figuresOf(table);
    const there = String(source.prepare(sql).get()?.['figures']);
    const { rows } = await client.query<{ figures: string }>(sql);
    const here = rows[0]?.figures ?? '';
    if (there !== here) {
      throw new OperatorError(
        `No se ha movido nada: ${table.name} no cuadra (había ${there}, ha llegado ${here})`,
      );
    }
    count += Number(there.split(' ')[0]);
  }
  return count;
}

/**
 * Copies every row of the SQLite database to the new one of PostgreSQL, in one transaction, and answers how many there are.
 * Throws an OperatorError where the target has something in it, or where counts and sums differ afterwards, and
 * PostgreSQL's own error where that refuses a row. Nothing has moved then.
 */
export async function moveRows(source: DatabaseSync, url: string): Promise<number> {
  const pool = newPool(url, { max: 1 });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await readTables(client);
    await refuseFull(client, tables);
    await client.query(`truncate ${[...OF_NEW_DATABASE].map(quoted).join(', ')}`);
    const enforceOwnKeys = await deferOwnKeys(client);
    for (const table of tables) await copyTable(source, client, table);
    await enforceOwnKeys();
    await continueKeys(source, client);
    const count = await compare(source, client, tables);
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
    await pool.end();
  }
}
