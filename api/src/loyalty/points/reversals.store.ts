// What undoing needs to know of what was done.
import { points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import type { Draw } from '@brasa/core/loyalty/lots.rules.ts';
import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { LoyaltyTables } from '../loyalty.tables.ts';
import type { TransactionRow } from '../ledger.store.ts';

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

/** The lot that a transaction earned. */
export type EarnedLot = {
  id: number;
  earned: Points;
  /** What of it still counts as ever earned. */
  counted: Points;
  /** What corrections have called back already. */
  called: Points;
  expired: Points;
  expiresAt: number;
};

/** The lot that the transaction earned; undefined for one that earned none. */
export async function findEarnedLot(
  transaction: Transaction,
  transactionId: number,
): Promise<EarnedLot | undefined> {
  const lot = await transaction.sql
    .selectFrom('pointLots')
    .select(['id', 'earnedPoints as earned', 'countedPoints as counted'])
    .select(['calledPoints as called', 'expiresAt'])
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  if (!lot) return undefined;
  const { expired } = await transaction.sql
    .selectFrom('pointDraws')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointDraws.transactionId')
    .select((is) => is.fn.sum<Points | null>('pointDraws.points').as('expired'))
    .where('pointDraws.lotId', '=', lot.id)
    .where('pointTransactions.type', '=', 'expired')
    .executeTakeFirstOrThrow();
  return { ...lot, expired: expired ?? points(0) };
}

/** Notes on the lot that its order was corrected. */
export async function correctLot(
  transaction: Transaction,
  lotId: number,
  { counted, called, owed }: { counted: Points; called: Points; owed: Points },
): Promise<void> {
  await transaction.sql
    .updateTable('pointLots')
    .set({
      countedPoints: counted,
      calledPoints: raw<Points>`called_points + ${called}`,
      owedPoints: raw<Points>`owed_points + ${owed}`,
    })
    .where('id', '=', lotId)
    .execute();
}

export async function insertReversal(
  transaction: Transaction,
  reversal: Insertable<LoyaltyTables['pointReversals']>,
): Promise<void> {
  await transaction.sql.insertInto('pointReversals').values(reversal).execute();
}

/** The user's lots of which something could not be taken back, the oldest first. */
export async function listShortLots(transaction: Transaction, userId: number): Promise<number[]> {
  const rows = await transaction.sql
    .selectFrom('pointLots')
    .leftJoin('pointReversals', 'pointReversals.transactionId', 'pointLots.transactionId')
    .select('pointLots.id')
    .where('pointLots.userId', '=', userId)
    .where((is) => is.or([is('owedPoints', '>', points(0)), is('shortfall', '>', points(0))]))
    .orderBy('pointLots.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Lowers what could not be taken back of the lot's earning, by a reversal or a correction, by up to
 * `most`; answers by how much.
 */
export async function lowerShortfall(
  transaction: Transaction,
  lotId: number,
  most: Points,
): Promise<Points> {
  const lot = await transaction.sql
    .selectFrom('pointLots')
    .leftJoin('pointReversals', 'pointReversals.transactionId', 'pointLots.transactionId')
    .select(['pointLots.transactionId', 'owedPoints', 'shortfall', 'paidPoints'])
    .where('pointLots.id', '=', lotId)
    .executeTakeFirstOrThrow();
  const shortfall = lot.shortfall ?? points(0);
  const byReversal = points(Math.min(shortfall, most));
  if (byReversal > 0) {
    await transaction.sql
      .updateTable('pointReversals')
      .set({
        shortfall: points(shortfall - byReversal),
        paidPoints: points((lot.paidPoints ?? 0) + byReversal),
      })
      .where('transactionId', '=', lot.transactionId)
      .execute();
  }
  const byCorrection = points(Math.min(lot.owedPoints, most - byReversal));
  if (byCorrection > 0) {
    await transaction.sql
      .updateTable('pointLots')
      .set({ owedPoints: points(lot.owedPoints - byCorrection) })
      .where('id', '=', lotId)
      .execute();
  }
  return sumPoints([byReversal, byCorrection]);
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

export type ReversalRow = Selectable<LoyaltyTables['pointReversals']> & {
  type: TransactionRow['type'];
  userId: number;
};

/** What the call-off that left the order in this version has undone and nobody has taken up again. */
export function listRestorable(
  transaction: Transaction,
  orderId: number,
  orderVersion: number,
): Promise<ReversalRow[]> {
  return transaction.sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointReversals.transactionId')
    .selectAll('pointReversals')
    .select(['pointTransactions.type', 'pointTransactions.userId'])
    .where('pointTransactions.orderId', '=', orderId)
    .where('orderVersion', '=', orderVersion)
    .where('restoredBy', 'is', null)
    .orderBy('pointReversals.transactionId')
    .execute();
}

/** The reversals by the edit that took the order's last earning, by their earnings; none where no edit took it. */
export async function listTakenByEdit(
  transaction: Transaction,
  orderId: number,
): Promise<ReversalRow[]> {
  const rows = await transaction.sql
    .selectFrom('pointTransactions')
    .innerJoin('pointReversals', 'pointReversals.transactionId', 'pointTransactions.id')
    .selectAll('pointReversals')
    .select(['pointTransactions.type', 'pointTransactions.userId'])
    .where('pointTransactions.orderId', '=', orderId)
    .where('pointTransactions.type', '=', 'earned')
    .orderBy('pointTransactions.id')
    .execute();
  const last = rows.at(-1);
  if (last?.byEdit !== 1) return [];
  return rows.filter(({ byEdit, createdAt }) => byEdit === 1 && createdAt === last.createdAt);
}

/** The reversal is none any more: what it undid counts again. */
export async function deleteReversal(
  transaction: Transaction,
  transactionId: number,
): Promise<void> {
  await transaction.sql
    .deleteFrom('pointReversals')
    .where('transactionId', '=', transactionId)
    .execute();
}

export async function noteRestored(
  transaction: Transaction,
  transactionId: number,
  restoredBy: number,
): Promise<void> {
  await transaction.sql
    .updateTable('pointReversals')
    .set({ restoredBy })
    .where('transactionId', '=', transactionId)
    .execute();
}

/** Whether anything that the order did to points has been undone. */
export async function hasReversals(transaction: Transaction, orderId: number): Promise<boolean> {
  const row = await transaction.sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointReversals.transactionId')
    .select('pointReversals.transactionId')
    .where('pointTransactions.orderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The transaction, and whether it has been undone or itself undoes another. */
export function findTransaction(
  transaction: Transaction,
  id: number,
): Promise<(TransactionRow & { reversedAt: number | null; undoes: number | null }) | undefined> {
  return transaction.sql
    .selectFrom('pointTransactions')
    .leftJoin('pointReversals as reversal', 'reversal.transactionId', 'pointTransactions.id')
    .leftJoin('pointReversals as undone', 'undone.reversedBy', 'pointTransactions.id')
    .selectAll('pointTransactions')
    .select(['reversal.createdAt as reversedAt', 'undone.transactionId as undoes'])
    .where('pointTransactions.id', '=', id)
    .executeTakeFirst();
}
