// Writing the ledger's tables. Every function works on the points of a user whose row is held
// (lockBalance), so nobody else changes them meanwhile.
import { sql as raw, type Selectable } from 'kysely';
import { isBonusActive } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Draw, Lot } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import { flag } from '../db/tables/columns.ts';
import type { PointTransactionsTable, UserPointsTable } from '../db/tables/loyalty.ts';

type BalanceRow = Selectable<UserPointsTable>;
export type TransactionRow = Selectable<PointTransactionsTable>;

/** The user's balance, locked until the transaction ends; made first where there is none. */
export async function lockBalance(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<BalanceRow> {
  const query = transaction.sql.selectFrom('user_points').selectAll().where('user_id', '=', userId);
  const locked = await forUpdate(transaction.engine, query).executeTakeFirst();
  if (locked) return locked;
  await transaction.sql
    .insertInto('user_points')
    .values({
      user_id: userId,
      total_points: 0,
      available_points: 0,
      bonus_active: flag(false),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return forUpdate(transaction.engine, query).executeTakeFirstOrThrow();
}

export async function updateBalance(
  transaction: Transaction,
  userId: number,
  balance: { total: number; available: number; at: number },
): Promise<void> {
  await transaction.sql
    .updateTable('user_points')
    .set({
      total_points: balance.total,
      available_points: balance.available,
      bonus_active: flag(isBonusActive(balance.available)),
      updated_at: balance.at,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** The user's lots with anything left in them, expired or not. */
export async function listFilledLots(transaction: Transaction, userId: number): Promise<Lot[]> {
  const rows = await transaction.sql
    .selectFrom('point_lots')
    .select(['id', 'remaining_points', 'expires_at'])
    .where('user_id', '=', userId)
    // As a literal: the index of filled lots is not used for a parameter.
    .where('remaining_points', '>', raw.lit(0))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    remaining: row.remaining_points,
    expiresAt: row.expires_at,
  }));
}

export type NewTransaction = {
  userId: number;
  orderId: number | null;
  type: TransactionRow['type'];
  points: number;
  description: string | null;
  by: number | null;
  at: number;
};

export async function insertTransaction(
  transaction: Transaction,
  entry: NewTransaction,
): Promise<number> {
  const { id } = await transaction.sql
    .insertInto('point_transactions')
    .values({
      user_id: entry.userId,
      order_id: entry.orderId,
      type: entry.type,
      points: entry.points,
      description: entry.description,
      created_by: entry.by,
      created_at: entry.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was said of the user's points is said no longer; the figures stay. */
export async function blankDescriptions(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql
    .updateTable('point_transactions')
    .set({ description: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function insertLot(
  transaction: Transaction,
  lot: { userId: number; transactionId: number; points: number; expiresAt: number },
): Promise<void> {
  await transaction.sql
    .insertInto('point_lots')
    .values({
      user_id: lot.userId,
      transaction_id: lot.transactionId,
      earned_points: lot.points,
      remaining_points: lot.points,
      expires_at: lot.expiresAt,
    })
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
      .insertInto('point_draws')
      .values({ transaction_id: transactionId, lot_id: lotId, points })
      .execute();
    await transaction.sql
      .updateTable('point_lots')
      .set({ remaining_points: raw<number>`remaining_points - ${points}` })
      .where('id', '=', lotId)
      .execute();
  }
}

/** How many discounts the user has taken since the instant. */
export async function countRedemptions(
  transaction: Transaction,
  userId: number,
  since: number,
): Promise<number> {
  const { taken } = await transaction.sql
    .selectFrom('point_transactions')
    .select((is) => is.fn.countAll<number>().as('taken'))
    .where('user_id', '=', userId)
    .where('type', '=', 'redeemed')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return taken;
}
