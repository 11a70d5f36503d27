// For every table a row that is right and what spoils it, from the <name>.rows.ts of the rooms' tests,
// which are found by their names.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from '@brasa/core/rooms.ts';
import type { Insertable } from 'kysely';
import type { Queries } from '../../src/db/database.ts';
import type { TableName, Tables } from '../../src/db/tables/tables.ts';

type Rows<Right> = { right: Right; wrong: readonly Record<string, unknown>[] };

/** Of each of a room's tables; one without does not compile. */
export type RowsOf<RoomTables> = { [Name in keyof RoomTables]: Rows<Insertable<RoomTables[Name]>> };

/**
 * What core allows at most, the database takes too, and no more: of each such table rows as they may be, and
 * rows a step too far. Migrations that have run keep their own numbers and lists, so the two are compared.
 */
export type LimitsOf<RoomTables> = [keyof RoomTables, allowed: object[], refused: object[]][];

type RowsFile = {
  LIMITS?: LimitsOf<Tables>;
  ROWS: Record<string, Rows<object>>;
  fill?: (sql: Queries) => Promise<void>;
};

const FOLDER = join(import.meta.dirname, '..');

// A room's rows refer to those of rooms before it.
const rooms = Object.keys(ROOMS);
const placeOf = (file: string): number => rooms.indexOf(file.split('/')[0] ?? '');

const files = await Promise.all(
  globSync('*/*.rows.ts', { cwd: FOLDER })
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(async (file) => (await import(join(FOLDER, file))) as RowsFile),
);

export const ROWS = Object.assign({}, ...files.map((file) => file.ROWS)) as Record<
  TableName,
  Rows<object>
>;

export const LIMITS = files.flatMap((file) => file.LIMITS ?? []);

/** Puts in what the right rows refer to. */
export async function fill(sql: Queries): Promise<void> {
  for (const file of files) await file.fill?.(sql);
}
