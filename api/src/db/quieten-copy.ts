// A restored copy neither lets anybody in nor sends anything (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { sql as raw } from 'kysely';
import type { Database } from './database.ts';

/** How much had been waiting. */
export type Quietened = { messages: number; tickets: number };

/**
 * Takes out the sessions, the sign-ins that wait for a code and the links for a password, and gives up the mails,
 * notifications and tickets that wait, in one transaction.
 */
export function quietenCopy(database: Database, now: number): Promise<Quietened> {
  return database.transact(async ({ sql }) => {
    await sql.deleteFrom('sessions').execute();
    await sql.deleteFrom('signInChallenges').execute();
    await sql.deleteFrom('passwordLinks').execute();
    const messages = await sql
      .updateTable('messages')
      .set({ outcome: 'failed', endedAt: now, recipient: null, leasedUntil: 0 })
      .where('endedAt', 'is', raw.lit(null))
      .executeTakeFirst();
    const tickets = await sql
      .updateTable('printJobs')
      .set({ outcome: 'discarded', endedAt: now })
      .where('endedAt', 'is', raw.lit(null))
      .executeTakeFirst();
    return { messages: Number(messages.numUpdatedRows), tickets: Number(tickets.numUpdatedRows) };
  });
}
