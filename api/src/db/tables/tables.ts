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

/** Whatever holds for every table is a record over these, so that none can be forgotten. */
export type TableName = keyof Tables;

export type Tables = {
  settings: SettingsTable;
  businessHours: BusinessHoursTable;
  specialDays: SpecialDaysTable;
  categories: CategoriesTable;
  products: ProductsTable;
  users: UsersTable;
  userPhones: UserPhonesTable;
  userMerges: UserMergesTable;
  sessions: SessionsTable;
  throttleHits: ThrottleHitsTable;
  userPoints: UserPointsTable;
  pointTransactions: PointTransactionsTable;
  pointLots: PointLotsTable;
  pointDraws: PointDrawsTable;
  pointReversals: PointReversalsTable;
  stock: StockTable;
  stockHistory: StockHistoryTable;
  orders: OrdersTable;
  orderLogs: OrderLogsTable;
  idempotencyKeys: IdempotencyKeysTable;
  secrets: SecretsTable;
};
