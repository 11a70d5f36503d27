import { sql as raw } from 'kysely';
import type { Queries } from '../../src/db/database.ts';

/** Inserts a row by the columns' own names, which an earlier state of the tables may have. */
export async function insertRow(
  sql: Queries,
  table: string,
  row: Record<string, string | number | null>,
): Promise<void> {
  const columns = Object.keys(row).map((column) => raw.ref(column));
  await raw`insert into ${raw.table(table)} (${raw.join(columns)})
    values (${raw.join(Object.values(row))})`.execute(sql);
}
