// A table is written by its own room alone (ARCHITECTURE.md); any report may read it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRoomFiles } from '../../src/room-files.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const WRITE = /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g;

/** Deletes of every room what has had its time. */
const HOUSEKEEPING = 'db/housekeeping.ts';

const roomOf = (file: string): string => file.split('/')[0] ?? '';

const files = await loadRoomFiles<{ COLUMNS: Record<string, object> }>('tables');
const owners = new Map(
  files.flatMap(([room, { COLUMNS }]) => Object.keys(COLUMNS).map((table) => [table, room])),
);

/** The tables of other rooms that the code of a file writes. */
const foreignWrites = (file: string, code: string): string[] =>
  [...code.matchAll(WRITE)]
    .map(([, table = '']) => table)
    .filter((table) => owners.get(table) !== roomOf(file));

test('what a room writes is its own', () => {
  const sources = globSync('*/**/*.ts', { cwd: SOURCE, exclude: ['db/migrations/**'] });
  const writes = sources
    .filter((file) => file !== HOUSEKEEPING)
    .flatMap((file) => {
      const tables = foreignWrites(file, readFileSync(join(SOURCE, file), 'utf8'));
      return tables.map((table) => `${file} writes ${table}`);
    });
  expect(writes).toEqual([]);
});

test('a write of another room’s table is seen', () => {
  const code =
    "await sql\n  .updateTable('orders')\n  .set({ version: 2 }); sql.insertInto('stock')";
  expect(foreignWrites('stock/stock.store.ts', code)).toEqual(['orders']);
});
