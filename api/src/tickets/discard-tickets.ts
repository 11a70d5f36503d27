import type { Actor } from '../actor.ts';
import { record, type Author } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { discardWaiting } from './print-jobs.store.ts';

/** Takes out all that waits for the printer; nothing more where nothing waits. */
export function discardTickets({ clock, db }: Shop, actor: Actor): Promise<void> {
  return db.transact((transaction) => discardAndRecord(transaction, actor, { now: clock() }));
}

/** `before` leaves what has come to wait since. */
export async function discardAndRecord(
  transaction: Transaction,
  author: Author,
  what: Parameters<typeof discardWaiting>[1],
): Promise<void> {
  const count = await discardWaiting(transaction, what);
  if (count === 0) return;
  await record(transaction, author, { kind: 'tickets_discarded', after: { count } }, what.now);
}
