// Every call of the API, from its rooms, by its name, which is its operationId. A room with calls of
// its own adds its line here.
import * as accounts from './accounts/accounts.calls.ts';
import * as books from './books/books.calls.ts';
import * as catalog from './catalog/catalog.calls.ts';
import * as customers from './customers/customers.calls.ts';
import * as dashboard from './dashboard/dashboard.calls.ts';
import type { FailureCode } from './failures.ts';
import * as hours from './hours/hours.calls.ts';
import * as invoices from './invoices/invoices.calls.ts';
import type { Call } from './kernel/call.ts';
import * as loyalty from './loyalty/loyalty.calls.ts';
import * as pointsPush from './loyalty/points-push.calls.ts';
import * as orderPages from './orders/order-page.calls.ts';
import * as orderPush from './orders/order-push.calls.ts';
import * as orders from './orders/orders.calls.ts';
import * as oven from './oven/oven.calls.ts';
import * as sales from './sales/sales.calls.ts';
import * as settings from './settings/settings.calls.ts';
import * as site from './site/site.calls.ts';
import type { PagePath } from './site/pages.ts';
import * as stock from './stock/stock.calls.ts';
import * as messages from './messages/messages.calls.ts';
import * as tickets from './tickets/tickets.calls.ts';
import * as voice from './voice/voice.calls.ts';

type Named = { refusals?: readonly FailureCode[]; pages?: 'every' | readonly PagePath[] };

export const CALLS = {
  ...settings,
  ...hours,
  ...catalog,
  ...accounts,
  ...loyalty,
  ...pointsPush,
  ...stock,
  ...oven,
  ...messages,
  ...tickets,
  ...orders,
  ...orderPages,
  ...orderPush,
  ...sales,
  ...invoices,
  ...customers,
  ...voice,
  ...books,
  ...dashboard,
  ...site,
} satisfies Record<string, Call & Named>;
