// Counter sales on the wire (docs/rules/sales.md).
import { z } from 'zod';
import { blankable, calendarDay, money, rowId, singleLine } from '../kernel/fields.ts';
import { decimalString, isoInstant } from '../kernel/wire.ts';
import { goodsBack, orderLine, soldLines } from '../orders/lines/order-lines.contract.ts';
import { stockDay } from '../stock/stock.contract.ts';
import { REASON_LENGTH } from '../orders/orders.rules.ts';
import { PARTS, partFields, PAYMENT_METHODS } from '../payments/payments.rules.ts';

const AMOUNT_MESSAGE = 'Importe inválido';

/** Prices are the menu's. Parts count for a mixed payment alone, and sum to the total. */
export const newSale = z
  .object({
    lines: soldLines,
    /** The visit, where it has earned points or will. */
    walkInId: blankable(singleLine(100)),
    paymentMethod: z.enum(PAYMENT_METHODS, 'Forma de pago inválida'),
    ...partFields(() => blankable(money(AMOUNT_MESSAGE))),
    /** What the screen showed; another total is refused. */
    expectedTotal: blankable(money(AMOUNT_MESSAGE)),
    /** Of what was sold without a connection: at the lines' `unitPrice`, whatever the menu says by now. */
    atPricesTaken: z.boolean('Debe ser sí o no').optional(),
  })
  .meta({ id: 'NewSale' });
export type NewSale = z.output<typeof newSale>;

const saleLine = orderLine
  .omit({ note: true })
  .extend({
    /** Taken without a connection, at a price that the product has not had in the last 7 days. */
    offMenuPrice: z.boolean(),
  })
  .meta({ id: 'SaleLine' });

const sale = z
  .object({
    id: z.int(),
    lines: z.array(saleLine),
    total: decimalString,
    /** The price of the goods that came back, which `returned` of each line tells. */
    refundedAmount: decimalString,
    /** What it took from the stock. */
    chickens: decimalString,
    paymentMethod: z.enum(PAYMENT_METHODS),
    /** What is left of each way: they sum to the total less the refunds. A refund in another way leaves one below 0. */
    ...partFields(() => decimalString),
    walkInId: z.string().nullable(),
    /** When it was made, also where it came later. */
    soldAt: isoInstant,
    /** Null while it stands. */
    annulledAt: isoInstant.nullable(),
  })
  .meta({ id: 'Sale' });
export type Sale = z.output<typeof sale>;

/** Goods that come back for their price, which goes out in one way. */
export const saleRefund = z
  .object({
    goods: goodsBack.min(1, 'Elige al menos un producto'),
    method: z.enum(PARTS, 'Forma de pago inválida'),
    reason: singleLine(REASON_LENGTH, 'Indica el motivo'),
    /** What the screen shows of earlier refunds; another amount by now is refused. */
    refundedAmount: money(AMOUNT_MESSAGE),
  })
  .meta({ id: 'SaleRefund' });
export type SaleRefund = z.output<typeof saleRefund>;

const LIST_LENGTH = 100;

/** Without a day: today's. `before` goes on where the page before ended. */
export const salesQuery = z.object({
  day: calendarDay.optional(),
  before: rowId.optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
});
export type SalesQuery = z.output<typeof salesQuery>;

const person = z.object({ id: z.int(), name: z.string() });

const listedSale = sale
  .extend({
    soldBy: person,
    /** Who took it back; null while it stands. */
    annulledBy: person.nullable(),
    /** Each that was noted, the first one first. Answers of an earlier release lack the field. */
    refunds: z.array(z.object({ at: isoInstant, by: person, reason: z.string() })).optional(),
    /** Whether an invoice of it stands: until that is corrected or annulled it is not taken back. */
    isInvoiced: z.boolean(),
    /** The sum of its invoices; null without one. Answers of an earlier release lack the field. */
    invoicedTotal: decimalString.nullish(),
    /**
     * When a sale made without a connection arrived; null for one that was sent at once. Equal to `soldAt` where the
     * device's clock was wrong.
     */
    arrivedAt: isoInstant.nullable(),
  })
  .meta({ id: 'ListedSale' });
export type ListedSale = z.output<typeof listedSale>;

/** A day's sales, the last one that was entered first. */
export const daySales = z
  .object({
    day: z.iso.date(),
    sales: z.array(listedSale),
    hasMore: z.boolean(),
    /** Of all that stand on the day, also those of other pages, without what was refunded. */
    standing: z.object({ count: z.int(), total: decimalString }),
  })
  .meta({ id: 'DaySales' });
export type DaySales = z.output<typeof daySales>;

/** The sale, and the stock of its day after it. */
export const soldReply = z.object({ sale, stock: stockDay }).meta({ id: 'SoldReply' });
export type SoldReply = z.output<typeof soldReply>;
