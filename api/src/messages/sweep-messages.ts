import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { MESSAGES_TERM } from '@brasa/core/messages/sending.rules.ts';
import type { Shop } from '../shop.ts';
import { deleteEnded } from './messages.store.ts';
import { deletePastSubscriptions } from './push-subscriptions.store.ts';

/** Forgets old messages, and who wanted to be told of orders that are past. Twice does nothing more. */
export async function sweepMessages({ clock, db }: Shop): Promise<void> {
  await db.transact(async (transaction) => {
    await deleteEnded(transaction, clock() - MESSAGES_TERM);
    await deletePastSubscriptions(transaction, clock() - DAY);
  });
}
