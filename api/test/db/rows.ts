// For every table a row that is right and what spoils it, from the <name>.rows.ts of the rooms' tests,
// which are found by their names.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Queries } from '../../src/db/database.ts';
import type { TableName } from '../../src/db/tables/tables.ts';

type Rows<Right> = { right: Right; wrong: readonly Record<string, unknown>[] };

/** Of each of a room's tables; one without does not compile. */
export type RowsOf<RoomTables> = { [Name in keyof RoomTables]: Rows<Insertable<RoomTables[Name]>> };

type RowsFile = {
  ROWS: Record<string, Rows<object>>;
  fill?: (sql: Queries) => Promise<void>;
};

const FOLDER = join(import.meta.dirname, '..');

// From the ground up: a room's rows refer to those of rooms below it.
const { ROOMS } = createRequire(import.meta.url)('../../../checks/rooms.cjs') as {
  ROOMS: string[];
};
const floorOf = (file: string): number => ROOMS.indexOf(file.split('/')[0] ?? '');

const files = await Promise.all(
  globSync('*/*.rows.ts', { cwd: FOLDER })
    .sort((one, other) => floorOf(one) - floorOf(other))
    .map(async (file) => (await import(join(FOLDER, file))) as RowsFile),
);

export const ROWS = Object.assign({}, ...files.map((file) => file.ROWS)) as Record<
  TableName,
  Rows<object>
>;

/** Puts in what the right rows refer to. */
export async function fill(sql: Queries): Promise<void> {
  for (const file of files) await file.fill?.(sql);
}
