// An order as its rules know it, in numbers: what the server's row and a device's copy have in common.
import { cents, centsToDecimal, parseCents, type Cents } from '../../kernel/amounts/cents.ts';
import { instantToIso, parseInstant } from '../../kernel/time/madrid-time.ts';
import type { Points } from '../../kernel/amounts/points.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../../kernel/amounts/tenths.ts';
import { readLine, viewLine } from '../lines/order-line-wire.rules.ts';
import { linesTotal, type Line } from '../lines/order-lines.rules.ts';
import type { Order } from '../orders.contract.ts';
import { amountDue } from '../pay/owed.rules.ts';
import { flagsOf, type OrderStatus } from '../orders.rules.ts';
import type { Payment } from '../pay/payment.rules.ts';
import { partFields } from '../../payments/payments.rules.ts';

/** Amounts are cents, chickens tenths, moments milliseconds. */
export type OrderState = Payment & {
  customerName: string;
  customerPhone: string | null;
  customerEmail: string | null;
  quantity: Tenths;
  lines: Line[];
  details: string | null;
  note: string | null;
  pickupTime: number;
  status: OrderStatus;
  /** Null before a payment is noted. */
  finalAmount: Cents | null;
  discountAmount: Cents;
  /** What its customer need not pay though it is of the price; below nothing where more is paid than the lines cost. */
  waivedAmount: Cents;
  /** The part of the payment that the shop keeps once the order is called off. */
  keptAmount: Cents;
  /** The total that the data of its invoice say: no payment. */
  invoiceAmount: Cents | null;
  pointsEarned: Points;
  pointsRedeemed: Points;
  readyAt: number | null;
};

/** With the sum of the invoices that hold it; null where none does. */
export type DecidedOrder = OrderState & { invoicedTotal: Cents | null };

const moneyOf = (decimal: string): Cents => parseCents(decimal) ?? cents(0);
const orNull = <Read, Value>(value: Value | null, read: (value: Value) => Read): Read | null =>
  value === null ? null : read(value);

/** The answered order in numbers. Its discount is the difference between its total and what was to be paid of it. */
export function readOrder(order: Order): DecidedOrder {
  const total = moneyOf(order.totalAmount);
  const finalAmount = orNull(order.finalAmount, moneyOf);
  // Without a payment the total is that of the invoice.
  const isPriced = finalAmount !== null;
  return {
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    quantity: parseTenths(order.quantity) ?? tenths(0),
    lines: order.lines.map(readLine),
    details: order.details,
    note: order.note,
    pickupTime: parseInstant(order.pickupTime) ?? 0,
    status: order.status,
    paymentMethod: order.paymentMethod,
    totalAmount: isPriced ? total : cents(0),
    finalAmount,
    discountAmount: cents(order.pointsRedeemed > 0 ? total - (finalAmount ?? total) : 0),
    waivedAmount: moneyOf(order.waivedAmount),
    keptAmount: moneyOf(order.keptAmount),
    invoiceAmount: isPriced || total === 0 ? null : total,
    ...partFields((field) => orNull(order[field], moneyOf)),
    pointsEarned: order.pointsEarned,
    pointsRedeemed: order.pointsRedeemed,
    readyAt: orNull(order.readyAt, (at) => parseInstant(at) ?? 0),
    invoicedTotal: orNull(order.invoicedTotal, moneyOf),
  };
}

const decimal = (amount: Cents | null): string | null => orNull(amount, centsToDecimal);

/** The total that was paid; where none was, the total of its invoice. */
function totalShown({ finalAmount, invoiceAmount, totalAmount }: OrderState): Cents {
  return finalAmount === null ? (invoiceAmount ?? totalAmount) : totalAmount;
}

/** The fields of the answered order that the state holds. */
export function viewState(state: DecidedOrder) {
  return {
    customerName: state.customerName,
    customerPhone: state.customerPhone,
    customerEmail: state.customerEmail,
    quantity: tenthsToDecimal(state.quantity),
    details: state.details,
    note: state.note,
    lines: state.lines.map(viewLine),
    linesTotal: state.lines.length === 0 ? null : centsToDecimal(linesTotal(state.lines)),
    pickupTime: instantToIso(state.pickupTime),
    status: state.status,
    ...flagsOf(state.status),
    totalAmount: centsToDecimal(totalShown(state)),
    readyAt: orNull(state.readyAt, instantToIso),
    pointsEarned: state.pointsEarned,
    pointsRedeemed: state.pointsRedeemed,
    finalAmount: decimal(state.finalAmount),
    waivedAmount: centsToDecimal(state.waivedAmount),
    keptAmount: centsToDecimal(state.keptAmount),
    amountDue: decimal(amountDue(state)),
    paymentMethod: state.paymentMethod,
    ...partFields((field) => decimal(state[field])),
  } satisfies Partial<Order>;
}
