// The job that writes down what has expired. Nobody needs to wait for it: reads leave expired points
// out by their date, and every change settles its own user first. Any process may run it at any
// time; the row lock lets each lot expire once.
import { eachInTurn } from '../../db/each-in-turn.ts';
import type { Shop } from '../../shop.ts';
import { listExpiredLots, type ExpiredLot } from '../balance.store.ts';
import { openLedger } from '../ledger.ts';

const LOTS_A_ROUND = 200;

/**
 * Settles every user whose points have expired; answers how many users it looked at. One whose
 * points cannot be settled holds up nobody else: throws an AggregateError of all such faults at the
 * end.
 */
export async function settleExpiry(shop: Shop): Promise<number> {
  const now = shop.clock();
  const seen = new Set<number>();
  const { count, faults } = await eachInTurn<ExpiredLot>(
    (last) => listExpiredLots(shop.db.read, { now, most: LOTS_A_ROUND }, last),
    async ({ userId }) => {
      // All lots of a user are settled together.
      if (seen.has(userId)) return false;
      seen.add(userId);
      await shop.db.transact((transaction) => openLedger(transaction, userId, now));
      return true;
    },
  );
  if (faults.length === 0) return count;
  throw new AggregateError(faults, `points not settled, users: ${faults.length}`);
}
