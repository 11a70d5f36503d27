// What is sold at the counter, without an order (docs/rules/sales.md).
import { cents, MAX_CENTS, type Cents } from '../kernel/amounts/cents.ts';
import { formatChickens, type Tenths } from '../kernel/amounts/tenths.ts';
import { withGoodsBack } from '../orders/change/goods-back.rules.ts';
import type { GoodsBack } from '../orders/lines/order-lines.contract.ts';
import { keptTotal, linesTotal, type Line } from '../orders/lines/order-lines.rules.ts';
import { isRefused, type Refused } from '../kernel/refused.ts';
import { isMixedPaymentSound } from '../orders/pay/mixed-payment.rules.ts';
import { paidParts } from '../orders/pay/paid-parts.rules.ts';
import { sumOfParts, takeFrom, type Parts } from '../payments/parts.rules.ts';
import { PARTS, type PartFields, type PaymentMethod } from '../payments/payments.rules.ts';

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

type SoldLine = Pick<Line, 'id' | 'quantity' | 'unitPrice' | 'chickens' | 'returned'>;

/**
 * The lines once the goods came back, and the price of these goods in cents. Refuses with VALIDATION an unknown line, more than is left
 * of one, and a quarter of a chicken.
 */
export function refundGoods<Some extends SoldLine>(
  lines: readonly Some[],
  goods: GoodsBack,
): { lines: Some[]; amount: Cents } | Refused<'VALIDATION'> {
  const after = withGoodsBack(lines, goods, 'goods');
  if (isRefused(after)) return after;
  return { lines: after, amount: cents(keptTotal(lines) - keptTotal(after)) };
}

/**
 * The parts of a sale that is taken back, which sum to 0: what is left of it goes back in the ways that still have something, so that a
 * refund in another way stays as it was given.
 */
export const annulledParts = (parts: Parts): Parts => takeFrom(parts, sumOfParts(parts), PARTS);

/** "1 × Pollo entero, 2 × Cerveza". */
export const soldInWords = (lines: readonly { quantity: Tenths; name: string }[]): string =>
  lines.map(({ quantity, name }) => `${formatChickens(quantity)} × ${name}`).join(', ');
