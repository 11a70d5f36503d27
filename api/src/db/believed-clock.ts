// Until when the clock was believed, for a start after it (docs/rules/running.md#a-clock-that-is-ahead).
import type { Database, Queries } from './database.ts';

/**
 * The last believed moment, for how long a clock that is not believed has gone on evenly since, and what it said when that was
 * noted; in milliseconds.
 */
export type BelievedClock = { at: number; probation: number; notedAt: number };

/** Undefined before the first note. */
export function readBelievedClock(sql: Queries): Promise<BelievedClock | undefined> {
  return sql.selectFrom('believedClock').select(['at', 'probation', 'notedAt']).executeTakeFirst();
}

export async function noteBelievedClock(database: Database, noted: BelievedClock): Promise<void> {
  await database.transact(({ sql }) =>
    sql
      .insertInto('believedClock')
      .values({ id: 1, ...noted })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(noted))
      .execute(),
  );
}
