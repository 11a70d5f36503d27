// The job that writes down what has expired. Nobody needs to wait for it: reads leave expired points
// out by their date, and every change settles its own user first. Any process may run it at any
// time; the row lock lets each lot expire once.
import type { Shop } from '../shop.ts';
import { listUsersWithExpired } from './balance.store.ts';
import { openLedger } from './ledger.ts';

const LOTS_A_ROUND = 200;

/** Settles every user whose points have expired; answers how many users it looked at. */
export async function settleExpiry(shop: Shop): Promise<number> {
  const now = shop.clock();
  let settled = 0;
  for (;;) {
    const users = await listUsersWithExpired(shop.db.read, now, LOTS_A_ROUND);
    if (users.length === 0) return settled;
    for (const userId of users) await shop.db.transact((work) => openLedger(work, userId, now));
    settled += users.length;
  }
}
