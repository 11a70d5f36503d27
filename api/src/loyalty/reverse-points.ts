// Undoing what an order did to points, once: what it spent goes back into the lots it
// came from, with their own expiry; what it earned is taken back as far as it is still there.
// See docs/rules/loyalty.md#undoing-what-an-order-did.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/points.ts';
import { takeBack, type Draw } from '@brasa/core/loyalty/lots.rules.ts';
import { findUserById } from '../accounts/index.ts';
import type { Transaction } from '../db/database.ts';
import { takeWhatIsLeft } from './forfeit-points.ts';
import { updateBalance, type TransactionRow } from './ledger.store.ts';
import { openLedger, record, type Entry, type Ledger } from './ledger.ts';
import {
  findEarnedLot,
  insertReversal,
  listDraws,
  listReversible,
  listUsersOfOrder,
  lowerShortfall,
} from './reversals.store.ts';

export type Reversal = {
  /** The caller holds the order. */
  orderId: number;
  /** What the customer's history says of it: "Pedido 000012 cancelado". */
  description: string;
  by: number;
  now: number;
};

/** Reverses whatever of the order is not reversed yet, in the caller's transaction. */
export async function reversePoints(transaction: Transaction, reversal: Reversal): Promise<void> {
  for (const userId of await listUsersOfOrder(transaction, reversal.orderId)) {
    await openLedger(transaction, userId, reversal.now);
    const done = await listReversible(transaction, reversal.orderId, userId);
    // Spent points first, so that they are there when earned ones are taken.
    for (const one of done.filter(({ type }) => type === 'redeemed')) {
      await giveBack(transaction, one, reversal);
    }
    for (const one of done.filter(({ type }) => type === 'earned')) {
      await takeEarned(transaction, one, reversal);
    }
    // What comes back to an account that was erased is nobody's (docs/decisions/0011).
    if (!(await findUserById(transaction.sql, userId)))
      await takeWhatIsLeft(transaction, userId, reversal);
  }
}

async function giveBack(
  transaction: Transaction,
  redemption: TransactionRow,
  reversal: Reversal,
): Promise<void> {
  const { by, now } = reversal;
  const ledger = await openLedger(transaction, redemption.userId, now);
  const { draws, withheld } = await returnsOf(transaction, redemption.id);
  const reversedBy = await recordReversal(transaction, ledger, reversal, {
    points: points(0 - redemption.points - withheld),
    draws,
  });
  const done = { transactionId: redemption.id, createdAt: now, createdBy: by };
  await insertReversal(transaction, { ...done, reversedBy, shortfall: withheld });
  // A lot may have expired since: what went back into it is gone at once.
  await openLedger(transaction, redemption.userId, now);
}

/** Points of a lot whose earning was undone meanwhile pay for what could not be taken then. */
async function returnsOf(
  transaction: Transaction,
  redemptionId: number,
): Promise<{ draws: Draw[]; withheld: Points }> {
  const draws: Draw[] = [];
  let withheld = points(0);
  for (const drawn of await listDraws(transaction, redemptionId)) {
    const owed = await lowerShortfall(transaction, drawn.lotId, drawn.points);
    withheld = sumPoints([withheld, owed]);
    if (drawn.points > owed) draws.push({ ...drawn, points: points(owed - drawn.points) });
  }
  return { draws, withheld };
}

async function takeEarned(
  transaction: Transaction,
  earning: TransactionRow,
  reversal: Reversal,
): Promise<void> {
  const { by, now } = reversal;
  const ledger = await openLedger(transaction, earning.userId, now);
  const lot = await findEarnedLot(transaction, earning.id);
  const { draws, taken, shortfall } = takeBack(
    ledger.lots,
    lot.id,
    points(earning.points - lot.expired),
  );
  const reversedBy = await recordReversal(transaction, ledger, reversal, {
    points: negatePoints(taken),
    draws,
    totalChange: negatePoints(earning.points),
  });
  const done = { transactionId: earning.id, createdAt: now, createdBy: by };
  await insertReversal(transaction, { ...done, reversedBy, shortfall });
}

/** The transaction that undoes; null where no points move and only the total may change. */
async function recordReversal(
  transaction: Transaction,
  ledger: Ledger,
  { orderId, description, by, now }: Reversal,
  change: Pick<Entry, 'points' | 'draws' | 'totalChange'>,
): Promise<number | null> {
  if (change.points === 0) {
    const { userId, available } = ledger;
    const total = sumPoints([ledger.total, change.totalChange ?? points(0)]);
    const at = Math.max(now, ledger.changedAt);
    await updateBalance(transaction, userId, { total, available, at });
    return null;
  }
  const entry = { type: 'manual_adjustment', orderId, description, by, at: now } as const;
  const { transactionId } = await record(transaction, ledger, { ...entry, ...change });
  return transactionId;
}
