// The points of a user who leaves the programme for good (docs/decisions/0011): what is left is taken, the
// transactions stay, and no word in them says whose they were.
import { negatePoints } from '@brasa/core/kernel/amounts/points.ts';
import { drawOldestFirst } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { blankDescriptions } from '../ledger.store.ts';
import { openLedger, record } from '../ledger.ts';

/** `by` is who does it; null for what has passed its time. */
type Forfeit = { by: number | null; now: number };

/** Takes all that is left; until the end nobody else changes it. Hold the user only then. */
export async function forfeitPoints(
  transaction: Transaction,
  userId: number,
  forfeit: Forfeit,
): Promise<void> {
  // The balance first (docs/decisions/0011: what is locked in which order).
  await openLedger(transaction, userId, forfeit.now);
  await blankDescriptions(transaction, userId);
  await takeWhatIsLeft(transaction, userId, forfeit);
}

/** As above, for what has come back to a user who had left before; `by` is who brought it back. */
export async function takeWhatIsLeft(
  transaction: Transaction,
  userId: number,
  { by, now }: Forfeit,
): Promise<void> {
  const ledger = await openLedger(transaction, userId, now);
  if (ledger.available === 0) return;
  await record(transaction, ledger, {
    type: 'manual_adjustment',
    points: negatePoints(ledger.available),
    orderId: null,
    description: 'Cuenta borrada',
    by,
    at: now,
    draws: drawOldestFirst(ledger.lots, ledger.available),
  });
}
