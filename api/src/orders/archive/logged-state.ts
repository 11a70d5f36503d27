// What an order's log holds of a state, by the order's fields. Logs are append-only, and the older
// ones name columns ("customer_name").
import { cents, centsToDecimal, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatChickens, tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  lineText,
  linesTotal,
  returnedOf,
  type Line,
} from '@brasa/core/orders/lines/order-lines.rules.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';
import { fieldName } from '../../db/names.ts';
import type { OrderRow } from '../orders.store.ts';

export type LoggedState = Record<string, unknown>;

/** The state by its fields, however old the log is; nothing where the log has none. */
export function readState(state: string | null): LoggedState {
  if (state === null) return {};
  const entries = Object.entries(JSON.parse(state) as object);
  return Object.fromEntries(entries.map(([name, value]) => [fieldName(name), value]));
}

type Describe = (value: unknown) => string;

const text: Describe = (value) => String(value);
const money: Describe = (value) => centsToDecimal(cents(Number(value)));
const chickens: Describe = (value) => tenthsToDecimal(tenths(Number(value)));
/** "invoices/F2026-000001.pdf" is told as "F2026-000001". */
const fileTitle: Describe = (value) =>
  String(value)
    .replace(/^.*\//, '')
    .replace(/\.pdf$/, '');
const instant: Describe = (value) => instantToIso(Number(value));

/** Lines are told as one text: "1 × Pollo entero a la leña, 2 × Cerveza (fría)". */
type LoggedOrder = Omit<OrderRow, 'lines'> & {
  lines: string | null;
  linesTotal: Cents | null;
  /** Said with a change, and of no order. */
  reason: null;
};

function loggedOrder({ lines, ...columns }: OrderRow): LoggedOrder {
  const reason = null;
  // A negative amount is money paid beyond the price, and no discount.
  const row = { ...columns, waivedAmount: cents(Math.max(0, columns.waivedAmount)) };
  if (lines.length === 0) return { ...row, lines: null, linesTotal: null, reason };
  return { ...row, lines: lines.map(loggedLine).join(', '), linesTotal: linesTotal(lines), reason };
}

const loggedLine = (line: Line): string => {
  const back = returnedOf(line);
  return back === 0 ? lineText(line) : `${lineText(line)}, devuelto ${formatChickens(back)}`;
};

/** The fields whose changes the history tells, each with its value as it travels. */
export const TOLD = {
  reason: text,
  status: text,
  customerName: text,
  customerPhone: text,
  customerEmail: text,
  customerDni: text,
  customerAddress: text,
  quantity: chickens,
  details: text,
  note: text,
  lines: text,
  linesTotal: money,
  pickupTime: instant,
  totalAmount: money,
  discountAmount: money,
  finalAmount: money,
  waivedAmount: money,
  keptAmount: money,
  withdrawnDrinks: text,
  paymentMethod: text,
  ...partFields(() => money),
  pointsEarned: text,
  pointsRedeemed: text,
  invoiceNumber: text,
  invoiceAmount: money,
  invoicePdf: fileTitle,
} as const satisfies { [Field in keyof LoggedOrder]?: Describe };

export function isTold(field: string): field is keyof typeof TOLD {
  return Object.hasOwn(TOLD, field);
}

/** Those of them that differ, before and after. */
export function difference(before: OrderRow, after: OrderRow): { before: object; after: object } {
  const fields = Object.keys(TOLD).filter(isTold);
  const [was, is] = [loggedOrder(before), loggedOrder(after)];
  const changed = fields.filter((field) => was[field] !== is[field]);
  const pick = (row: LoggedOrder) =>
    Object.fromEntries(changed.map((field) => [field, row[field]]));
  return { before: pick(was), after: pick(is) };
}

/** What the log of a new order holds: what it is and, where staff have said so, what is paid for it. */
export function stateAtFirst(row: OrderRow): object {
  const { status, quantity, pickupTime, totalAmount, finalAmount, paymentMethod } = row;
  const order = { status, quantity, pickupTime };
  if (totalAmount === 0 && paymentMethod === 'cash') return order;
  const parts = { ...partFields((field) => row[field]), finalAmount };
  const known = Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount !== null));
  return { ...order, totalAmount, paymentMethod, ...known };
}
