import type { Generated } from 'kysely';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Cents, Flag, Instant, Tenths } from '../db/tables/columns.ts';

/** Append-only but for its invoice. What was sold at the counter, without an order. */
export type SalesTable = {
  id: AutoId;
  /** The visit that it belongs to, where it is known by one. */
  walkInId: string | null;
  paymentMethod: PaymentMethod;
  total: Cents;
  /** What it took from the stock. */
  chickens: Tenths;
  /** The Madrid day on which it was made, also where it came later: whose stock it moved. */
  day: Day;
  enteredAt: Instant;
  /** When it was made without a connection; null for what was sent at once. */
  madeAt: Instant | null;
  soldBy: number;
  /** Of the invoice that stands, until which nothing is taken back; null where none does. It alone changes. */
  invoicedTotal: Cents | null;
};

/** Append-only. At the menu's prices of that moment, but for what was sold without a connection. */
type SaleLinesTable = Omit<Line, 'note' | 'returned'> & {
  saleId: number;
  /** Taken without a connection, at a price that the product has not had of late. */
  offMenuPrice: Generated<Flag>;
};

/** Append-only. What was taken back, once. */
type SaleAnnulmentsTable = {
  saleId: number;
  enteredAt: Instant;
  annulledBy: number;
};

/** Append-only. Goods that came back for their price, a row for each line of a refund. */
type SaleRefundsTable = {
  id: AutoId;
  saleId: number;
  lineId: number;
  quantity: Tenths;
  /** True where its chickens went back into the stock. */
  toStock: Flag;
  /** Why, as staff said it. */
  reason: string;
  enteredAt: Instant;
  refundedBy: number;
};

export type SalesTables = {
  sales: SalesTable;
  saleLines: SaleLinesTable;
  saleAnnulments: SaleAnnulmentsTable;
  saleRefunds: SaleRefundsTable;
};

export const COLUMNS = {
  sales: { walkInId: 'not personal' },
  saleLines: { name: 'not personal' },
  saleAnnulments: {},
  saleRefunds: { reason: 'not personal' },
} as const satisfies Classified<SalesTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    sales: { tables: SalesTables; columns: typeof COLUMNS };
  }
}
