// The payment line of an order (decisions 5). All amounts are cents.
import { cents, type Cents } from '../kernel/cents.ts';
import type { PaymentMethod } from './orders.rules.ts';

export type PaymentLine = {
  paymentMethod: PaymentMethod;
  totalAmount: Cents;
  cashAmount: Cents | null;
  cardAmount: Cents | null;
  transferAmount: Cents | null;
};

/**
 * The parts as they are kept: a payment in one way is wholly of that way, whatever else was sent; a
 * mixed one keeps the parts it was given. Before there is a total there are no parts.
 */
export function withParts(line: PaymentLine): PaymentLine {
  const { paymentMethod, totalAmount } = line;
  if (paymentMethod === 'mixed') return line;
  const whole = totalAmount > 0 ? totalAmount : null;
  return {
    paymentMethod,
    totalAmount,
    cashAmount: paymentMethod === 'cash' ? whole : null,
    cardAmount: paymentMethod === 'card' ? whole : null,
    transferAmount: paymentMethod === 'transfer' ? whole : null,
  };
}

/** What is to be paid: the total less the discount, never below zero. */
export function finalAmountOf(total: Cents, discount: Cents): Cents {
  return cents(Math.max(0, total - discount));
}

/** The discount that an order has had; none while nothing was to be paid. */
export function discountOfOrder(total: Cents, final: Cents | null): Cents {
  return cents(final === null ? 0 : Math.max(0, total - final));
}
