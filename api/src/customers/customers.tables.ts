import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Instant, Points } from '../db/tables/columns.ts';

/** Append-only: the accounts that became part of others, and what they brought. */
export type UserMergesTable = {
  id: AutoId;
  keptUserId: number;
  mergedUserId: number;
  availablePoints: Points;
  totalPoints: Points;
  /** How many were moved. */
  transactions: number;
  orders: number;
  /** The youngest of the whole ledger at that moment; 0 where there was none. */
  lastTransactionId: number;
  createdAt: Instant;
  createdBy: number;
};

export type CustomersTables = {
  userMerges: UserMergesTable;
};

export const COLUMNS = {
  userMerges: {},
} as const satisfies Classified<CustomersTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    customers: { tables: CustomersTables; columns: typeof COLUMNS };
  }
}
