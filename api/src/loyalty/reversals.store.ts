// What undoing needs to know of what was done.
import { points, type Points } from '@brasa/core/kernel/points.ts';
import type { Draw } from '@brasa/core/loyalty/lots.rules.ts';
import type { Insertable } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { LoyaltyTables } from '../db/tables/loyalty.ts';
import type { TransactionRow } from './ledger.store.ts';

/** The users to whom the order has brought or cost points, by id. */
export async function listUsersOfOrder(
  transaction: Transaction,
  orderId: number,
): Promise<number[]> {
  const rows = await transaction.sql
    .selectFrom('pointTransactions')
    .select('userId')
    .distinct()
    .where('orderId', '=', orderId)
    .orderBy('userId')
    .execute();
  return rows.map((row) => row.userId);
}

/** What the user earned and spent with the order and nobody has undone, the latest first. */
export function listReversible(
  transaction: Transaction,
  orderId: number,
  userId: number,
): Promise<TransactionRow[]> {
  return transaction.sql
    .selectFrom('pointTransactions')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('userId', '=', userId)
    .where('type', 'in', ['earned', 'redeemed'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('pointReversals')
            .select('pointReversals.transactionId')
            .whereRef('pointReversals.transactionId', '=', 'pointTransactions.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Out of which lots the transaction took its points. */
export function listDraws(transaction: Transaction, transactionId: number): Promise<Draw[]> {
  return transaction.sql
    .selectFrom('pointDraws')
    .select(['lotId', 'points'])
    .where('transactionId', '=', transactionId)
    .execute();
}

/** The lot that the transaction earned, and how many of its points have expired. */
export async function findEarnedLot(
  transaction: Transaction,
  transactionId: number,
): Promise<{ id: number; expired: Points }> {
  const { id } = await transaction.sql
    .selectFrom('pointLots')
    .select('id')
    .where('transactionId', '=', transactionId)
    .executeTakeFirstOrThrow();
  const { expired } = await transaction.sql
    .selectFrom('pointDraws')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointDraws.transactionId')
    .select((is) => is.fn.sum<Points | null>('pointDraws.points').as('expired'))
    .where('pointDraws.lotId', '=', id)
    .where('pointTransactions.type', '=', 'expired')
    .executeTakeFirstOrThrow();
  return { id, expired: expired ?? points(0) };
}

export async function insertReversal(
  transaction: Transaction,
  reversal: Insertable<LoyaltyTables['pointReversals']>,
): Promise<void> {
  await transaction.sql.insertInto('pointReversals').values(reversal).execute();
}

/**
 * Lowers what could not be taken back of the lot's earning by up to `most`; answers by how much.
 */
export async function lowerShortfall(
  transaction: Transaction,
  lotId: number,
  most: Points,
): Promise<Points> {
  const reversal = await transaction.sql
    .selectFrom('pointReversals')
    .innerJoin('pointLots', 'pointLots.transactionId', 'pointReversals.transactionId')
    .select(['pointReversals.transactionId', 'shortfall'])
    .where('pointLots.id', '=', lotId)
    .executeTakeFirst();
  if (!reversal) return points(0);
  const lowered = reversal.shortfall < most ? reversal.shortfall : most;
  if (lowered === 0) return lowered;
  await transaction.sql
    .updateTable('pointReversals')
    .set({ shortfall: points(reversal.shortfall - lowered) })
    .where('transactionId', '=', reversal.transactionId)
    .execute();
  return lowered;
}

export async function countUndoneEarnings(
  transaction: Transaction,
  orderId: number,
): Promise<number> {
  const { undone } = await transaction.sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointReversals.transactionId')
    .select((is) => is.fn.countAll<number>().as('undone'))
    .where('pointTransactions.orderId', '=', orderId)
    .where('pointTransactions.type', '=', 'earned')
    .executeTakeFirstOrThrow();
  return undone;
}
