// How much of what is to be paid for an order comes in which way (docs/rules/payments.md#parts-of-an-order).
import { cents, type Cents } from '../kernel/cents.ts';
import { NO_PARTS, sumOfParts, takeFrom, type Parts } from '../payments/payments.rules.ts';
import type { Payment } from './payment.rules.ts';

/**
 * The parts, which sum to the final amount: nothing before there is one. Of a mixed payment the parts are made to
 * state the total, by the card or else the transfer; the discount then leaves the cash first.
 */
export function paidParts(order: Payment & { finalAmount: Cents | null }): Parts {
  const { paymentMethod, finalAmount } = order;
  if (finalAmount === null || finalAmount === 0) return NO_PARTS;
  if (paymentMethod !== 'mixed') return { ...NO_PARTS, [paymentMethod]: finalAmount };
  const stated = statingTheTotal(order);
  return takeFrom(stated, cents(sumOfParts(stated) - finalAmount), ['cash', 'card', 'transfer']);
}

function statingTheTotal({ totalAmount, cashAmount, cardAmount, transferAmount }: Payment): Parts {
  const parts: Parts = {
    cash: cashAmount ?? cents(0),
    card: cardAmount ?? cents(0),
    transfer: transferAmount ?? cents(0),
  };
  const missing = cents(totalAmount - sumOfParts(parts));
  if (missing < 0) return takeFrom(parts, cents(0 - missing), ['card', 'transfer', 'cash']);
  const toCard = parts.card > 0 || parts.transfer === 0;
  return toCard
    ? { ...parts, card: cents(parts.card + missing) }
    : { ...parts, transfer: cents(parts.transfer + missing) };
}
