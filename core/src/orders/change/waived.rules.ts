// How much of an order's price a change waives (docs/rules/payments.md#owed).
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import type { OrderEdit } from '../orders.contract.ts';
import {
  agreedDiscount,
  hasNoPrice,
  isInvoiced,
  isPriced,
  isTakenBack,
  paidForUnpriced,
  waivedBy,
} from '../pay/owed.rules.ts';
import { keptTotal } from '../lines/order-lines.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import { isAllReturned, isRestWaived, notesPayment, owedBack } from './payment-change.rules.ts';

type Waived = Pick<Partial<OrderState>, 'waivedAmount'>;

/** The waived amount after the edit, in cents; nothing where it stays as it is. `paid` are the columns that the edit changes. */
export function waivedAfter(
  before: DecidedOrder,
  paid: Partial<OrderState>,
  edit: OrderEdit,
): Waived {
  if (edit.refund) return waivedByRefund(before, edit, { ...before, ...paid });
  const after = { ...before, ...paid };
  if (notesPayment(edit)) return { waivedAmount: waivedByPayment(before, after, edit) };
  // Money paid for dishes without a price is to be given back once there are none.
  const isForNothing = before.waivedAmount < 0 && !isPriced(before) && isPriced(after);
  const waivedAmount = isForNothing ? cents(0) : paidForUnpriced(before, after);
  return waivedAmount === null ? {} : { waivedAmount };
}

/**
 * A refund of more than the order owes its customer, and than the goods cost that come back with it, lowers the price: the customer
 * need not pay that part again. One of less than those goods cost leaves money that is for nothing. The price of an invoiced order is
 * its invoice's, which has the goods off already; where invoices were corrected to nothing, all that was paid is owed back already.
 */
function waivedByRefund(before: DecidedOrder, edit: OrderEdit, after: DecidedOrder): Waived {
  const { amount = cents(0), reason } = edit.refund ?? {};
  if (reason === undefined || hasNoPrice(before)) return {};
  if (isInvoiced(before) || isTakenBack(before)) return {};
  // The points of a discount come back with the rest of the price.
  const discount = isAllReturned(edit, after) ? before.discountAmount : 0;
  const goods = keptTotal(before.lines) - keptTotal(after.lines);
  const beyond = Math.max(0, amount - owedBack(before)) + discount - goods;
  return beyond === 0 ? {} : { waivedAmount: cents(before.waivedAmount + beyond) };
}

function waivedByPayment(before: DecidedOrder, after: DecidedOrder, edit: OrderEdit): Cents {
  const isAdded = edit.addedPayment !== undefined && !edit.waiveRest;
  const isPart = edit.waiveRest === false;
  if (isInvoiced(before)) return waivedOfInvoiced(before, after, !isAdded && !isPart);
  const agreed = agreedBefore(before);
  if (agreed > 0 && (isAdded || isPart)) return agreed;
  if (isAdded) return waivedByAdded(before, after, isPart);
  return waivedBy(after, isRestWaived(edit));
}

/** The waived amount after a payment that states all of it. */
export const waivedWith = (before: DecidedOrder, after: DecidedOrder): Cents =>
  isInvoiced(before) ? waivedOfInvoiced(before, after, true) : waivedBy(after, true);

/** The part of the lines that the invoice leaves out stays waived. A rest that the payment waives is added to it. */
const waivedOfInvoiced = (before: DecidedOrder, after: DecidedOrder, waivesRest: boolean): Cents =>
  cents(before.waivedAmount + (waivesRest ? waivedBy(after, true) : 0));

/** The first payment of an order waives what the data of its invoice leave of the price of its lines. */
const agreedBefore = (before: DecidedOrder): Cents =>
  before.finalAmount === null && !isInvoiced(before) ? agreedDiscount(before) : cents(0);

/** A payment that is added leaves what was waived, as far as anything is left to be waived. */
function waivedByAdded(before: DecidedOrder, after: DecidedOrder, isPart: boolean): Cents {
  const rest = waivedBy(after, !(isPart && !isPriced(after)));
  return before.waivedAmount < rest ? before.waivedAmount : rest;
}
