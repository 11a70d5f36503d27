// One transaction is reversed, exactly and once, because it was a mistake.
// See docs/rules/loyalty.md#wrong-entries.
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { movementState } from '@brasa/core/loyalty/movements.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { giveBack, lotOf, stillOut, takeEarned, type Reversal } from './reversal-steps.ts';
import { findTransaction } from './reversals.store.ts';

export type Annulled = {
  userId: number;
  orderId: number | null;
  /** What an order's earning counted for, or what its redemption cost; the other is 0. */
  earned: Points;
  redeemed: Points;
  /** By how much the balance changed, and what it is now. */
  points: Points;
  availablePoints: Points;
};

type Known = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

/** The order that the transaction belongs to, which is held before anybody's points. */
export async function orderOfTransaction(
  transaction: Transaction,
  id: number,
): Promise<number | null> {
  const found = await findTransaction(transaction, id);
  if (!found) throw new Failure('MOVEMENT_NOT_FOUND');
  return found.orderId;
}

/**
 * Reverses the transaction, whose order the caller holds. Throws MOVEMENT_NOT_FOUND, MOVEMENT_FINAL,
 * MOVEMENT_REVERSED, and POINTS_NOT_THERE where what it gave has been spent.
 */
export async function annulTransaction(
  transaction: Transaction,
  id: number,
  { by, now }: { by: number; now: number },
): Promise<Annulled> {
  const { row, ledger } = await holdOwner(transaction, id, now);
  checkReversible(row);
  const { orderId } = row;
  const reversal = { orderId, description: 'Movimiento anulado', by, now, orderVersion: null };
  const { earned, redeemed } =
    row.points > 0
      ? await takeWhole(transaction, row, reversal)
      : await giveWhole(transaction, row, reversal);
  const after = await openLedger(transaction, row.userId, now);
  const change = points(after.available - ledger.available);
  const { userId } = row;
  return { userId, orderId, earned, redeemed, points: change, availablePoints: after.available };
}

/** Holds the points of the transaction's owner, who may change by a merge meanwhile. Answers both as they are then. */
async function holdOwner(
  transaction: Transaction,
  id: number,
  now: number,
): Promise<{ row: Known; ledger: Ledger }> {
  for (let row = await findTransaction(transaction, id); row;) {
    const ledger = await openLedger(transaction, row.userId, now);
    const held = await findTransaction(transaction, id);
    if (held?.userId === row.userId) return { row: held, ledger };
    row = held;
  }
  throw new Failure('MOVEMENT_NOT_FOUND');
}

function checkReversible(row: Known): void {
  const state = movementState(row);
  if (state === 'reversed') throw new Failure('MOVEMENT_REVERSED');
  if (state === 'final') throw new Failure('MOVEMENT_FINAL');
}

async function takeWhole(transaction: Transaction, row: Known, reversal: Reversal) {
  const ledger = await openLedger(transaction, row.userId, reversal.now);
  if (ledger.available < stillOut(await lotOf(transaction, row), ledger)) {
    throw new Failure('POINTS_NOT_THERE');
  }
  const { counted } = await takeEarned(transaction, row, reversal);
  return { earned: counted, redeemed: points(0) };
}

async function giveWhole(transaction: Transaction, row: Known, reversal: Reversal) {
  await giveBack(transaction, row, reversal);
  return { earned: points(0), redeemed: points(0 - row.points) };
}
