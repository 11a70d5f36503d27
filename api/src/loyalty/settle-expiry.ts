// The job that writes down what has expired. Nobody needs to wait for it: reads leave expired points
// out by their date, and every change settles its own user first. Any process may run it at any
// time; the row lock lets each lot expire once.
import type { Shop } from '../shop.ts';
import { listUsersWithExpired } from './balance.store.ts';
import { openLedger } from './ledger.ts';

const LOTS_A_ROUND = 200;

/**
 * Settles every user whose points have expired; answers how many users it looked at. One whose
 * points cannot be settled holds up nobody else: throws an AggregateError of all such faults at the
 * end.
 */
export async function settleExpiry(shop: Shop): Promise<number> {
  const now = shop.clock();
  const faulty: number[] = [];
  const faults: unknown[] = [];
  let settled = 0;
  for (;;) {
    const users = await listUsersWithExpired(shop.db.read, { now, most: LOTS_A_ROUND, faulty });
    if (users.length === 0) break;
    for (const userId of users) {
      try {
        await shop.db.transact((transaction) => openLedger(transaction, userId, now));
      } catch (fault) {
        faulty.push(userId);
        faults.push(fault);
      }
    }
    settled += users.length;
  }
  if (faults.length === 0) return settled;
  throw new AggregateError(faults, `points not settled, users: ${faults.length}`);
}
