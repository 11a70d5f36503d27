// Sweeps what has had its time: sessions, links for a password, sign-ins without their code, throttle hits, idempotency keys, and what was
// erased meanwhile. Any process may do it at any time; doing it twice does nothing.
import type { Database } from './database.ts';
import { forgetFingerprints } from './idempotency.ts';
import { CLOCK_TOLERANCE, DAILY, LONGEST_DAILY_WINDOW, LONGEST_WINDOW } from './throttle.ts';

export async function sweep(database: Database, now: number): Promise<void> {
  await database.transact(async ({ sql }) => {
    // Whoever has not come for a month has signed out of nothing: their browsers are still told of their points.
    await sql
      .updateTable('pushSubscriptions')
      .set({ session: null })
      .where('session', 'in', (is) =>
        is.selectFrom('sessions').select('tokenHash').where('expiresAt', '<=', now),
      )
      .execute();
    await sql.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
    await sql.deleteFrom('passwordLinks').where('expiresAt', '<=', now).execute();
    await sql.deleteFrom('signInChallenges').where('expiresAt', '<=', now).execute();
    await sql
      .deleteFrom('throttleHits')
      .where((is) =>
        is.or([
          is('at', '<=', now - LONGEST_WINDOW).and('bucket', 'not like', `${DAILY}%`),
          is('at', '<=', now - LONGEST_DAILY_WINDOW),
          is('at', '>', now + CLOCK_TOLERANCE),
        ]),
      )
      .execute();
    await sql.deleteFrom('idempotencyKeys').where('expiresAt', '<=', now).execute();
  });
  const forget = () => database.transact((transaction) => forgetFingerprints(transaction, now));
  while (await forget());
  database.truncateWal();
}
