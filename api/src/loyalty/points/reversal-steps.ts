// How one transaction is undone, whoever asks for it: a call-off, a correction of the order, or staff.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { takeBack, type Draw } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import { updateBalance, type TransactionRow } from '../ledger.store.ts';
import { openLedger, record, settleHeld, withHeld, type Entry, type Ledger } from '../ledger.ts';
import {
  findEarnedLot,
  insertReversal,
  listDraws,
  listShortLots,
  lowerShortfall,
  type EarnedLot,
} from './reversals.store.ts';

export type Reversal = {
  orderId: number | null;
  /** What the customer's history says of it: "Pedido 000012 anulado". */
  description: string;
  by: number;
  now: number;
  /** The version in which the call-off leaves the order; null for whatever else reverses. */
  orderVersion: number | null;
  /** An edit of the order reverses it. */
  byEdit?: true;
};

/** Gives back what the transaction took out of lots. */
export async function giveBack(
  transaction: Transaction,
  redemption: TransactionRow,
  reversal: Reversal,
): Promise<void> {
  const { now } = reversal;
  const ledger = await openLedger(transaction, redemption.userId, now);
  const taken = await listDraws(transaction, redemption.id);
  const own = await returnsOf(transaction, taken);
  const { draws, withheld } = await payOtherShortfalls(transaction, redemption.userId, own);
  const reversedBy = await recordChange(transaction, ledger, reversal, {
    points: points(0 - redemption.points - withheld),
    draws,
  });
  await noteReversal(transaction, redemption, reversal, { reversedBy, shortfall: withheld });
  // A lot may have expired since: what went back into it is gone at once.
  await openLedger(transaction, redemption.userId, now);
}

/**
 * What goes back into which lot. Where the earning of a lot was undone while its points were spent,
 * they pay for what could not be taken then.
 */
export async function returnsOf(
  transaction: Transaction,
  taken: readonly Draw[],
): Promise<Returns> {
  const draws: Draw[] = [];
  let withheld = points(0);
  for (const drawn of taken) {
    const owed = await lowerShortfall(transaction, drawn.lotId, drawn.points);
    withheld = sumPoints([withheld, owed]);
    if (drawn.points > owed) draws.push({ ...drawn, points: points(owed - drawn.points) });
  }
  return { draws, withheld };
}

type Returns = { draws: Draw[]; withheld: Points };

/**
 * The rest of the returned points pays the shortfalls of the user's other lots, the oldest first: an earning that is undone takes
 * points out of other lots too.
 */
async function payOtherShortfalls(
  transaction: Transaction,
  userId: number,
  { draws, withheld }: Returns,
): Promise<Returns> {
  let left = negatePoints(sumPoints(draws.map((draw) => draw.points)));
  let paid = points(0);
  for (const lotId of left > 0 ? await listShortLots(transaction, userId) : []) {
    const owed = await lowerShortfall(transaction, lotId, left);
    paid = sumPoints([paid, owed]);
    left = points(left - owed);
  }
  return { draws: lessReturned(draws, paid), withheld: sumPoints([withheld, paid]) };
}

/** The returns, `most` points fewer, of the oldest lots. */
function lessReturned(draws: readonly Draw[], most: Points): Draw[] {
  let missing = most;
  const oldestFirst = draws.toSorted((one, other) => one.lotId - other.lotId);
  return oldestFirst.flatMap(({ lotId, points: drawn }) => {
    const kept = points(Math.min(missing, 0 - drawn));
    missing = points(missing - kept);
    return drawn + kept < 0 ? [{ lotId, points: points(drawn + kept) }] : [];
  });
}

/** What an undone earning counted for, and what of it could not be taken. */
export type TakenEarning = { counted: Points; shortfall: Points };

/** Takes what the transaction earned, as far as it is there. */
export async function takeEarned(
  transaction: Transaction,
  earning: TransactionRow,
  reversal: Reversal,
): Promise<TakenEarning> {
  const ledger = await openLedger(transaction, earning.userId, reversal.now);
  const lot = await lotOf(transaction, earning);
  if (await settleHeld(transaction, ledger, lot.id)) {
    return takeEarned(transaction, earning, reversal);
  }
  const { draws, taken, shortfall } = takeBack(ledger.lots, lot.id, stillOut(lot, ledger));
  const reversedBy = await recordChange(transaction, ledger, reversal, {
    points: negatePoints(taken),
    draws,
    totalChange: negatePoints(lot.counted),
  });
  await noteReversal(transaction, earning, reversal, { reversedBy, shortfall });
  return { counted: lot.counted, shortfall };
}

/** The lot of a transaction that made one. */
export async function lotOf(
  transaction: Transaction,
  { id }: Pick<TransactionRow, 'id'>,
): Promise<EarnedLot> {
  const lot = await findEarnedLot(transaction, id);
  if (!lot) throw new Error(`the transaction ${id} earned nothing`);
  return lot;
}

/**
 * The lot's points that have neither expired, by whatever clock, nor been called back before: they live or have been spent. 0 where
 * more have gone than were earned: points that other lots gave for it may come back into it and expire there.
 */
export function stillOut(
  { id, earned, expired, called }: EarnedLot,
  { held }: Pick<Ledger, 'held'>,
): Points {
  const heldOfIt = held.find((lot) => lot.id === id)?.remaining ?? 0;
  return points(Math.max(0, earned - expired - heldOfIt - called));
}

function noteReversal(
  transaction: Transaction,
  { id: transactionId }: TransactionRow,
  { by, now, orderVersion, byEdit }: Reversal,
  outcome: { reversedBy: number | null; shortfall: Points },
): Promise<void> {
  const done = { transactionId, createdAt: now, createdBy: by, orderVersion };
  const kind = { byEdit: flag(byEdit === true) };
  return insertReversal(transaction, { ...done, ...kind, ...outcome });
}

/** The transaction that corrects; null where no points move and only the total may change. */
export async function recordChange(
  transaction: Transaction,
  ledger: Ledger,
  { orderId, description, by, now }: Omit<Reversal, 'orderVersion' | 'byEdit'>,
  change: Pick<Entry, 'points' | 'draws' | 'totalChange'>,
): Promise<number | null> {
  if (change.points === 0) {
    const { userId } = ledger;
    const available = withHeld(ledger, ledger.available);
    const total = sumPoints([ledger.total, change.totalChange ?? points(0)]);
    const at = Math.max(now, ledger.changedAt);
    await updateBalance(transaction, userId, { total, available, at });
    return null;
  }
  const entry = { type: 'manual_adjustment', orderId, description, by, at: now } as const;
  const { transactionId } = await record(transaction, ledger, { ...entry, ...change });
  return transactionId;
}
