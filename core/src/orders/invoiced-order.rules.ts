// An order with an invoice stays as the invoice says (docs/rules/orders.md#invoiced-orders).
import type { Cents } from '../kernel/cents.ts';
import type { Tenths } from '../kernel/tenths.ts';
import { linesTotal, type Line } from './order-lines.rules.ts';
import { statedCharge } from './owed.rules.ts';
import type { OrdersFailure } from './orders.failures.ts';
import { isCalledOff, type OrderStatus } from './orders.rules.ts';
import { unpricedThings } from './unpriced.rules.ts';

type InvoicedOrder = {
  details: string | null;
  /** The sum of the invoices that hold it, corrections included; null without such an invoice. */
  invoicedTotal: Cents | null;
  /** 1 once one of them corrects another. */
  isInvoiceCorrected: 0 | 1;
  status: OrderStatus;
  quantity: Tenths;
  lines: readonly Line[];
  totalAmount: Cents;
  discountAmount: Cents;
  finalAmount: Cents | null;
  waivedAmount: Cents;
  /** The total that the data of the invoice say. */
  invoiceAmount: Cents | null;
};

/** What the invoice lists of the lines; notes and numbers may change. */
const listed = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ productId, quantity, unitPrice, vatRate }) => [
      productId,
      quantity,
      unitPrice,
      vatRate,
    ]),
  );

type Contents = Pick<InvoicedOrder, 'quantity' | 'lines' | 'discountAmount'>;

/** Whether an invoice would list the same of both. */
export const hasSameContents = (one: Contents, other: Contents): boolean =>
  one.quantity === other.quantity &&
  listed(one.lines) === listed(other.lines) &&
  one.discountAmount === other.discountAmount;

/**
 * ORDER_INVOICED where the change would leave the order other than its invoices say; null where it may be made. Contents may
 * follow a correction; amounts have to be those of before or the invoices' total. It is called off only where they come to nothing,
 * and is then paid as without them.
 */
export function invoicedRefusal(
  before: InvoicedOrder,
  change: { [Field in keyof InvoicedOrder]?: unknown },
): OrdersFailure | null {
  const { invoicedTotal } = before;
  // What the invoices themselves note is how the order stands by then.
  if (invoicedTotal === null || 'invoicedTotal' in change) return null;
  const after = { ...before, ...change } as InvoicedOrder;
  if (isTakenUpAgain(before.status, after.status)) return null;
  const isAllowed =
    invoicedTotal === 0
      ? isOfNoInvoice(before, after)
      : hasInvoicedContents(before, after, invoicedTotal) &&
        isCalledOff(after.status) === isCalledOff(before.status) &&
        isCharged(before, after, invoicedTotal) &&
        isOfInvoice(before, after, invoicedTotal);
  return isAllowed ? null : 'ORDER_INVOICED';
}

/** Where its invoices come to nothing: a first payment, one that leaves the price, or nothing paid any more. The next invoice is another one. */
const isOfNoInvoice = (before: InvoicedOrder, after: InvoicedOrder): boolean =>
  (hasSameContents(before, after) || before.isInvoiceCorrected === 1) &&
  (isPaidAsBefore(before, after) ||
    before.finalAmount === null ||
    after.finalAmount === 0 ||
    statedCharge(after) === statedCharge(before));

/** Whether the contents are those of the invoice. Those of a corrected one may come closer to it. */
function hasInvoicedContents(
  before: InvoicedOrder,
  after: InvoicedOrder,
  invoicedTotal: Cents,
): boolean {
  if (unpricedThings(after).length > unpricedThings(before).length) return false;
  if (hasSameContents(before, after)) return true;
  const isCorrected = before.isInvoiceCorrected === 1;
  return isCorrected && offBy(after, invoicedTotal) <= offBy(before, invoicedTotal);
}

/** By how many cents the lines and the discount miss the total. */
const offBy = ({ lines, discountAmount }: InvoicedOrder, total: Cents): number =>
  Math.abs(linesTotal(lines) - discountAmount - total);

/** Whether the invoices' total is charged, or what was before. What is paid on account leaves the price as it is, a discount does not. */
function isCharged(before: InvoicedOrder, after: InvoicedOrder, invoicedTotal: Cents): boolean {
  if (isPaidAsBefore(before, after) || after.finalAmount === invoicedTotal) return true;
  const hasSameDiscount = after.discountAmount === before.discountAmount;
  return hasSameDiscount && statedCharge(after) === invoicedTotal;
}

const isPaidAsBefore = (before: InvoicedOrder, after: InvoicedOrder): boolean =>
  after.finalAmount === before.finalAmount && after.waivedAmount === before.waivedAmount;

/** Whether the total of the invoice's data is as before or that of the invoices. */
const isOfInvoice = (before: InvoicedOrder, after: InvoicedOrder, invoicedTotal: Cents): boolean =>
  after.invoiceAmount === before.invoiceAmount || after.invoiceAmount === invoicedTotal;

const isTakenUpAgain = (before: OrderStatus, after: OrderStatus = before): boolean =>
  isCalledOff(before) && !isCalledOff(after);

/** Held by no invoice: any change may be made, and the next invoice is a new one. */
export const NOT_INVOICED = {
  invoicedTotal: null,
  isInvoiceCorrected: 0,
  invoicePdf: null,
  invoiceAmount: null,
} as const;

/**
 * Whether the change settles the invoices of the order: it was called off with invoices that come to nothing, and is taken up
 * again. From then on they hold it no more.
 */
export const settlesInvoices = (
  before: Pick<InvoicedOrder, 'status' | 'invoicedTotal'>,
  status?: OrderStatus,
): boolean => before.invoicedTotal === 0 && isTakenUpAgain(before.status, status);
