import type { Generated } from 'kysely';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Instant, Tenths } from '../db/tables/columns.ts';

export type StockTable = {
  id: AutoId;
  date: Day;
  initialStock: Tenths;
  currentStock: Tenths;
  reservedStock: Tenths;
  unreservedStock: Tenths;
  /** The most that `reservedStock` was allowed to reach by its last change. */
  reservedAllowed: Generated<Tenths>;
  /** By when somebody's word for `initialStock` counts; null while it is the setting's. */
  initialSaidAt: Generated<Instant | null>;
  initialSaidBy: Generated<number | null>;
  lastUpdated: Instant;
};

/** Append-only. The sums over a day's rows are the day's figures. */
export type StockHistoryTable = {
  id: AutoId;
  stockId: number;
  orderId: number | null;
  action: StockAction;
  /** By how much `current` changed or, where it did not, `reserved`. */
  quantity: Tenths;
  previousStock: Tenths;
  newStock: Tenths;
  previousReserved: Tenths;
  newReserved: Tenths;
  createdAt: Instant;
  createdBy: number | null;
};

export type StockTables = {
  stock: StockTable;
  stockHistory: StockHistoryTable;
};

export const COLUMNS = {
  stock: {},
  stockHistory: {},
} as const satisfies Classified<StockTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    stock: { tables: StockTables; columns: typeof COLUMNS };
  }
}
