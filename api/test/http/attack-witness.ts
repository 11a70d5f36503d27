// What is in the database, before and after a call.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { TableName } from '../../src/db/tables/tables.ts';
import { TABLE_NAMES } from '../count-rows.ts';

/** A refused call may write who was here, how often, and that it was refused. */
const OF_EVERY_CALL: readonly TableName[] = ['sessions', 'throttleHits', 'auditEntries'];

type Dump = Map<string, string>;

async function takeDump({ read }: Database): Promise<Dump> {
  const dump: Dump = new Map();
  for (const table of TABLE_NAMES.filter((name) => !OF_EVERY_CALL.includes(name))) {
    const rows = await read.selectFrom(table).selectAll().execute();
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    dump.set(table, createHash('sha256').update(lines.join('\n')).digest('base64'));
  }
  return dump;
}

/** Another value as soon as anything was committed; now and then also where nothing was. */
async function markOf({ engine, read }: Database): Promise<string> {
  const query =
    engine === 'sqlite'
      ? raw<{ mark: unknown }>`select data_version as mark from pragma_data_version`
      : raw<{ mark: unknown }>`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`;
  const { rows } = await query.execute(read);
  return String(rows[0]?.mark);
}

export class Witness {
  readonly #database: Database;
  #mark = '';
  /** Of `#mark`; null where something has been written since. */
  #dump: Dump | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Has to be called before each call that `tablesWritten` is asked about. */
  async look(): Promise<void> {
    const mark = await markOf(this.#database);
    if (this.#dump && mark === this.#mark) return;
    this.#dump = await takeDump(this.#database);
    this.#mark = await markOf(this.#database);
  }

  /** The tables in which anything has changed since the last look. */
  async tablesWritten(): Promise<string[]> {
    const mark = await markOf(this.#database);
    if (!this.#dump || mark === this.#mark) return [];
    const before = this.#dump;
    this.#dump = await takeDump(this.#database);
    this.#mark = mark;
    return [...this.#dump]
      .filter(([table, hash]) => before.get(table) !== hash)
      .map(([table]) => table);
  }
}
