import { BONUS_POINTS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { POINT_TRANSACTION_TYPES } from '@brasa/core/loyalty/loyalty.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Queries } from '../../src/db/database.ts';
import type { LoyaltyTables } from '../../src/loyalty/loyalty.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

export const ROWS = {
  userPoints: {
    right: {
      userId: 1,
      totalPoints: points(0),
      availablePoints: points(0),
      bonusActive: 0,
      updatedAt: 0,
    },
    wrong: [
      { userId: 2 },
      { bonusActive: 2 },
      { userId: 999 },
      { availablePoints: -1 },
      { totalPoints: -1 },
      { bonusActive: 1 },
      { availablePoints: 100 },
    ],
  },
  pointTransactions: {
    right: { userId: 1, type: 'earned', points: points(5), createdAt: 0 },
    wrong: [
      { createdBy: 999 },
      { userId: 999 },
      { type: 'gift' },
      { type: 'redeemed', points: 5 },
      { type: 'expired', points: 0 },
      { orderId: 999 },
      { originalUserId: 999 },
    ],
  },
  pointLots: {
    right: {
      userId: 1,
      transactionId: 1,
      earnedPoints: points(5),
      remainingPoints: points(5),
      expiresAt: 0,
    },
    wrong: [
      { earnedPoints: 0, remainingPoints: 0 },
      { transactionId: 2 },
      { transactionId: 999 },
      { earnedPoints: 0 },
      { remainingPoints: 6 },
      { remainingPoints: -1 },
      { countedPoints: 6 },
      { calledPoints: 6 },
      { owedPoints: 6 },
      { userId: 999 },
    ],
  },
  pointDraws: {
    right: { transactionId: 1, lotId: 1, points: points(5) },
    wrong: [{ transactionId: 999 }, { lotId: 999 }, { points: 0 }, { points: null }],
  },
  pointReversals: {
    right: {
      transactionId: 1,
      reversedBy: null,
      shortfall: points(0),
      createdAt: 0,
      createdBy: 1,
    },
    wrong: [
      { byEdit: 2 },
      { transactionId: 2 },
      { reversedBy: 2 },
      { transactionId: 999 },
      { reversedBy: 999 },
      { shortfall: -1 },
      { orderVersion: 0 },
      { paidPoints: -1 },
      { restoredBy: 2 },
      { restoredBy: 999 },
      { createdBy: 999 },
      { createdAt: null },
    ],
  },
} satisfies RowsOf<LoyaltyTables>;

export const LIMITS: LimitsOf<LoyaltyTables> = [
  [
    'pointTransactions',
    POINT_TRANSACTION_TYPES.map((type) => ({ type, points: -1 })),
    [{ type: 'gift' }],
  ],
  [
    'userPoints',
    [{ availablePoints: BONUS_POINTS - 1, bonusActive: 0 }],
    [{ userId: 2, availablePoints: BONUS_POINTS, bonusActive: 0 }],
  ],
];

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const { pointTransactions, pointLots, pointReversals, userPoints } = ROWS;
  for (let n = 1; n <= 2; n += 1) {
    await sql.insertInto('pointTransactions').values(pointTransactions.right).execute();
  }
  const lot = { ...pointLots.right, transactionId: 2 };
  await sql.insertInto('pointLots').values(lot).execute();
  const reversal = { ...pointReversals.right, transactionId: 2, reversedBy: 2, restoredBy: 2 };
  await sql.insertInto('pointReversals').values(reversal).execute();
  await sql
    .insertInto('userPoints')
    .values({ ...userPoints.right, userId: 2 })
    .execute();
}
