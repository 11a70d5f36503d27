import type { Generated } from 'kysely';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { personal, secret, type Classified } from '../db/tables/classification.ts';
import type { AutoId, Cents, Flag, Instant, Json, Points, Tenths } from '../db/tables/columns.ts';

export type OrdersTable = {
  id: AutoId;
  /** Whoever has it sees the order; null once nobody may, and of orders from before there were any. */
  code: string | null;
  customerName: string;
  customerPhone: string | null;
  customerEmail: string | null;
  customerDni: string | null;
  customerAddress: string | null;
  quantity: Tenths;
  details: string | null;
  /** The customer's note for the kitchen. */
  note: string | null;
  pickupTime: Instant;
  /** The Madrid day of the pick-up: the stock day that the order belongs to. */
  pickupDay: Day;
  status: OrderStatus;
  totalAmount: Cents;
  invoicePdf: string | null;
  invoiceNumber: string | null;
  /** The total that the data of its invoice say: no payment. */
  invoiceAmount: Cents | null;
  deleted: Flag;
  confirmado: Flag;
  error: Flag;
  notificado: Flag;
  userId: number | null;
  pointsEarned: Points;
  pointsRedeemed: Points;
  /** What the points took off the total; kept through every correction of the total. */
  discountAmount: Generated<Cents>;
  finalAmount: Cents | null;
  /** In cents: the part of the price that need not be paid. Negative where more is paid than the lines cost. */
  waivedAmount: Generated<Cents>;
  /** In cents: the part of the payment that the shop keeps once the order is called off. */
  keptAmount: Generated<Cents>;
  /**
   * In cents, as core's amountDue() says of the order; null where nobody knows, and of orders from before this column that owe
   * nothing.
   */
  amountDue: Generated<Cents | null>;
  paymentMethod: PaymentMethod;
  /** The amounts that staff stated by method (stated-parts.ts); null where they stated none. */
  statedParts: Generated<Json | null>;
  gdprConsentDate: Instant | null;
  gdprConsentVersion: string | null;
  isManualEntry: Flag;
  /** When it was ready to be picked up; null while it is not. */
  readyAt: Instant | null;
  /** Whether a batch made it so; else somebody said it. */
  readyByBatch: Generated<Flag>;
  /** The sum of the invoices that hold it, corrections included; amounts may not differ from it. Null without such an invoice. */
  invoicedTotal: Cents | null;
  /** Once one of them corrects another its contents may follow. */
  isInvoiceCorrected: Generated<Flag>;
  /** The last of its invoices that were settled when it was taken up again; null where none were. */
  settledInvoiceId: number | null;
  /** When its customer last changed or cancelled it by its page; null where they never did. */
  customerChangedAt: Instant | null;
  /** When its customer withdrew from its closed drinks, and from which; null where they did not. */
  withdrawnAt: Generated<Instant | null>;
  withdrawnDrinks: Generated<string | null>;
  /** When who it was for was erased; null again once somebody is named in it anew. */
  erasedAt: Instant | null;
  /** Counts the changes that an edit could overwrite. */
  version: Generated<number>;
  createdAt: Instant;
  updatedAt: Instant;
};

/** What was ordered of the menu, as it was then. */
type OrderLinesTable = Omit<Line, 'returned'> & { orderId: number; returned: Generated<Tenths> };

/** Every word that names of orders have, and the same from its end to its beginning. */
type NameWordsTable = { word: string; mirrored: string };

/** The words of each pending order. */
type PendingNameWordsTable = { orderId: number; word: string };

/** The orders of each word that are not pending any more, with their pick-up, by which they are listed. */
type OrderNameWordsTable = { word: string; pickupTime: Instant; orderId: number };

/** Append-only. */
export type OrderLogsTable = {
  id: AutoId;
  orderId: number;
  action: string;
  previousState: Json | null;
  newState: Json | null;
  createdAt: Instant;
  createdBy: number | null;
  /** By when it counts, where it was made without a connection; null for what was sent at once. */
  madeAt: Generated<Instant | null>;
};

/** Append-only: what was paid by somebody without an order who got points for it. It is no money by itself. */
export type WalkInVisitsTable = {
  walkInId: string;
  /** Of the points. */
  transactionId: number;
  paid: Cents;
  /** When they were there, also where it came later. */
  visitedAt: Instant;
  enteredAt: Instant;
};

export type OrdersTables = {
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  orderLogs: OrderLogsTable;
  nameWords: NameWordsTable;
  pendingNameWords: PendingNameWordsTable;
  orderNameWords: OrderNameWordsTable;
  walkInVisits: WalkInVisitsTable;
};

export const COLUMNS = {
  orders: {
    // Its page says who the customer is.
    code: secret(null),
    customerName: personal('Datos borrados'),
    customerPhone: personal(null),
    customerEmail: personal(null),
    customerDni: personal(null),
    customerAddress: personal(null),
    // Anything may have been said in it; the quantity in words takes its place (blank-orders.ts).
    statedParts: 'not personal',
    details: personal(null),
    note: personal(null),
    withdrawnDrinks: personal(null),
    gdprConsentDate: personal(null),
    gdprConsentVersion: personal(null),
    invoicePdf: 'not personal',
    invoiceNumber: 'not personal',
  },
  orderLines: { name: 'not personal', note: personal(null) },
  orderLogs: {
    action: 'not personal',
    previousState: 'personal fields',
    newState: 'personal fields',
  },
  // Those of a name go with it (name-words.store.ts).
  nameWords: { word: 'deleted', mirrored: 'deleted' },
  pendingNameWords: { word: 'deleted' },
  orderNameWords: { word: 'deleted' },
  walkInVisits: { walkInId: 'not personal' },
} as const satisfies Classified<OrdersTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    orders: { tables: OrdersTables; columns: typeof COLUMNS };
  }
}
