// The payment line of an order: what staff type, and the request that becomes of it.
// See docs/rules/orders.md#payment-line.
import {
  cents,
  centsToDecimal,
  formatEuros,
  parseCents,
  type Cents,
} from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { isMixedPaymentSound } from '@brasa/core/orders/pay/mixed-payment.rules.ts';
import { readPaidParts } from '@brasa/core/orders/pay/order-payment-wire.rules.ts';
import {
  isInvoiced,
  dueTotal,
  goodsTotal,
  unpaidInvoiceTotal,
} from '@brasa/core/orders/pay/due-total.rules.ts';
import { isGivenBack } from '@brasa/core/orders/pay/owed-text.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { readParts } from '@brasa/core/payments/parts.rules.ts';
import {
  partFields,
  type PartFields,
  type PartField,
  type PaymentMethod,
} from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, partsText } from '@brasa/core/payments/way-texts.rules.ts';

/** What becomes of what a payment leaves of the price: still to be paid, or a discount; empty before somebody has said so. */
export type Rest = '' | 'owed' | 'waived';

export type PaymentValues = PartFields<string> & {
  totalAmount: string;
  paymentMethod: PaymentMethod;
  rest: Rest;
  /** The order's, in cents, which the typed parts are without. */
  discount: Cents;
  /** Half of it need not be in cash: the noted payments came with less, or something is to be given back. */
  mayHaveLessCash: boolean;
};

type Payment = Pick<Order, 'totalAmount' | 'paymentMethod' | PartField>;
/** Of what was typed there is no final amount yet. */
type ShownPayment = Payment &
  Partial<Pick<Order, 'finalAmount' | 'invoicePDF' | 'waivedAmount' | 'amountDue'>>;

/** "13,50" of "13.50". */
export function typedAmount(wire: string | null): string {
  return wire === null ? '' : wire.replace('.', ',');
}

export function paymentValues(order: Order): PaymentValues {
  return {
    totalAmount: isUnpaid(order) ? '' : typedAmount(order.totalAmount),
    paymentMethod: order.paymentMethod,
    rest: restOf(order),
    discount: discountOf(order),
    mayHaveLessCash: mayHaveLessCash(order),
    ...typedParts(order),
  };
}

/** What was handed over in each way: a discount leaves the parts of a mixed payment, which state the total. */
function typedParts(order: Order): PartFields<string> {
  const { paymentMethod, finalAmount } = order;
  if (paymentMethod !== 'mixed' || finalAmount === null || discountOf(order) === 0) {
    return partFields((field) => typedAmount(order[field]));
  }
  const paid = readPaidParts(order);
  return partFields((_field, way) => typedAmount(centsToDecimal(paid[way])));
}

function mayHaveLessCash(order: Order): boolean {
  if (Number(order.amountDue ?? 0) < 0) return true;
  const stated = partFields((field) => parseCents(order[field] ?? '0'));
  const { paymentMethod } = order;
  return !isMixedPaymentSound({
    paymentMethod,
    totalAmount: parseCents(order.totalAmount),
    ...stated,
  });
}

/** The answer that was given about the rest; none where the waived amount is less than the rest by now. */
function restOf(order: Order): Rest {
  if (isUnpaid(order) || !isLess(order.totalAmount, order)) return '';
  if (isInvoiced(order) || Number(order.waivedAmount) <= 0) return 'owed';
  return Number(order.amountDue ?? 0) > 0 ? '' : 'waived';
}

type Priced = Pick<
  Order,
  | 'lines'
  | 'linesTotal'
  | 'invoicedTotal'
  | 'totalAmount'
  | 'finalAmount'
  | 'amountDue'
  | 'waivedAmount'
>;

/** The price of the order's invoice with its discount, else that of its lines; null without either. */
function priceOf(order: Priced): Cents | null {
  const invoiced = parseCents(order.invoicedTotal ?? '0') ?? 0;
  if (invoiced > 0) return cents(invoiced + discountOf(order));
  // The total of an invoice's data is told by what it leaves owed alone, once a part is paid.
  const [total, due] = [parseCents(order.totalAmount), parseCents(order.amountDue ?? '')];
  const isOnAccount = order.finalAmount !== null && due !== null && due > 0;
  if (isOnAccount && Number(order.waivedAmount) === 0) return cents((total ?? 0) + due);
  return parseCents(unpaidInvoiceTotal(order) ?? goodsTotal(order) ?? '');
}

/** How much of its price the typed total leaves, below nothing what it is beyond; null where it leaves nothing, or is no amount. */
export function leftOf(typedTotal: string, order: Priced): Cents | null {
  const [total, price] = [parseTypedCents(typedTotal), priceOf(order)];
  return total === null || price === null || total === price ? null : cents(price - total);
}

/** Whether the typed total leaves a part of the price. */
export const isLess = (typedTotal: string, order: Priced): boolean =>
  (leftOf(typedTotal, order) ?? 0) > 0;

/** What the form begins with: where nothing is noted yet, or not all, the total that it proposes. */
export function proposedPayment(order: Order): PaymentValues {
  const noted = paymentValues(order);
  if (!isProposal(order)) return noted;
  return { ...noted, totalAmount: typedAmount(proposedTotal(order)), rest: '' };
}

/** Whether the form proposes a total that nobody has noted yet. */
export function isProposal(order: Order): boolean {
  return proposedTotal(order) !== null;
}

/** What the invoice is of, else what the goods cost; none that leaves out a dish. Of what is paid: less what is to be given back. */
function proposedTotal(order: Order): string | null {
  if (!isUnpaid(order)) {
    const [total, due] = [parseCents(order.totalAmount), parseCents(order.amountDue ?? '0')];
    return total === null || due === null || due >= 0 ? null : centsToDecimal(cents(total + due));
  }
  return dueTotal(order);
}

/** What the order has been given off its total. */
export function discountOf({
  totalAmount,
  finalAmount,
}: Pick<Order, 'totalAmount' | 'finalAmount'>): Cents {
  const total = parseCents(totalAmount) ?? cents(0);
  const final = parseCents(finalAmount ?? totalAmount) ?? total;
  return cents(Math.max(0, total - final));
}

export function isUnpaid(payment: ShownPayment): boolean {
  const { totalAmount, finalAmount = null } = payment;
  return (
    (Number(totalAmount) === 0 && finalAmount === null) || unpaidInvoiceTotal(payment) !== null
  );
}

/** Whether both mean the same payment; the parts count in a mixed one alone. */
export function isSamePayment(one: PaymentValues, other: PaymentValues): boolean {
  const [mine, theirs] = [one, other].map((values) =>
    JSON.stringify([paymentOf(values), values.rest]),
  );
  return mine === theirs;
}

export function paymentPayload(values: PaymentValues, order: Priced & Pick<Order, 'version'>) {
  const rest = isLess(values.totalAmount, order) && { waiveRest: values.rest === 'waived' };
  return { ...statedPayment(values), ...rest, version: order.version };
}

/** As the server is told it: the parts of a mixed payment state the total, the discount among its cash. */
function statedPayment(values: PaymentValues): Payment {
  const payment = paymentOf(values);
  if (payment.paymentMethod !== 'mixed' || values.discount === 0) return payment;
  const cash = parseCents(payment.cashAmount ?? '0') ?? cents(0);
  return { ...payment, cashAmount: centsToDecimal(cents(cash + values.discount)) };
}

export function paymentOf(values: PaymentValues): Payment {
  const isMixed = values.paymentMethod === 'mixed';
  const part = (typed: string) => {
    const amount = isMixed ? parseTypedCents(typed) : null;
    return amount === null ? null : centsToDecimal(amount);
  };
  return {
    totalAmount: centsToDecimal(parseTypedCents(values.totalAmount) ?? cents(0)),
    paymentMethod: values.paymentMethod,
    ...partFields((field) => part(values[field])),
  };
}

/**
 * "27,00 € · Mixto: 20,00 € en efectivo, 7,00 € con tarjeta"; "Sin anotar" before there is a total, "Sin cobrar" of
 * what has its invoice already, "Devuelto" where all of it went back.
 */
export function paymentText(payment: ShownPayment): string {
  const invoiced = unpaidInvoiceTotal(payment);
  if (invoiced !== null) return `Sin cobrar · ${eurosText(invoiced)}`;
  if (isUnpaid(payment)) return payment.invoicePDF ? 'Sin cobrar' : 'Sin anotar';
  if (isGivenBack(payment)) return 'Devuelto';
  const line = `${eurosText(payment.totalAmount)} · ${PAYMENT_METHOD_NAMES[payment.paymentMethod]}`;
  if (payment.paymentMethod !== 'mixed') return line;
  return `${line}: ${partsText(readParts(payment))}`;
}

/** "Descuento 5,00 € · A pagar 22,00 €"; without a discount only what is to be paid. */
export function discountText(order: Order): string {
  const off = discountOf(order);
  const discount = off > 0 ? `Descuento ${formatEuros(off)} · ` : '';
  return `${discount}A pagar ${eurosText(order.finalAmount ?? order.totalAmount)}`;
}
