// A table is written by its own room alone (ARCHITECTURE.md); any report may read it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TableName } from '../../src/db/tables/tables.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const WRITE = /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g;

/** Deletes of every room what has had its time. */
const HOUSEKEEPING = 'db/housekeeping.ts';

const roomOf = (file: string): string => file.split('/')[0] ?? '';

async function readOwners(): Promise<Map<string, string>> {
  const files = globSync('*/*.tables.ts', { cwd: SOURCE });
  const rooms = files.map(async (file) => {
    const { COLUMNS } = (await import(join(SOURCE, file))) as {
      COLUMNS: Record<TableName, object>;
    };
    return Object.keys(COLUMNS).map((table) => [table, roomOf(file)] as const);
  });
  return new Map((await Promise.all(rooms)).flat());
}

const owners = await readOwners();

/** The tables of other rooms that the code of a file writes. */
const foreignWrites = (file: string, code: string): string[] =>
  [...code.matchAll(WRITE)]
    .map(([, table = '']) => table)
    .filter((table) => owners.get(table) !== roomOf(file));

test('what a room writes is its own', () => {
  const files = globSync('*/**/*.ts', { cwd: SOURCE, exclude: ['db/migrations/**'] });
  const writes = files
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
