// What undoing needs to know of what was done.
import type { Draw } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../db/database.ts';
import type { TransactionRow } from './ledger.store.ts';

/** The users to whom the order has brought or cost points, by id. */
export async function listUsersOfOrder(
  transaction: Transaction,
  orderId: number,
): Promise<number[]> {
  const rows = await transaction.sql
    .selectFrom('point_transactions')
    .select('user_id')
    .distinct()
    .where('order_id', '=', orderId)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** What the user earned and spent with the order and nobody has undone, the latest first. */
export function listReversible(
  transaction: Transaction,
  orderId: number,
  userId: number,
): Promise<TransactionRow[]> {
  return transaction.sql
    .selectFrom('point_transactions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('type', 'in', ['earned', 'redeemed'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('point_reversals')
            .select('point_reversals.transaction_id')
            .whereRef('point_reversals.transaction_id', '=', 'point_transactions.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Out of which lots the transaction took its points. */
export async function listDraws(transaction: Transaction, transactionId: number): Promise<Draw[]> {
  const rows = await transaction.sql
    .selectFrom('point_draws')
    .select(['lot_id', 'points'])
    .where('transaction_id', '=', transactionId)
    .execute();
  return rows.map((row) => ({ lotId: row.lot_id, points: row.points }));
}

/** The lot that the transaction earned, and how many of its points have expired. */
export async function findEarnedLot(
  transaction: Transaction,
  transactionId: number,
): Promise<{ id: number; expired: number }> {
  const { id } = await transaction.sql
    .selectFrom('point_lots')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  const { expired } = await transaction.sql
    .selectFrom('point_draws')
    .innerJoin('point_transactions', 'point_transactions.id', 'point_draws.transaction_id')
    .select((is) => is.fn.sum<number | null>('point_draws.points').as('expired'))
    .where('point_draws.lot_id', '=', id)
    .where('point_transactions.type', '=', 'expired')
    .executeTakeFirstOrThrow();
  return { id, expired: expired ?? 0 };
}

export async function insertReversal(
  transaction: Transaction,
  reversal: {
    transactionId: number;
    reversedBy: number | null;
    shortfall: number;
    by: number | null;
    now: number;
  },
): Promise<void> {
  await transaction.sql
    .insertInto('point_reversals')
    .values({
      transaction_id: reversal.transactionId,
      reversed_by: reversal.reversedBy,
      shortfall: reversal.shortfall,
      created_at: reversal.now,
      created_by: reversal.by,
    })
    .execute();
}

/**
 * Lowers what could not be taken back of the lot's earning by up to `points`; answers by how much.
 */
export async function lowerShortfall(
  transaction: Transaction,
  lotId: number,
  points: number,
): Promise<number> {
  const reversal = await transaction.sql
    .selectFrom('point_reversals')
    .innerJoin('point_lots', 'point_lots.transaction_id', 'point_reversals.transaction_id')
    .select(['point_reversals.transaction_id', 'shortfall'])
    .where('point_lots.id', '=', lotId)
    .executeTakeFirst();
  const lowered = Math.min(reversal?.shortfall ?? 0, points);
  if (!reversal || lowered === 0) return 0;
  await transaction.sql
    .updateTable('point_reversals')
    .set({ shortfall: reversal.shortfall - lowered })
    .where('transaction_id', '=', reversal.transaction_id)
    .execute();
  return lowered;
}

/** How many earnings of the order have been undone. */
export async function countUndoneEarnings(
  transaction: Transaction,
  orderId: number,
): Promise<number> {
  const { undone } = await transaction.sql
    .selectFrom('point_reversals')
    .innerJoin('point_transactions', 'point_transactions.id', 'point_reversals.transaction_id')
    .select((is) => is.fn.countAll<number>().as('undone'))
    .where('point_transactions.order_id', '=', orderId)
    .where('point_transactions.type', '=', 'earned')
    .executeTakeFirstOrThrow();
  return undone;
}
