// The one way in which a user's points change: the balance is held first, what has
// expired is settled, then one transaction is written together with its lots and the balance.
// See docs/rules/loyalty.md#expiry-is-settled-before-anything-else.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { CLOCK_FAR_AHEAD } from '@brasa/core/kernel/time/durations.ts';
import { pointsIn, sortLots, type Draw, type Lot } from '@brasa/core/loyalty/lots.rules.ts';
import { whoIsNow } from '../accounts/index.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import {
  drawFromLots,
  lockBalance,
  insertLot,
  insertTransaction,
  listFilledLots,
  updateBalance,
  type NewTransaction,
} from './ledger.store.ts';

/** A user's points, locked until the transaction ends, with nothing expired among them. */
export type Ledger = {
  userId: number;
  total: Points;
  /** The points that can be spent: those that every screen shows. */
  available: Points;
  /** Those of it, oldest first. */
  lots: readonly Lot[];
  /**
   * Lots that have expired by a clock that is not believed: nothing is taken of them, and they are not written off. Without such
   * a clock there are none.
   */
  held: readonly Lot[];
  changedAt: number;
};

export type Entry = Omit<NewTransaction, 'userId'> & {
  draws: readonly Draw[];
  /** When the points of a new lot expire, where the entry makes one. */
  lotExpiresAt?: number;
  /** What the entry adds to the points that were ever earned; nothing unless it says so. */
  totalChange?: Points;
};

/** Holds the user's points and settles what has expired, by a clock that is believed. */
export async function openLedger(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<Ledger> {
  const balance = await lockBalance(transaction, userId, now);
  const { expired, live } = sortLots(await listFilledLots(transaction, userId), now);
  const [held, settled] = transaction.holdsExpiry ? [expired, []] : [[], expired];
  let ledger: Ledger = {
    userId,
    total: balance.totalPoints,
    available: points(balance.availablePoints - pointsIn(held)),
    lots: live,
    held,
    // What a clock that was ahead has written holds nothing up.
    changedAt: balance.updatedAt > now + CLOCK_FAR_AHEAD ? now : balance.updatedAt,
  };
  for (const lot of settled) ledger = (await record(transaction, ledger, expiryOfLot(lot))).ledger;
  if (ledger.available !== pointsIn(live)) {
    throw new Error(`the balance of user ${userId} is not that of the lots`);
  }
  return ledger;
}

/**
 * As `openLedger`, for points that somebody earns or spends: throws USER_NOT_FOUND for a user who
 * has been erased, and who since the balance is held can no longer be. Of a user who has become part of
 * another one meanwhile it is that one's ledger.
 */
export async function openOwnedLedger(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<Ledger> {
  const ledger = await openLedger(transaction, userId, now);
  const owner = await whoIsNow(transaction.sql, userId);
  if (owner === null) throw new Failure('USER_NOT_FOUND');
  return owner === userId ? ledger : openOwnedLedger(transaction, owner, now);
}

/**
 * Writes off the held points of the lot, whose earning is undone: by no clock are they the customer's. Answers true where there were
 * any; open the ledger again to go on.
 */
export async function settleHeld(
  transaction: Transaction,
  ledger: Ledger,
  lotId: number,
): Promise<boolean> {
  const lot = ledger.held.find(({ id }) => id === lotId);
  if (!lot) return false;
  // Held points are not among the available ones.
  const available = withHeld(ledger, ledger.available);
  await record(transaction, { ...ledger, available, held: [] }, expiryOfLot(lot));
  return true;
}

/** The stored balance: these available points, and the held ones. */
export const withHeld = ({ held }: Ledger, available: Points): Points =>
  sumPoints([available, pointsIn(held)]);

function expiryOfLot(lot: Lot): Entry {
  return {
    type: 'expired',
    points: negatePoints(lot.remaining),
    draws: [{ lotId: lot.id, points: lot.remaining }],
    orderId: null,
    description: 'Puntos caducados',
    by: null,
    at: lot.expiresAt,
  };
}

/**
 * Writes the entry. In the history nothing stands before what came earlier: an entry that is about
 * an earlier time carries the time of the last change. The lots of the ledger that it answers are
 * those before the entry; open it again to go on with them.
 */
export async function record(
  transaction: Transaction,
  ledger: Ledger,
  entry: Entry,
): Promise<{ ledger: Ledger; transactionId: number }> {
  const { userId } = ledger;
  const { lotExpiresAt: expiresAt, totalChange = points(0) } = entry;
  const at = Math.max(entry.at, ledger.changedAt);
  const transactionId = await insertTransaction(transaction, { ...entry, userId, at });
  if (expiresAt !== undefined) {
    await insertLot(transaction, {
      userId,
      transactionId,
      points: entry.points,
      countedPoints: totalChange,
      expiresAt,
    });
  }
  await drawFromLots(transaction, transactionId, entry.draws);
  const total = sumPoints([ledger.total, totalChange]);
  const available = sumPoints([ledger.available, entry.points]);
  await updateBalance(transaction, userId, { total, available: withHeld(ledger, available), at });
  return { ledger: { ...ledger, total, available, changedAt: at }, transactionId };
}
