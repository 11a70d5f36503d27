import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import type { StockAction } from '@brasa/core/stock/stock.contract.ts';
import type { AutoId, Instant, Tenths } from './columns.ts';

export type StockTable = {
  id: AutoId;
  date: Day;
  initial_stock: Tenths;
  current_stock: Tenths;
  reserved_stock: Tenths;
  unreserved_stock: Tenths;
  last_updated: Instant;
};

/** Append-only. The sums over a day's rows are the day's figures. */
export type StockHistoryTable = {
  id: AutoId;
  stock_id: number;
  order_id: number | null;
  action: StockAction;
  /** By how much `current` changed or, where it did not, `reserved`. */
  quantity: Tenths;
  previous_stock: Tenths;
  new_stock: Tenths;
  previous_reserved: Tenths;
  new_reserved: Tenths;
  created_at: Instant;
  created_by: number | null;
};
