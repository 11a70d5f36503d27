import type { AccountsTables } from './accounts.ts';
import type { CatalogTables } from './catalog.ts';
import type { CustomersTables } from './customers.ts';
import type { HoursTables } from './hours.ts';
import type { IdempotencyKeysTable } from './idempotency.ts';
import type { LoyaltyTables } from './loyalty.ts';
import type { OrdersTables } from './orders.ts';
import type { SecretsTable } from './secrets.ts';
import type { SettingsTables } from './settings.ts';
import type { StockTables } from './stock.ts';

/** Every table, from its room. A room with tables of its own adds its line here. */
export type Tables = SettingsTables &
  HoursTables &
  CatalogTables &
  AccountsTables &
  LoyaltyTables &
  StockTables &
  OrdersTables &
  CustomersTables & {
    idempotencyKeys: IdempotencyKeysTable;
    secrets: SecretsTable;
  };

/** Whatever holds for every table is a record over these, so that none can be forgotten. */
export type TableName = keyof Tables;
