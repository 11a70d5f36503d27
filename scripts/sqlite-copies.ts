// Copies of the SQLite file: made while the shop works, and looked at before anybody relies on them.
import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../api/src/db/copies/private-files.ts';
import { isDamaged } from '../api/src/db/unavailable.ts';
import { OperatorError } from '../api/src/operator-error.ts';

const BUSY_TIMEOUT = 5000;

/**
 * Writes the database as it is at one moment to a new file. It reads one snapshot, which no order that
 * arrives meanwhile makes it begin again, and what has been freed is not copied.
 */
export function copySqlite(from: string, to: string): void {
  makePrivateFile(to);
  reading(from, (database) => {
    database.prepare('vacuum into ?').run(to);
  });
  chmodSync(to, 0o600);
}

/** How many orders and users the sound copy has; throws an OperatorError for one that is damaged. */
export function inspectCopy(file: string): { orders: number; users: number } {
  return reading(file, (database) => {
    const faults = [
      ...database
        .prepare('pragma integrity_check')
        .all()
        .map((row) => row['integrity_check']),
      ...database
        .prepare('pragma foreign_key_check')
        .all()
        .map((row) => row['table']),
    ].filter((fault) => fault !== 'ok');
    if (faults.length > 0) throw new OperatorError(damaged(file));
    return { orders: countOf(database, 'orders'), users: countOf(database, 'users') };
  });
}

const damaged = (file: string) => `La base de datos ${file} está dañada`;

function countOf(database: DatabaseSync, table: 'orders' | 'users'): number {
  const known = database.prepare('select 1 from sqlite_schema where name = ?').get(table);
  if (!known)
    throw new OperatorError(`${database.location() ?? ''} no es una base de datos de Brasa`);
  return Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count']);
}

function reading<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  try {
    return read(database);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new OperatorError(damaged(file), { cause: error });
  } finally {
    database.close();
  }
}
