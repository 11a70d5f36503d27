// An order that earned is worth other points after it was edited: the difference is a new transaction.
// See docs/rules/orders.md#points-follow-the-order.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { takeBack } from '@brasa/core/loyalty/lots.rules.ts';
import { findUserById } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import type { TransactionRow } from '../ledger.store.ts';
import { openLedger, record } from '../ledger.ts';
import { restoreTakenByEdit } from './restore-points.ts';
import { lotOf, recordChange, stillOut, takeEarned } from './reversal-steps.ts';
import {
  correctLot,
  listReversible,
  listUsersOfOrder,
  lowerShortfall,
  type EarnedLot,
} from './reversals.store.ts';

export type Correction = {
  /** The caller holds the order. */
  orderId: number;
  /** What the order should have earned. */
  due: Points;
  description: string;
  by: number;
  now: number;
};

/** What the order has earned afterwards, and what of the rest could not be taken. */
export type Corrected = { earned: Points; missing: Points };

const NONE: Corrected = { earned: points(0), missing: points(0) };

type Earning = { row: TransactionRow; lot: EarnedLot };

/**
 * Makes the order's earnings as much as is due, in the caller's transaction. Earnings that an edit took altogether come back
 * first. An order that nobody gave points for earns none.
 */
export async function correctEarnings(
  transaction: Transaction,
  correction: Correction,
): Promise<Corrected> {
  const { orderId, due } = correction;
  // Most orders that are paid have nothing to do with points.
  const users = await listUsersOfOrder(transaction, orderId);
  if (users.length === 0) return NONE;
  const earnings = await listEarnings(transaction, users, correction);
  const first = earnings.at(-1);
  if (!first) {
    const isRestored = due > 0 && (await restoreTakenByEdit(transaction, correction));
    return isRestored ? correctEarnings(transaction, correction) : NONE;
  }
  const earned = sumPoints(earnings.map(({ lot }) => lot.counted));
  if (earned < due) {
    const paid = await payOwed(transaction, earnings, points(due - earned), correction);
    const more = points(due - earned - paid);
    const isGiven = more === 0 || (await earnMore(transaction, first, more, correction));
    return { earned: isGiven ? due : points(earned + paid), missing: points(0) };
  }
  let excess = points(earned - due);
  const missing: Points[] = [];
  for (const earning of earnings) {
    if (excess <= 0) break;
    const taken = points(Math.min(excess, earning.lot.counted));
    missing.push(await takeOf(transaction, earning, taken, correction));
    excess = points(excess - taken);
  }
  return { earned: due, missing: sumPoints(missing) };
}

/** The latest first; their users' points are held. */
async function listEarnings(
  transaction: Transaction,
  users: readonly number[],
  { orderId, now }: Correction,
): Promise<Earning[]> {
  const earnings: Earning[] = [];
  for (const userId of users) {
    await openLedger(transaction, userId, now);
    for (const row of await listReversible(transaction, orderId, userId)) {
      if (row.type === 'earned') earnings.push({ row, lot: await lotOf(transaction, row) });
    }
  }
  return earnings.toSorted((one, other) => other.row.id - one.row.id);
}

/** Answers what was not there to be taken. */
async function takeOf(
  transaction: Transaction,
  { row, lot }: Earning,
  excess: Points,
  { due: _, ...correction }: Correction,
): Promise<Points> {
  if (excess === lot.counted) {
    const whole = await takeEarned(transaction, row, {
      ...correction,
      ...{ orderVersion: null, byEdit: true },
    });
    return whole.shortfall;
  }
  const ledger = await openLedger(transaction, row.userId, correction.now);
  const counted = points(lot.counted - excess);
  const called = points(Math.max(0, stillOut(lot, ledger) - counted));
  const { draws, taken, shortfall } = takeBack(ledger.lots, lot.id, called);
  const change = { points: negatePoints(taken), draws, totalChange: negatePoints(excess) };
  await recordChange(transaction, ledger, correction, change);
  await correctLot(transaction, lot.id, { counted, called, owed: shortfall });
  return shortfall;
}

/**
 * Settles the debts of earlier corrections, which could not take points that were spent. Up to `most` of them count as
 * earned again, and the customer gets no points for them. Answers how many.
 */
async function payOwed(
  transaction: Transaction,
  earnings: readonly Earning[],
  most: Points,
  correction: Correction,
): Promise<Points> {
  let left = most;
  for (const { row, lot } of earnings.toReversed()) {
    const paid = await lowerShortfall(transaction, lot.id, left);
    if (paid === 0) continue;
    const counted = points(lot.counted + paid);
    await correctLot(transaction, lot.id, { counted, called: negatePoints(paid), owed: points(0) });
    const ledger = await openLedger(transaction, row.userId, correction.now);
    const change = { points: points(0), draws: [], totalChange: paid };
    await recordChange(transaction, ledger, correction, change);
    left = points(left - paid);
  }
  return points(most - left);
}

/** They expire with those of the order that were earned first; an erased account earns nothing. */
async function earnMore(
  transaction: Transaction,
  { row, lot }: Earning,
  more: Points,
  { orderId, description, by, now }: Correction,
): Promise<boolean> {
  if (!(await findUserById(transaction.sql, row.userId))) return false;
  const ledger = await openLedger(transaction, row.userId, now);
  await record(transaction, ledger, {
    type: 'earned',
    points: more,
    orderId,
    description,
    by,
    at: now,
    draws: [],
    lotExpiresAt: lot.expiresAt,
    totalChange: more,
  });
  await openLedger(transaction, row.userId, now);
  return true;
}
