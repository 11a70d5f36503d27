import type { Generated } from 'kysely';
import { personal, type Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant, Points } from '../db/tables/columns.ts';

export type UserPointsTable = {
  id: AutoId;
  userId: number;
  /** What was ever earned. */
  totalPoints: Points;
  /** Sum of the user's transactions and of the live lots. */
  availablePoints: Points;
  bonusActive: Flag;
  updatedAt: Instant;
};

/** Append-only, but for the owner, who changes when two users turn out to be one. */
export type PointTransactionsTable = {
  id: AutoId;
  userId: number;
  /** Whose it was when it was written; null as long as it is still theirs. */
  originalUserId: Generated<number | null>;
  orderId: number | null;
  type: 'earned' | 'redeemed' | 'expired' | 'manual_adjustment';
  points: Points;
  description: string | null;
  createdBy: number | null;
  createdAt: Instant;
};

/** Points that were earned together and expire together. */
type PointLotsTable = {
  id: AutoId;
  userId: number;
  transactionId: number;
  earnedPoints: Points;
  remainingPoints: Points;
  /** What of it counts as ever earned: less after a correction of its order, nothing of what staff add. */
  countedPoints: Generated<Points>;
  /** What corrections of its order have called back, whether it was there or not. */
  calledPoints: Generated<Points>;
  /** What of that had been spent: what comes back to the lot pays it first. */
  owedPoints: Generated<Points>;
  expiresAt: Instant;
};

/**
 * Where a transaction's points came from: those that left a lot, negative where they were given back
 * to it. `remaining_points` is what was earned less the lot's draws.
 */
type PointDrawsTable = {
  id: AutoId;
  transactionId: number;
  lotId: number;
  points: Points;
};

/** A transaction that was undone, at most once. */
type PointReversalsTable = {
  transactionId: number;
  /** The transaction that undid it; null when nothing was left to take. */
  reversedBy: number | null;
  /** Earned points that had been spent and could not be taken back. */
  shortfall: Points;
  /** What of the shortfall has been paid by what came back. */
  paidPoints: Generated<Points>;
  /** The version in which the call-off left the order; null for what staff reversed by itself. */
  orderVersion: number | null;
  /** An edit of the order reversed it: an edit back restores it. */
  byEdit: Generated<0 | 1>;
  /** The transaction that took a redemption up again after the undo of the call-off. */
  restoredBy: Generated<number | null>;
  createdAt: Instant;
  createdBy: number | null;
};

export type LoyaltyTables = {
  userPoints: UserPointsTable;
  pointTransactions: PointTransactionsTable;
  pointLots: PointLotsTable;
  pointDraws: PointDrawsTable;
  pointReversals: PointReversalsTable;
};

export const COLUMNS = {
  userPoints: {},
  pointTransactions: { description: personal(null) },
  pointLots: {},
  pointDraws: {},
  pointReversals: {},
} as const satisfies Classified<LoyaltyTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    loyalty: { tables: LoyaltyTables; columns: typeof COLUMNS };
  }
}
