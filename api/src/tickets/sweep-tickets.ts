import { COPIES_TERM, WAITING_TERM } from '@brasa/core/tickets/printing.rules.ts';
import { SERVER } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import { deleteCopies, discardWaiting } from './print-jobs.store.ts';

/** Takes out what has waited too long to be of use, and forgets old copies. Twice does nothing more. */
export async function sweepTickets({ clock, db }: Shop): Promise<void> {
  const now = clock();
  await db.transact(async (transaction) => {
    const count = await discardWaiting(transaction, { now, before: now - WAITING_TERM });
    if (count > 0) {
      await record(transaction, SERVER, { kind: 'tickets_discarded', after: { count } }, now);
    }
    await deleteCopies(transaction, now - COPIES_TERM);
  });
}
