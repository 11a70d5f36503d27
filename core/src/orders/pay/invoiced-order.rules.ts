// An order with an invoice stays as the invoice says (docs/rules/orders.md#invoiced-orders).
import type { Cents } from '../../kernel/amounts/cents.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import { keptTotal, type Line } from '../lines/order-lines.rules.ts';
import { statedCharge } from './owed.rules.ts';
import type { OrdersFailure } from '../orders.failures.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import { unpricedThings } from '../lines/unpriced.rules.ts';

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
  keptAmount: Cents;
  /** The total that the data of the invoice say. */
  invoiceAmount: Cents | null;
};

/** What the invoice lists of the lines; notes and numbers may change. */
const listed = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ productId, quantity, unitPrice, vatRate, returned = 0 }) => [
      productId,
      quantity,
      unitPrice,
      vatRate,
      returned,
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
 * follow a correction; amounts have to be those of before or the invoices' total. Where they come to nothing it may be changed, and
 * called off, as one without.
 */
export function invoicedRefusal(
  before: InvoicedOrder,
  change: { [Field in keyof InvoicedOrder]?: unknown },
): OrdersFailure | null {
  const { invoicedTotal } = before;
  // What the invoices themselves note is how the order stands by then.
  if (invoicedTotal === null || invoicedTotal === 0 || 'invoicedTotal' in change) return null;
  const after = { ...before, ...change } as InvoicedOrder;
  if (isTakenUpAgain(before.status, after.status)) return null;
  const isAllowed =
    hasInvoicedContents(before, after, invoicedTotal) &&
    isCalledOff(after.status) === isCalledOff(before.status) &&
    isCharged(before, after, invoicedTotal) &&
    isOfInvoice(before, after, invoicedTotal);
  return isAllowed ? null : 'ORDER_INVOICED';
}

/** True where an invoice still lists the same contents. After a correction the contents may also come closer to the invoices' total. */
function hasInvoicedContents(
  before: InvoicedOrder,
  after: InvoicedOrder,
  invoicedTotal: Cents,
): boolean {
  const dishes = unpricedThings(before);
  if (unpricedThings(after).some((dish) => !dishes.includes(dish))) return false;
  if (hasSameContents(before, after)) return true;
  const agreed = agreedTotal(before, invoicedTotal);
  const miss = (order: InvoicedOrder) => Math.abs(priceOf(order) - agreed);
  return before.isInvoiceCorrected === 1 && miss(after) <= miss(before);
}

const priceOf = ({ lines, discountAmount }: InvoicedOrder): number =>
  keptTotal(lines) - discountAmount;

/**
 * The price of the lines for the total, in cents. What the first invoice left out of them comes on top, unless the lines cost the
 * total itself by now: then a correction has put that right.
 */
const agreedTotal = (order: InvoicedOrder, total: Cents): number =>
  priceOf(order) === total ? total : total + order.waivedAmount;

/** True where the amount charged stays, or becomes the invoices' total. A payment on account changes no price; a discount does. */
function isCharged(before: InvoicedOrder, after: InvoicedOrder, invoicedTotal: Cents): boolean {
  if (isPaidAsBefore(before, after) || after.finalAmount === invoicedTotal) return true;
  const waivesNoMore = (['discountAmount', 'waivedAmount'] as const).every(
    (amount) => after[amount] === before[amount],
  );
  if (!waivesNoMore) return false;
  return statedCharge(after) === invoicedTotal || isGivenBack(before, after, invoicedTotal);
}

/** Some of what was paid beyond the invoices' total is given back. */
function isGivenBack(before: InvoicedOrder, after: InvoicedOrder, invoicedTotal: Cents): boolean {
  const [paid, left] = [before.finalAmount ?? 0, after.finalAmount ?? 0];
  return left < paid && left > invoicedTotal;
}

const isPaidAsBefore = (before: InvoicedOrder, after: InvoicedOrder): boolean =>
  after.finalAmount === before.finalAmount && after.waivedAmount === before.waivedAmount;

/** True where the total in the invoice's data stays, or becomes the invoices' total. */
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
 * True of a change after which invoices that come to nothing no longer hold the order: it is taken up again after a call-off, or handed
 * over after the correction.
 */
export const settlesInvoices = (
  before: Pick<InvoicedOrder, 'status' | 'invoicedTotal'>,
  status?: OrderStatus,
): boolean =>
  before.invoicedTotal === 0 &&
  (isTakenUpAgain(before.status, status) ||
    (before.status === 'pending' && status === 'delivered'));
