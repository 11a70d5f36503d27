import type { Site } from '../server-under-test.ts';
import { inDatabase } from '../site-under-test.ts';

/** The lease of whoever was killed is over, and what it tried is to be tried now. */
export const endLeases = (site: Site) =>
  inDatabase(site, (database) =>
    database.transact(async ({ sql }) => {
      await sql.updateTable('messages').set({ leasedUntil: 0, nextAttemptAt: 0 }).execute();
    }),
  );
