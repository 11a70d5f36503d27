// Writing the ledger's tables. Every function works on the points of a user whose row is locked
// (lockBalance), so nobody else changes them meanwhile.
import { sql as raw, type Selectable } from 'kysely';
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { isBonusActive } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Draw, Lot } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engines/engine.ts';
import { flag } from '../db/tables/columns.ts';
import { erasedValues } from '../db/tables/personal-columns.ts';
import type { PointTransactionsTable, UserPointsTable } from './loyalty.tables.ts';

type BalanceRow = Selectable<UserPointsTable>;
export type TransactionRow = Selectable<PointTransactionsTable>;

/** The user's balance, locked until the transaction ends; made first where there is none. */
export async function lockBalance(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<BalanceRow> {
  const query = transaction.sql.selectFrom('userPoints').selectAll().where('userId', '=', userId);
  const locked = await forUpdate(transaction.engine, query).executeTakeFirst();
  if (locked) return locked;
  await transaction.sql
    .insertInto('userPoints')
    .values({
      userId,
      totalPoints: points(0),
      availablePoints: points(0),
      bonusActive: flag(false),
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return forUpdate(transaction.engine, query).executeTakeFirstOrThrow();
}

export async function updateBalance(
  transaction: Transaction,
  userId: number,
  balance: { total: Points; available: Points; at: number },
): Promise<void> {
  await transaction.sql
    .updateTable('userPoints')
    .set({
      totalPoints: balance.total,
      availablePoints: balance.available,
      bonusActive: flag(isBonusActive(balance.available)),
      updatedAt: balance.at,
    })
    .where('userId', '=', userId)
    .execute();
}

/** The user's lots with anything left in them, expired or not. */
export function listFilledLots(transaction: Transaction, userId: number): Promise<Lot[]> {
  return (
    transaction.sql
      .selectFrom('pointLots')
      .select(['id', 'remainingPoints as remaining', 'expiresAt'])
      .where('userId', '=', userId)
      // As a literal: the index of filled lots is not used for a parameter.
      .where('remainingPoints', '>', raw.lit(points(0)))
      .execute()
  );
}

export type NewTransaction = {
  userId: number;
  orderId: number | null;
  type: TransactionRow['type'];
  points: Points;
  description: string | null;
  by: number | null;
  at: number;
};

export async function insertTransaction(
  transaction: Transaction,
  { userId, orderId, type, points, description, by, at }: NewTransaction,
): Promise<number> {
  const { id } = await transaction.sql
    .insertInto('pointTransactions')
    .values({ userId, orderId, type, points, description, createdBy: by, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was said of the user's points is said no longer; the figures stay. */
export async function blankDescriptions(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql
    .updateTable('pointTransactions')
    .set(erasedValues('pointTransactions'))
    .where('userId', '=', userId)
    .execute();
}

export async function insertLot(
  transaction: Transaction,
  {
    points,
    ...lot
  }: {
    userId: number;
    transactionId: number;
    points: Points;
    /** What of them counts as ever earned. */
    countedPoints: Points;
    expiresAt: number;
  },
): Promise<void> {
  await transaction.sql
    .insertInto('pointLots')
    .values({ ...lot, earnedPoints: points, remainingPoints: points })
    .execute();
}

/** Takes the draws out of their lots and notes which transaction took them. */
export async function drawFromLots(
  transaction: Transaction,
  transactionId: number,
  draws: readonly Draw[],
): Promise<void> {
  for (const { lotId, points } of draws) {
    await transaction.sql
      .insertInto('pointDraws')
      .values({ transactionId, lotId, points })
      .execute();
    await transaction.sql
      .updateTable('pointLots')
      .set({ remainingPoints: raw<Points>`remaining_points - ${points}` })
      .where('id', '=', lotId)
      .execute();
  }
}

/** How many discounts the user has taken since the instant; one taken up again was taken before. */
export async function countRedemptions(
  transaction: Transaction,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { taken } = await transaction.sql
    .selectFrom('pointTransactions')
    .select((is) => is.fn.countAll<number>().as('taken'))
    .where('userId', '=', userId)
    .where('type', '=', 'redeemed')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .where('id', 'not in', (is) =>
      is
        .selectFrom('pointReversals')
        .select((one) => one.ref('restoredBy').$notNull().as('id'))
        .where('restoredBy', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return taken;
}
