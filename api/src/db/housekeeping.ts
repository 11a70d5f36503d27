// Sweeps what has had its time: sessions, links for a password, throttle hits, idempotency keys. Any process may do it at
// any time; doing it twice does nothing.
import type { Database } from './database.ts';
import { CLOCK_TOLERANCE, LONGEST_WINDOW } from './throttle.ts';

export async function sweep(database: Database, now: number): Promise<void> {
  await database.transact(async ({ sql }) => {
    await sql.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
    await sql.deleteFrom('passwordLinks').where('expiresAt', '<=', now).execute();
    await sql
      .deleteFrom('throttleHits')
      .where((is) =>
        is.or([is('at', '<=', now - LONGEST_WINDOW), is('at', '>', now + CLOCK_TOLERANCE)]),
      )
      .execute();
    await sql.deleteFrom('idempotencyKeys').where('expiresAt', '<=', now).execute();
  });
}
