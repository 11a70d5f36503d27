import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Queries } from '../../src/db/database.ts';
import type { CustomersTables } from '../../src/customers/customers.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  userMerges: {
    right: {
      keptUserId: 1,
      mergedUserId: 2,
      availablePoints: points(0),
      totalPoints: points(0),
      transactions: 0,
      orders: 0,
      lastTransactionId: 0,
      createdAt: 0,
      createdBy: 1,
    },
    wrong: [
      { createdBy: 999 },
      { totalPoints: -1 },
      { orders: -1 },
      { keptUserId: 999 },
      { mergedUserId: 999 },
      { mergedUserId: 1 },
      { mergedUserId: 3 },
      { createdBy: null },
      { availablePoints: -1 },
      { transactions: -1 },
      { orders: null },
    ],
  },
} satisfies RowsOf<CustomersTables>;

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const merge = { ...ROWS.userMerges.right, mergedUserId: 3 };
  await sql.insertInto('userMerges').values(merge).execute();
}
