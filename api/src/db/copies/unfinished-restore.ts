// A database whose restore has not ended (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { sql } from 'kysely';
import { OperatorError } from '../../operator-error.ts';
import type { Database, Transaction } from '../database.ts';

/** A table that stands until the copy is harmless and its pictures are in place. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/** Throws an OperatorError where a restore has begun and not ended. */
export async function refuseUnfinishedRestore({
  engine,
  read,
}: Pick<Database, 'engine' | 'read'>): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass(${UNFINISHED_RESTORE}) as name`.execute(read);
  if (rows[0]?.name == null) return;
  throw new OperatorError(
    'La restauración de la copia no llegó al final: repítala antes de arrancar Brasa',
  );
}

export async function endRestore({ sql: queries }: Transaction): Promise<void> {
  await sql`drop table if exists ${sql.table(UNFINISHED_RESTORE)}`.execute(queries);
}
