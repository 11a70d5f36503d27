// The points of two users who turn out to be one (docs/decisions/0017): every transaction and every lot goes
// to the one who stays, as it is. Only whose they are changes, so everything that follows, reversals
// included, finds one ledger.
import { points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import type { Transaction } from '../../db/database.ts';
import { lastTransactionId, moveLots, moveTransactions } from './merged-points.store.ts';
import { updateBalance } from '../ledger.store.ts';
import { openLedger, withHeld, type Ledger } from '../ledger.ts';

export type MergedPoints = {
  available: Points;
  /** What was ever earned. */
  total: Points;
  transactions: number;
  /** The youngest transaction of anybody; 0 where there is none. */
  lastTransaction: number;
};

/** The points of both, locked until the transaction ends, with nothing expired among them. */
export type PointsOfTwo = { kept: Ledger; merged: Ledger };

/** From here on until the transaction's end nobody else changes the points of either. */
export async function lockPointsOfTwo(
  transaction: Transaction,
  { kept, merged }: { kept: number; merged: number },
  now: number,
): Promise<PointsOfTwo> {
  // The lower id first, as everybody who holds two balances.
  const lower = await openLedger(transaction, Math.min(kept, merged), now);
  const higher = await openLedger(transaction, Math.max(kept, merged), now);
  return lower.userId === kept ? { kept: lower, merged: higher } : { kept: higher, merged: lower };
}

/** Moves the points of the one who goes to the one who stays, and answers what was moved. */
export async function mergePoints(
  transaction: Transaction,
  { kept, merged }: PointsOfTwo,
): Promise<MergedPoints> {
  const { total } = merged;
  const available = withHeld(merged, merged.available);
  const lastTransaction = await lastTransactionId(transaction);
  await moveLots(transaction, merged.userId, kept.userId);
  const transactions = await moveTransactions(transaction, merged.userId, kept.userId);
  await updateBalance(transaction, kept.userId, {
    total: sumPoints([kept.total, total]),
    available: sumPoints([withHeld(kept, kept.available), available]),
    at: Math.max(kept.changedAt, merged.changedAt),
  });
  const none = points(0);
  await updateBalance(transaction, merged.userId, {
    total: none,
    available: none,
    at: merged.changedAt,
  });
  return { available, total, transactions, lastTransaction };
}
