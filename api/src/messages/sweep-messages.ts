import { MESSAGES_TERM } from '@brasa/core/messages/sending.rules.ts';
import type { Shop } from '../shop.ts';
import { deleteEnded } from './messages.store.ts';

/** Forgets old messages. Twice does nothing more. */
export async function sweepMessages({ clock, db }: Shop): Promise<void> {
  await db.transact((transaction) => deleteEnded(transaction, clock() - MESSAGES_TERM));
}
