import type { Database } from '../src/db/database.ts';
import { COLUMNS } from '../src/db/tables/personal-columns.ts';
import type { TableName } from '../src/db/tables/tables.ts';

/** Sessions and throttles may be touched by reading; the secrets come with the migrations. */
const NOT_COUNTED: TableName[] = ['sessions', 'throttleHits', 'secrets'];

export const TABLE_NAMES = Object.keys(COLUMNS) as TableName[];

/** How many rows every counted table has. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLE_NAMES.filter((name) => !NOT_COUNTED.includes(name))) {
    const { rows } = await countedRows(database, table).executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}

function countedRows({ read }: Database, table: TableName) {
  const counted = read.selectFrom(table).select((is) => is.fn.countAll<number>().as('rows'));
  // Refusals are counted in buckets, up to a second later: in the middle of a test or after it.
  return table === 'auditEntries' ? counted.where('bucket', 'is', null) : counted;
}
