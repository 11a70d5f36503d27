import { ACCOUNTS_COLUMNS, type AccountsTables } from './accounts.ts';
import { BOOKS_COLUMNS, type BooksTables } from './books.ts';
import { CATALOG_COLUMNS, type CatalogTables } from './catalog.ts';
import type { Classified } from './classification.ts';
import { CUSTOMERS_COLUMNS, type CustomersTables } from './customers.ts';
import { DB_COLUMNS, type DbTables } from './db.ts';
import { HOURS_COLUMNS, type HoursTables } from './hours.ts';
import { INVOICES_COLUMNS, type InvoicesTables } from './invoices.ts';
import { LOYALTY_COLUMNS, type LoyaltyTables } from './loyalty.ts';
import { MESSAGES_COLUMNS, type MessagesTables } from './messages.ts';
import { ORDERS_COLUMNS, type OrdersTables } from './orders.ts';
import { OVEN_COLUMNS, type OvenTables } from './oven.ts';
import { PAYMENTS_COLUMNS, type PaymentsTables } from './payments.ts';
import { SALES_COLUMNS, type SalesTables } from './sales.ts';
import { SETTINGS_COLUMNS, type SettingsTables } from './settings.ts';
import { SITE_COLUMNS, type SiteTables } from './site.ts';
import { STOCK_COLUMNS, type StockTables } from './stock.ts';
import { TICKETS_COLUMNS, type TicketsTables } from './tickets.ts';

/** Every table, from its room. A room with tables of its own adds its line here, and one below. */
export type Tables = SettingsTables &
  HoursTables &
  CatalogTables &
  AccountsTables &
  LoyaltyTables &
  StockTables &
  OvenTables &
  PaymentsTables &
  TicketsTables &
  MessagesTables &
  OrdersTables &
  SalesTables &
  InvoicesTables &
  CustomersTables &
  BooksTables &
  SiteTables &
  DbTables;

export type TableName = keyof Tables;

/** Of every table which columns are personal. */
export const COLUMNS = {
  ...SETTINGS_COLUMNS,
  ...HOURS_COLUMNS,
  ...CATALOG_COLUMNS,
  ...ACCOUNTS_COLUMNS,
  ...LOYALTY_COLUMNS,
  ...STOCK_COLUMNS,
  ...OVEN_COLUMNS,
  ...PAYMENTS_COLUMNS,
  ...TICKETS_COLUMNS,
  ...MESSAGES_COLUMNS,
  ...ORDERS_COLUMNS,
  ...SALES_COLUMNS,
  ...INVOICES_COLUMNS,
  ...CUSTOMERS_COLUMNS,
  ...BOOKS_COLUMNS,
  ...SITE_COLUMNS,
  ...DB_COLUMNS,
} satisfies Classified<Tables>;
