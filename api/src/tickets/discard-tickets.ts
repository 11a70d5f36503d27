import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import { discardWaiting } from './print-jobs.store.ts';

/** Takes out all that waits for the printer; nothing more where nothing waits. */
export async function discardTickets({ clock, db }: Shop, actor: Actor): Promise<void> {
  const now = clock();
  await db.transact(async (transaction) => {
    const count = await discardWaiting(transaction, { now });
    if (count === 0) return;
    await record(transaction, actor, { kind: 'tickets_discarded', after: { count } }, now);
  });
}
