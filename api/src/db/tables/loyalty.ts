import type { Generated } from 'kysely';
import type { AutoId, Flag, Instant } from './columns.ts';

export type UserPointsTable = {
  id: AutoId;
  user_id: number;
  /** What was ever earned. */
  total_points: number;
  /** Sum of the user's transactions and of the live lots. */
  available_points: number;
  bonus_active: Flag;
  updated_at: Instant;
};

/** Append-only, but for the owner, who changes when two users turn out to be one. */
export type PointTransactionsTable = {
  id: AutoId;
  user_id: number;
  /** Whose it was when it was written; null as long as it is still theirs. */
  original_user_id: Generated<number | null>;
  order_id: number | null;
  type: 'earned' | 'redeemed' | 'expired' | 'manual_adjustment';
  points: number;
  description: string | null;
  created_by: number | null;
  created_at: Instant;
};

/** Points that were earned together and expire together. */
export type PointLotsTable = {
  id: AutoId;
  user_id: number;
  transaction_id: number;
  earned_points: number;
  remaining_points: number;
  expires_at: Instant;
};

/**
 * Where a transaction's points came from: those that left a lot, negative where they were given back
 * to it. `remaining_points` is what was earned less the lot's draws.
 */
export type PointDrawsTable = {
  id: AutoId;
  transaction_id: number;
  lot_id: number;
  points: number;
};

/** A transaction that was undone, at most once. */
export type PointReversalsTable = {
  transaction_id: number;
  /** The transaction that undid it; null when nothing was left to take. */
  reversed_by: number | null;
  /** Earned points that had been spent and could not be taken back. */
  shortfall: number;
  created_at: Instant;
  created_by: number | null;
};
