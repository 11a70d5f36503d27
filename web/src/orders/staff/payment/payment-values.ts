// The payment line of an order: what staff type, and the request that becomes of it.
// See docs/rules/orders.md#payment-line.
import {
  cents,
  centsToDecimal,
  formatEuros,
  parseCents,
  type Cents,
} from '@brasa/core/kernel/cents.ts';
import { eurosText } from '@brasa/core/kernel/euros-text.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import { pricedTotal, unpaidInvoiceTotal } from '@brasa/core/orders/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import {
  partFields,
  partField,
  PARTS,
  type PartFields,
  type PartField,
  type PaymentMethod,
} from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';

export type PaymentValues = PartFields<string> & {
  totalAmount: string;
  paymentMethod: PaymentMethod;
};

type Payment = Pick<Order, 'totalAmount' | 'paymentMethod' | PartField>;
/** Of what was typed there is no final amount yet. */
type ShownPayment = Payment & Partial<Pick<Order, 'finalAmount' | 'invoicePDF'>>;

function typedAmount(wire: string | null): string {
  return wire === null ? '' : wire.replace('.', ',');
}

export function paymentValues(order: Order): PaymentValues {
  return {
    totalAmount: isUnpaid(order) ? '' : typedAmount(order.totalAmount),
    paymentMethod: order.paymentMethod,
    ...partFields((field) => typedAmount(order[field])),
  };
}

/** What the form begins with: where nothing is noted yet, the total that it proposes. */
export function proposedPayment(order: Order): PaymentValues {
  const noted = paymentValues(order);
  return isProposal(order) ? { ...noted, totalAmount: typedAmount(proposedTotal(order)) } : noted;
}

/** Whether the form proposes a total that nobody has noted yet. */
export function isProposal(order: Order): boolean {
  return isUnpaid(order) && proposedTotal(order) !== null;
}

/** What the invoice is of, else what the lines cost; none that leaves out a dish. */
function proposedTotal(order: Order): string | null {
  return unpaidInvoiceTotal(order) ?? pricedTotal(order);
}

/** What the order has been given off its total. */
export function discountOf({ totalAmount, finalAmount }: Order): Cents {
  const total = parseCents(totalAmount) ?? cents(0);
  const final = parseCents(finalAmount ?? totalAmount) ?? total;
  return cents(Math.max(0, total - final));
}

export function isUnpaid(payment: ShownPayment): boolean {
  return Number(payment.totalAmount) === 0 || unpaidInvoiceTotal(payment) !== null;
}

/** Whether both mean the same payment; the parts count in a mixed one alone. */
export function isSamePayment(one: PaymentValues, other: PaymentValues): boolean {
  const [mine, theirs] = [one, other].map((values) => JSON.stringify(paymentOf(values)));
  return mine === theirs;
}

export function paymentPayload(values: PaymentValues, { version }: Pick<Order, 'version'>) {
  return { ...paymentOf(values), version };
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
 * what has its invoice already.
 */
export function paymentText(payment: ShownPayment): string {
  const invoiced = unpaidInvoiceTotal(payment);
  if (invoiced !== null) return `Sin cobrar · ${eurosText(invoiced)}`;
  if (isUnpaid(payment)) return payment.invoicePDF ? 'Sin cobrar' : 'Sin anotar';
  const line = `${eurosText(payment.totalAmount)} · ${PAYMENT_METHOD_NAMES[payment.paymentMethod]}`;
  if (payment.paymentMethod !== 'mixed') return line;
  const parts = PARTS.flatMap((way) => {
    const amount = payment[partField(way)];
    return amount && Number(amount) > 0 ? [`${eurosText(amount)} ${WAY_TEXTS[way].how}`] : [];
  });
  return `${line}: ${parts.join(', ')}`;
}

/** "Descuento 5,00 € · A pagar 22,00 €"; without a discount only what is to be paid. */
export function discountText(order: Order): string {
  const off = discountOf(order);
  const discount = off > 0 ? `Descuento ${formatEuros(off)} · ` : '';
  return `${discount}A pagar ${eurosText(order.finalAmount ?? order.totalAmount)}`;
}
