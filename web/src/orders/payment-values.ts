// The payment line of an order: what staff type, and the request that becomes of it (decisions 5).
import { cents, centsToDecimal, formatEuros, parseCents } from '@brasa/core/kernel/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/orders/order-history.rules.ts';
import type { PaymentMethod } from '@brasa/core/orders/orders.rules.ts';

export type PaymentValues = {
  totalAmount: string;
  paymentMethod: PaymentMethod;
  cashAmount: string;
  cardAmount: string;
  transferAmount: string;
};

function typedAmount(wire: string | null): string {
  return wire === null ? '' : wire.replace('.', ',');
}

export function paymentValues(order: Order): PaymentValues {
  return {
    totalAmount: isUnpaid(order) ? '' : typedAmount(order.totalAmount),
    paymentMethod: order.paymentMethod,
    cashAmount: typedAmount(order.cashAmount),
    cardAmount: typedAmount(order.cardAmount),
    transferAmount: typedAmount(order.transferAmount),
  };
}

/** Until staff enter it the total is 0.00. */
export function isUnpaid({ totalAmount }: Order): boolean {
  return Number(totalAmount) === 0;
}

export function paymentPayload(values: PaymentValues, version: number) {
  const isMixed = values.paymentMethod === 'mixed';
  const part = (typed: string) => {
    const amount = isMixed ? parseTypedCents(typed) : null;
    return amount === null ? null : centsToDecimal(amount);
  };
  return {
    totalAmount: centsToDecimal(parseTypedCents(values.totalAmount) ?? cents(0)),
    paymentMethod: values.paymentMethod,
    cashAmount: part(values.cashAmount),
    cardAmount: part(values.cardAmount),
    transferAmount: part(values.transferAmount),
    expectedVersion: version,
  };
}

/** "27,00 € · Mixto: 20,00 € en efectivo, 7,00 € con tarjeta"; "Sin anotar" before there is a total. */
export function paymentWords(order: Order): string {
  if (isUnpaid(order)) return 'Sin anotar';
  const line = `${euros(order.totalAmount)} · ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`;
  if (order.paymentMethod !== 'mixed') return line;
  const parts = [
    [order.cashAmount, 'en efectivo'],
    [order.cardAmount, 'con tarjeta'],
    [order.transferAmount, 'por transferencia'],
  ].flatMap(([amount, how]) => (amount && Number(amount) > 0 ? [`${euros(amount)} ${how}`] : []));
  return `${line}: ${parts.join(', ')}`;
}

/** "Descuento 5,00 € · A pagar 22,00 €"; a discount that has lost its total says only what is to be paid. */
export function discountWords({ totalAmount, finalAmount }: Order): string {
  const total = parseCents(totalAmount) ?? cents(0);
  const final = parseCents(finalAmount ?? totalAmount) ?? total;
  const discount = total > final ? `Descuento ${formatEuros(cents(total - final))} · ` : '';
  return `${discount}A pagar ${formatEuros(final)}`;
}

function euros(wire: string): string {
  return formatEuros(parseCents(wire) ?? cents(0));
}
