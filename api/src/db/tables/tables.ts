import type {
  SessionsTable,
  ThrottleHitsTable,
  UserMergesTable,
  UserPhonesTable,
  UsersTable,
} from './accounts.ts';
import type { CategoriesTable, ProductsTable } from './catalog.ts';
import type { BusinessHoursTable, SpecialDaysTable } from './hours.ts';
import type { IdempotencyKeysTable } from './idempotency.ts';
import type {
  PointDrawsTable,
  PointLotsTable,
  PointReversalsTable,
  PointTransactionsTable,
  UserPointsTable,
} from './loyalty.ts';
import type { OrderLogsTable, OrdersTable } from './orders.ts';
import type { SecretsTable } from './secrets.ts';
import type { SettingsTable } from './settings.ts';
import type { StockHistoryTable, StockTable } from './stock.ts';

export type Tables = {
  settings: SettingsTable;
  business_hours: BusinessHoursTable;
  special_days: SpecialDaysTable;
  categories: CategoriesTable;
  products: ProductsTable;
  users: UsersTable;
  user_phones: UserPhonesTable;
  user_merges: UserMergesTable;
  sessions: SessionsTable;
  throttle_hits: ThrottleHitsTable;
  user_points: UserPointsTable;
  point_transactions: PointTransactionsTable;
  point_lots: PointLotsTable;
  point_draws: PointDrawsTable;
  point_reversals: PointReversalsTable;
  stock: StockTable;
  stock_history: StockHistoryTable;
  orders: OrdersTable;
  order_logs: OrderLogsTable;
  idempotency_keys: IdempotencyKeysTable;
  secrets: SecretsTable;
};
