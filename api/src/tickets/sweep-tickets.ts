import { COPIES_TERM, WAITING_TERM } from '@brasa/core/tickets/printing.rules.ts';
import { SERVER } from '../actor.ts';
import type { Shop } from '../shop.ts';
import { discardAndRecord } from './discard-tickets.ts';
import { deleteCopies } from './print-jobs.store.ts';

/** Takes out what has waited too long to be of use, and forgets old copies. Twice does nothing more. */
export async function sweepTickets({ clock, db }: Shop): Promise<void> {
  const now = clock();
  await db.transact(async (transaction) => {
    await discardAndRecord(transaction, SERVER, { now, before: now - WAITING_TERM });
    await deleteCopies(transaction, now - COPIES_TERM);
  });
}
