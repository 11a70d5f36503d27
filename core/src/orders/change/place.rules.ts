// A new order: its lines by the menu, and the payment that staff state.
// See docs/rules/orders.md#customer-orders.
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { Line, RequestedLine } from '../lines/order-lines.rules.ts';
import { waivedBy } from '../pay/owed.rules.ts';
import type { OrderState } from './order-state.rules.ts';
import { paymentOf } from './payment-change.rules.ts';
import { figuresOf, withParts, type Payment, type PaymentFigures } from '../pay/payment.rules.ts';
import {
  orderedChickens,
  orderedLines,
  type Choice,
  type ContentRefused,
  type Ordered,
} from './ordered.rules.ts';

type Asked = { lines: readonly RequestedLine[]; quantity?: Tenths | undefined };

/** A plain quantity is of chickens; lines say for themselves what they are. Refuses as `orderedLines`. */
export function orderedAtFirst(
  { lines, quantity }: Asked,
  choice: Choice,
): Ordered | ContentRefused {
  if (lines.length > 0) return orderedLines(lines, choice, { quantity });
  return orderedChickens(quantity ?? tenths(0), choice);
}

type SaidPayment = Omit<Payment, 'totalAmount'> & { totalAmount: Cents | null };

type PaidAtFirst = (Payment | PaymentFigures) & Pick<OrderState, 'waivedAmount'>;

/** The payment of an order of these lines that staff enter; its figures are worked out once there is a total. */
export function paidAtFirst(
  { totalAmount, ...order }: SaidPayment,
  { lines, details }: { lines: readonly Line[]; details: string | null },
): PaidAtFirst {
  const payment = paymentOf({ ...order, totalAmount: totalAmount ?? cents(0) });
  if (payment.totalAmount === 0) return { ...withParts(payment), waivedAmount: cents(0) };
  const figures = figuresOf(payment, cents(0));
  const atFirst = { discountAmount: cents(0), invoicedTotal: null, invoiceAmount: null };
  return { ...figures, waivedAmount: waivedBy({ lines, details, ...figures, ...atFirst }, true) };
}
