// Every refusal of the house, from its rooms. A room with failures of its own adds its line here.
import { ACCOUNTS_FAILURES } from './accounts/accounts.failures.ts';
import { BOOKS_FAILURES } from './books/books.failures.ts';
import { CATALOG_FAILURES } from './catalog/catalog.failures.ts';
import { CUSTOMERS_FAILURES } from './customers/customers.failures.ts';
import { DASHBOARD_FAILURES } from './dashboard/dashboard.failures.ts';
import { HOURS_FAILURES } from './hours/hours.failures.ts';
import { INVOICES_FAILURES } from './invoices/invoices.failures.ts';
import { KERNEL_FAILURES } from './kernel/kernel.failures.ts';
import { LOYALTY_FAILURES } from './loyalty/loyalty.failures.ts';
import { ORDERS_FAILURES } from './orders/orders.failures.ts';
import { OVEN_FAILURES } from './oven/oven.failures.ts';
import { SALES_FAILURES } from './sales/sales.failures.ts';
import { SETTINGS_FAILURES } from './settings/settings.failures.ts';
import { SITE_FAILURES } from './site/site.failures.ts';
import { STOCK_FAILURES } from './stock/stock.failures.ts';
import { MESSAGES_FAILURES } from './messages/messages.failures.ts';
import { TICKETS_FAILURES } from './tickets/tickets.failures.ts';
import { VOICE_FAILURES } from './voice/voice.failures.ts';

export const FAILURES = {
  ...KERNEL_FAILURES,
  ...SETTINGS_FAILURES,
  ...HOURS_FAILURES,
  ...CATALOG_FAILURES,
  ...ACCOUNTS_FAILURES,
  ...LOYALTY_FAILURES,
  ...STOCK_FAILURES,
  ...OVEN_FAILURES,
  ...MESSAGES_FAILURES,
  ...TICKETS_FAILURES,
  ...ORDERS_FAILURES,
  ...SALES_FAILURES,
  ...INVOICES_FAILURES,
  ...CUSTOMERS_FAILURES,
  ...VOICE_FAILURES,
  ...BOOKS_FAILURES,
  ...DASHBOARD_FAILURES,
  ...SITE_FAILURES,
};

export type FailureCode = keyof typeof FAILURES;
