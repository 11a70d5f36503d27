// The rooms of the house and the calls that each declares: the list that everything else derives from.
import * as accounts from './accounts/accounts.calls.ts';
import * as passwordLinks from './accounts/password-links.calls.ts';
import * as audit from './audit/audit.calls.ts';
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
import * as messages from './messages/messages.calls.ts';
import * as orderPages from './orders/order-page.calls.ts';
import * as orderPush from './orders/order-push.calls.ts';
import * as orders from './orders/orders.calls.ts';
import * as usualOrders from './orders/usual-orders.calls.ts';
import * as oven from './oven/oven.calls.ts';
import * as sales from './sales/sales.calls.ts';
import * as settings from './settings/settings.calls.ts';
import type { PagePath } from './site/pages.ts';
import * as site from './site/site.calls.ts';
import * as stock from './stock/stock.calls.ts';
import * as tickets from './tickets/tickets.calls.ts';
import * as voice from './voice/voice.calls.ts';

/** What a call names of other rooms: the refusals and the pages that there are. */
type RoomCall = Call & {
  refusals?: readonly FailureCode[];
  pages?: 'every' | readonly PagePath[];
};

/** In their order: a room enters only rooms that stand before it. A new room is a line here. */
export const ROOMS = {
  /** Who did what: the record of administration. */
  audit,
  /** What the shop says of itself. */
  settings,
  /** The week, special days, the sync with Google. */
  hours,
  /** Categories, products, allergens, pictures. */
  catalog,
  /** Mail and notices to devices, known by kind and id. */
  messages,
  /** Users: registering, signing in, passwords, roles. */
  accounts: { ...accounts, ...passwordLinks },
  /** The ways of paying, and what has been paid, as a ledger. */
  payments: {},
  /** Points, lots, the bonus, the wallet and its QR. */
  loyalty: { ...loyalty, ...pointsPush },
  /** A day's chickens and what moves them. */
  stock,
  /** What goes onto the spit, and the pause of web orders. */
  oven,
  /** What is printed, known by kind and id. */
  tickets,
  /** Ordering, pick-up, status, edits. */
  orders: { ...orders, ...orderPages, ...orderPush, ...usualOrders },
  /** What is sold at the counter, without an order. */
  sales,
  /** Invoices, their chain of records, sending to the tax agency. */
  invoices,
  /** What an account and its orders share. */
  customers,
  /** What is made of an order that somebody speaks. */
  voice,
  /** The days' takings, the cash drawer, closes. */
  books,
  /** The staff desk and its statistics. */
  dashboard,
  /** The public pages. */
  site,
} satisfies Record<string, Record<string, RoomCall>>;

export type RoomName = keyof typeof ROOMS;
