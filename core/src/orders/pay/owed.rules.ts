// What an order owes: its price less its discount and what has been paid (docs/rules/payments.md#owed).
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { keptTotal, type Line } from '../lines/order-lines.rules.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';

type Priced = {
  lines: readonly Line[];
  details: string | null;
  /** With what points have taken off it. */
  totalAmount: Cents;
  finalAmount: Cents | null;
  discountAmount: Cents;
  /** The sum of the invoices that stand; null where nothing was invoiced. */
  invoicedTotal: Cents | null;
  /** The total of the data of an invoice; null without. */
  invoiceAmount: Cents | null;
};
export type Owing = Priced & { status: OrderStatus; waivedAmount: Cents; keptAmount: Cents };

type Invoiced = Pick<Priced, 'invoicedTotal' | 'invoiceAmount' | 'finalAmount' | 'lines'>;

/**
 * The total of its invoices, in cents; before a payment, and without lines, also the total that the data of an invoice say. Null where no
 * invoice says its price.
 */
export function invoicePrice({
  invoicedTotal,
  invoiceAmount,
  finalAmount,
  lines,
}: Invoiced): Cents | null {
  if (invoicedTotal !== null && isInvoiced({ invoicedTotal })) return invoicedTotal;
  const isPrice = finalAmount === null || lines.length === 0;
  return isPrice && invoiceAmount !== null && invoiceAmount > 0 ? invoiceAmount : null;
}

/** The part of the lines' price that an invoice leaves out, in cents. The first payment waives it. */
export function agreedDiscount(order: Priced): Cents {
  const agreed = invoicePrice(order);
  return cents(agreed === null ? 0 : Math.max(0, keptTotal(order.lines) - agreed));
}

/** Whether all of it has a price: food that only the details name has one by an invoice alone. */
export const isPriced = (order: Pick<Priced, 'details'> & Invoiced): boolean =>
  invoicePrice(order) !== null || unpricedDishes(order) === '';

/** Neither lines nor an invoice say its price. */
export const hasNoPrice = (order: Invoiced): boolean =>
  order.lines.length === 0 && invoicePrice(order) === null;

/**
 * Its price less its payments, a discount among them. The price is that of its invoice, else that of its lines without the goods that
 * came back.
 */
function restOf(order: Priced): Cents {
  const { lines, discountAmount, totalAmount, finalAmount } = order;
  const invoiced = invoicePrice(order);
  const price = invoiced === null ? keptTotal(lines) : invoiced + discountAmount;
  return cents(price - (finalAmount === null ? 0 : totalAmount));
}

/** Whether an invoice of something holds it. */
export const isInvoiced = ({ invoicedTotal }: Pick<Priced, 'invoicedTotal'>): boolean =>
  invoicedTotal !== null && invoicedTotal > 0;

/** The waived amount as far as it counts: the price of an invoice has it off already. */
const waivedOf = ({ waivedAmount, invoicedTotal }: Owing): Cents =>
  isInvoiced({ invoicedTotal }) ? cents(0) : waivedAmount;

/** True of an order that was handed over and whose invoices were corrected to nothing then: its goods came back. */
export const isTakenBack = ({
  status,
  invoicedTotal,
}: Pick<Owing, 'status' | 'invoicedTotal'>): boolean =>
  status === 'delivered' && invoicedTotal === 0;

/**
 * In cents: what its customer still has to pay, and below nothing what is to be given back, at most all that was paid. Null for an
 * order without lines and without an invoice. All that was paid is to be given back of one whose invoices were corrected to nothing, and
 * of one that was called off, less what the shop keeps. With a dish that has no price: what is left of the rest once a payment is noted, and null where nothing of that is left. What was waived makes nobody owe less than nothing, and what was paid
 * beyond the price pays for lines that come later.
 */
export function amountDue(order: Owing): Cents | null {
  if (isCalledOff(order.status)) return cents(order.keptAmount - (order.finalAmount ?? 0));
  if (isTakenBack(order)) return cents(0 - (order.finalAmount ?? 0));
  if (hasNoPrice(order)) return null;
  const [rest, waived] = [restOf(order), waivedOf(order)];
  const left = cents(Math.max(0, rest - Math.max(0, waived)));
  if (!isPriced(order)) return left > 0 && order.finalAmount !== null ? left : null;
  if (rest >= 0) return left;
  return cents(Math.max(Math.min(0, rest - Math.min(0, waived)), 0 - (order.finalAmount ?? 0)));
}

/** True of a total that is more than was paid and is still owed, in cents. Stated of a payment, it takes refunds back (docs/rules/payments.md#refunds). */
export const isBeyondOwed = (order: Owing, totalAmount: Cents): boolean =>
  totalAmount > order.totalAmount + Math.max(0, amountDue(order) ?? 0);

/** Whether it is paid in part. */
export const isOwing = (order: Owing): boolean =>
  order.finalAmount !== null && (amountDue(order) ?? 0) > 0;

/** Whether a payment is noted that is not what the order costs: something is owed, or is to be given back. */
export const isUnsettled = (order: Owing): boolean =>
  order.finalAmount !== null && (amountDue(order) ?? 0) !== 0;

/**
 * Whether the price is known: that of a dish without one is known by a payment of the whole order, which is more than the price of
 * its lines. A discount may have been given before the dish came. An order without lines costs what is paid for it.
 */
function isPriceKnown(order: Owing): boolean {
  if (order.lines.length === 0 || isPriced(order)) return true;
  const rest = restOf(order);
  return rest < 0 && rest === order.waivedAmount;
}

/**
 * What is charged for an order: what is paid, with what is still owed and without what is to be given back. Null before a payment is
 * noted, and of an order that is paid on account while one of its dishes has no price. Nothing where the money of a corrected invoice
 * went back.
 */
export function chargedFor(order: Owing): Cents | null {
  if (isTakenBack(order) && order.finalAmount === 0) return cents(0);
  if (order.finalAmount === null || !isPriceKnown(order)) return null;
  // An order whose invoices come to nothing may be invoiced anew.
  const invoicedTotal = isInvoiced(order) ? order.invoicedTotal : null;
  return cents(order.finalAmount + (amountDue({ ...order, invoicedTotal }) ?? 0));
}

/** The amount charged by the payment as it is stated, in cents; a rest that it waives is not charged. Null before a payment. */
export function statedCharge(order: Owing): Cents | null {
  if (order.finalAmount === null) return null;
  const left = Math.max(0, restOf(order) - Math.max(0, waivedOf(order)));
  return cents(order.finalAmount + left);
}

/** The part of the lines' price that the first invoice of an order leaves out: what its payment waives, or what was agreed. */
export function waivedByInvoice(before: Owing, invoicedTotal: Cents): Cents {
  const isUnpaid = before.finalAmount === null && before.lines.length > 0;
  return isUnpaid ? cents(keptTotal(before.lines) - invoicedTotal) : before.waivedAmount;
}

/** The waived amount with which the order, once it has no invoice, owes as much as before. */
export function waivedWithoutInvoice(before: Owing): Cents {
  const due = amountDue(before);
  if (before.finalAmount === null) return cents(0);
  if (due === null || due < 0 || before.lines.length === 0) return before.waivedAmount;
  return cents(restOf({ ...before, invoicedTotal: null, invoiceAmount: null }) - due);
}

/**
 * The waived amount once a dish without a price takes the place of a line: the money paid beyond the lines is for that dish. Null
 * where it is not, and of an order that owes a part.
 */
export function paidForUnpriced(before: Owing, after: Owing): Cents | null {
  const isForIt = isPriced(before) && !isPriced(after) && !isOwing(before);
  const rest = restOf(after);
  return isForIt && after.finalAmount !== null && rest < 0 ? rest : null;
}

/**
 * How much of the price is waived by a payment that is noted: the rest, where that is meant as a discount. Who pays more than the
 * lines cost pays for something that is not among them, and is given nothing back: then it is below nothing.
 */
export function waivedBy(order: Priced, isRestWaived: boolean): Cents {
  if (hasNoPrice(order)) return cents(0);
  const rest = restOf(order);
  // A payment on account says nothing of the price of a dish that has none.
  const isBeyond = rest < 0 && isPriced(order);
  return isRestWaived || isBeyond ? rest : cents(0);
}
