// What is swept once a day in Madrid, by whichever process comes first.
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import { addDays, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Database } from './database.ts';
import type { DbTables } from './db.tables.ts';

type SweepName = DbTables['sweeps']['name'];

/** A process that dies at it, or fails, leaves it to the others after this long. */
const LEASE = HOUR;
/** Beyond any that is right: a clock that was ahead has written it. */
const LONGEST = 2 * DAY;

/** Does the job unless it is done for today or another process is at it; what that throws is passed on. */
export async function onceADay(
  { db, clock }: { db: Database; clock: () => number },
  name: SweepName,
  job: () => Promise<void>,
): Promise<void> {
  const now = clock();
  if (!(await claim(db, name, now))) return;
  await job();
  const nextAt = startOfDay(addDays(madridDay(now), 1));
  await db.transact(({ sql }) =>
    sql.updateTable('sweeps').set({ nextAt }).where('name', '=', name).execute(),
  );
}

function claim(db: Database, name: SweepName, now: number): Promise<boolean> {
  return db.transact(async ({ sql }) => {
    await sql
      .insertInto('sweeps')
      .values({ name, nextAt: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await sql
      .updateTable('sweeps')
      .set({ nextAt: now + LEASE })
      .where('name', '=', name)
      .where((is) => is.or([is('nextAt', '<=', now), is('nextAt', '>', now + LONGEST)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
