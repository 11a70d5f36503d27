// An order with an invoice stays as the invoice says (docs/rules/orders.md#invoiced-orders).
import type { Cents } from '../kernel/cents.ts';
import type { Tenths } from '../kernel/tenths.ts';
import type { Line } from './order-lines.rules.ts';
import type { OrdersFailure } from './orders.failures.ts';
import { isCalledOff, type OrderStatus } from './orders.rules.ts';

type InvoicedOrder = {
  /** Of the invoice that stands; null where none does. */
  invoicedTotal: Cents | null;
  status: OrderStatus;
  quantity: Tenths;
  lines: readonly Line[];
  totalAmount: Cents;
  discountAmount: Cents;
  finalAmount: Cents | null;
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

/** ORDER_INVOICED where the change would leave the order other than its invoice; null where it may be. */
export function invoicedRefusal(
  before: InvoicedOrder,
  change: { [Field in keyof InvoicedOrder]?: unknown },
): OrdersFailure | null {
  const { invoicedTotal } = before;
  // What the invoices themselves note is how the order stands by then.
  if (invoicedTotal === null || 'invoicedTotal' in change) return null;
  const after = { ...before, ...change } as InvoicedOrder;
  const isSame =
    after.quantity === before.quantity &&
    listed(after.lines) === listed(before.lines) &&
    after.discountAmount === before.discountAmount &&
    isCalledOff(after.status) === isCalledOff(before.status);
  const isAsInvoiced = (['finalAmount', 'invoiceAmount'] as const).every(
    (amount) => after[amount] === before[amount] || after[amount] === invoicedTotal,
  );
  return isSame && isAsInvoiced ? null : 'ORDER_INVOICED';
}
