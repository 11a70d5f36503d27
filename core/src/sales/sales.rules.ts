// What is sold at the counter, without an order (docs/rules/sales.md).
import { MAX_CENTS, type Cents } from '../kernel/amounts/cents.ts';
import { formatChickens, type Tenths } from '../kernel/amounts/tenths.ts';
import { linesTotal, type Line } from '../orders/lines/order-lines.rules.ts';
import { isMixedPaymentSound } from '../orders/pay/mixed-payment.rules.ts';
import { paidParts } from '../orders/pay/paid-parts.rules.ts';
import type { Parts } from '../payments/parts.rules.ts';
import type { PartFields, PaymentMethod } from '../payments/payments.rules.ts';

/** How it is paid; the parts count where there are several. */
export type SalePayment = PartFields<Cents | null> & { paymentMethod: PaymentMethod };

export type PricedSale = { total: Cents; parts: Parts };

/**
 * What it costs and in which way it comes: the parts sum to the total. `fault` says why it cannot be: more than an amount
 * holds, or parts of a mixed payment that are not sound.
 */
export function priceSale(
  lines: readonly Line[],
  payment: SalePayment,
): PricedSale | { fault: 'too-much' | 'unsound-parts' } {
  const total = linesTotal(lines);
  if (total > MAX_CENTS) return { fault: 'too-much' };
  const paid = { ...payment, totalAmount: total };
  if (!isMixedPaymentSound(paid)) return { fault: 'unsound-parts' };
  return { total, parts: paidParts({ ...paid, finalAmount: total }) };
}

/** "1 × Pollo entero, 2 × Cerveza". */
export const soldInWords = (lines: readonly { quantity: Tenths; name: string }[]): string =>
  lines.map(({ quantity, name }) => `${formatChickens(quantity)} × ${name}`).join(', ');
