import type { Classified } from './classification.ts';
import type { AutoId, Instant } from './columns.ts';

/** Append-only: the last row says whether orders are paused. */
type OrderingPausesTable = {
  id: AutoId;
  /** Null where somebody ended the pause. */
  pausedUntil: Instant | null;
  createdAt: Instant;
  createdBy: number;
};

export type OvenTables = {
  orderingPauses: OrderingPausesTable;
};

export const OVEN_COLUMNS = {
  orderingPauses: {},
} as const satisfies Classified<OvenTables>;
