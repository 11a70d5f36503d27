// How much of what is to be paid for an order comes in which way (docs/rules/payments.md#parts-of-an-order).
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { lessDiscount } from '../../loyalty/covered.rules.ts';
import {
  addParts,
  isNothing,
  NO_PARTS,
  partsOf,
  sumOfParts,
  takeFrom,
  type Parts,
} from '../../payments/parts.rules.ts';
import { byWay, WAYS, PARTS } from '../../payments/payments.rules.ts';
import type { OrderAction } from '../archive/order-history.rules.ts';
import { areDiscounted, finalAfter, statedParts, type Payment } from './payment.rules.ts';

type PaidOrder = Payment & { finalAmount: Cents | null };
type DiscountedOrder = PaidOrder & { discountAmount: Cents };

/** One entry of the ledger: from what was paid to what is paid, in cents, and what it is called. */
export type PaidStep = { before: Parts; after: Parts; action: OrderAction };

/**
 * What a change of the order enters. A discount that goes or comes with another change, such as calling the order off, is an
 * entry of its own, as if it had been annulled or redeemed: what came off is told by the entries alone. So is the money that is
 * given back with a call-off, or taken back again by Deshacer, and the money of the refunds that a payment takes back: `refunded` in
 * each way, in cents above 0.
 */
export function paidSteps(
  before: DiscountedOrder,
  after: DiscountedOrder,
  action: OrderAction,
  refunded = NO_PARTS,
): PaidStep[] {
  const [first, last] = [paidParts(before), paidParts(after)];
  const isRefund = MOVES_REFUNDS.has(action);
  const more = after.discountAmount - before.discountAmount;
  const bearer = more < 0 ? before : after;
  if (more === 0 || bearer.finalAmount === null || ALONE.has(action)) {
    const back = takenBack(first, last, refunded);
    const again = addParts(first, back);
    const rest: PaidStep = { before: again, after: last, action: isRefund ? 'refunded' : action };
    return isNothing(back) ? [rest] : [{ before: first, after: again, action: 'refunded' }, rest];
  }
  const discount = more < 0 ? after.discountAmount : before.discountAmount;
  const between = paidParts({ ...bearer, finalAmount: finalAfter(bearer.totalAmount, discount) });
  // Where the money is moved by itself, the discount comes or goes without any.
  const still = isRefund === more < 0 ? first : last;
  return more < 0
    ? [
        { before: first, after: between, action: 'points_annulled' },
        { before: between, after: still, action: action === 'refunded' ? 'payment' : action },
        { before: still, after: last, action: 'refunded' },
      ]
    : [
        { before: first, after: still, action: 'refunded' },
        { before: still, after: between, action },
        { before: between, after: last, action: 'points_redeemed' },
      ];
}

/** Of what comes in each way as much as went back in it. */
const takenBack = (before: Parts, after: Parts, refunded: Parts): Parts =>
  byWay((way) => cents(Math.max(0, Math.min(after[way] - before[way], refunded[way]))));

/** What is nothing but a discount that comes or goes. */
const ALONE: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'points_redeemed',
  'points_annulled',
]);

/** The only money that these move is given back, or taken back again. */
const MOVES_REFUNDS: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'cancelled',
  'error',
  'reopened',
  'refunded',
]);

/**
 * The parts, which sum to the final amount: nothing before there is one. Of a mixed payment the parts are made to
 * state the total, by the first of them that is no cash, else the card; the discount then leaves the cash first.
 */
export function paidParts(order: PaidOrder): Parts {
  const { paymentMethod, finalAmount } = order;
  if (finalAmount === null) return NO_PARTS;
  if (paymentMethod !== 'mixed') return partsOf(paymentMethod, finalAmount);
  if (areDiscounted(order, finalAmount)) return statedParts(order);
  const stated = statingTheTotal(order);
  return lessDiscount(stated, cents(sumOfParts(stated) - finalAmount));
}

function statingTheTotal(payment: Payment): Parts {
  const parts = statedParts(payment);
  const missing = cents(payment.totalAmount - sumOfParts(parts));
  if (missing < 0) return takeFrom(parts, cents(0 - missing), CASH_LAST);
  // What is more than a tolerated cent is a discount that is gone: it had left the cash.
  const isDiscount = missing > 1 && parts.cash > 0;
  const bearer = isDiscount ? 'cash' : (CASHLESS.find((way) => parts[way] > 0) ?? 'card');
  return { ...parts, [bearer]: cents(parts[bearer] + missing) };
}

const CASHLESS = PARTS.filter((way) => !WAYS[way].isCash);
const CASH_LAST = [...CASHLESS, ...PARTS.filter((way) => WAYS[way].isCash)];
