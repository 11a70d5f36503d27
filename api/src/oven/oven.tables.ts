import type { Generated } from 'kysely';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Instant, Tenths } from '../db/tables/columns.ts';

/** Append-only: the last row says whether orders are paused. */
type OrderingPausesTable = {
  id: AutoId;
  /** Null where somebody ended the pause. */
  pausedUntil: Instant | null;
  createdAt: Instant;
  createdBy: number;
};

/** What is promised for a half hour: the chickens of its pending and delivered orders. */
type OvenSlotsTable = {
  startsAt: Instant;
  taken: Tenths;
  /** What the last change of it was allowed to reach. */
  allowed: Tenths;
};

/** What was put onto the spit at once, for one slot. */
export type OvenBatchesTable = {
  id: AutoId;
  slot: Instant;
  chickens: Tenths;
  putOnAt: Instant;
  putOnBy: number;
  /** Null while it is on the spit. */
  readyAt: Instant | null;
  readyBy: number | null;
  version: Generated<number>;
};

export type OvenTables = {
  orderingPauses: OrderingPausesTable;
  ovenSlots: OvenSlotsTable;
  ovenBatches: OvenBatchesTable;
};

export const COLUMNS = {
  orderingPauses: {},
  ovenSlots: {},
  ovenBatches: {},
} as const satisfies Classified<OvenTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    oven: { tables: OvenTables; columns: typeof COLUMNS };
  }
}
