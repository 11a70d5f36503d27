// The payment of an order: what staff note of how much was paid, and how.
// See docs/rules/orders.md#payment-line.
import { points } from '../../kernel/amounts/points.ts';
import { cents, MAX_CENTS, type Cents } from '../../kernel/amounts/cents.ts';
import { invalidField, type Refused } from '../../kernel/refused.ts';
import type { OrderEdit } from '../orders.contract.ts';
import { isRefundOnly, PAYMENT_FIELDS } from './edit-fields.rules.ts';
import {
  areMixedPartsWhole,
  isMixedPaymentSound,
  MIXED_PAYMENT_MESSAGE,
} from '../pay/mixed-payment.rules.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import {
  figuresOf,
  paymentRefusal,
  statedParts,
  withParts,
  type Payment,
  type PaymentFigures,
} from '../pay/payment.rules.ts';
import { returnedOf } from '../lines/order-lines.rules.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';
import { amountDue, isTakenBack } from '../pay/owed.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import {
  addParts,
  isNothing,
  NO_PARTS,
  partsOf,
  sumOfParts,
  type Parts,
} from '../../payments/parts.rules.ts';
import { PARTS, partFields, PART_FIELDS, type Way } from '../../payments/payments.rules.ts';
import { paidParts } from '../pay/paid-parts.rules.ts';

type Paid = Payment & Pick<OrderState, 'status' | 'finalAmount' | 'discountAmount'>;

/** The fields that state a payment. `waiveRest` alone speaks of the payment that is noted. */
const STATED = ['totalAmount', 'paymentMethod', ...PART_FIELDS] as const;

/** The points of an order are taken back and given back, with the discount that they bought. */
export const WITHOUT_POINTS = {
  pointsEarned: points(0),
  pointsRedeemed: points(0),
  discountAmount: cents(0),
};

/** The figures of an order once its payment is changed; its final amount is null where nothing is left of it. */
export type ChangedFigures = PaidOrNot & { invoiceAmount?: null };

type PaidOrNot = Payment & { finalAmount: Cents | null };

/** The columns of an order that a payment changes: its points too, where all of it is given back. */
type PaymentChange = Partial<
  ChangedFigures & Pick<OrderState, 'waivedAmount' | keyof typeof WITHOUT_POINTS>
>;

/** Whether the edit notes a payment. */
export const notesPayment = (edit: OrderEdit): boolean =>
  PAYMENT_FIELDS.some((field) => edit[field] !== undefined);

export type PaymentRefused = Refused<'VALIDATION' | 'DISCOUNT_EXCEEDS_PAYMENT'>;

/** A total below the price is what is charged, unless it is said to be on account. */
export const isRestWaived = ({ waiveRest = true }: OrderEdit): boolean => waiveRest;

/**
 * The columns of the payment that the edit changes; none when it says nothing of it, and the order is
 * no more nor less due than before. Refuses with VALIDATION and DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedPayment(
  before: DecidedOrder,
  edit: OrderEdit,
  statusAfter: OrderStatus,
): PaymentChange | PaymentRefused {
  if (!notesPayment(edit)) {
    return isCalledOff(statusAfter) ? {} : takenUpPayment(before);
  }
  if (edit.refund) return withRefund(before, edit, edit.refund);
  if (isCalledOff(statusAfter)) return invalidField(firstStated(edit), CALLED_OFF_MESSAGE);
  if (edit.addedPayment) return withAdded(before, edit, edit.addedPayment);
  return STATED.every((field) => edit[field] === undefined) ? {} : withStated(before, edit);
}

/** The figures of the payment that the edit states. */
function withStated(before: DecidedOrder, edit: OrderEdit): PaymentFigures | PaymentRefused {
  const payment = paymentAfter(before, edit);
  const { discountAmount: discount } = before;
  const isGivenBack =
    (amountDue(before) ?? 0) < 0 &&
    payment.totalAmount < before.totalAmount &&
    payment.totalAmount >= discount;
  if (!isSound(payment, before, isGivenBack))
    return invalidField('paymentMethod', MIXED_PAYMENT_MESSAGE);
  const refusal = isGivenBack ? null : paymentRefusal(payment, discount);
  if (refusal !== null) return { refusal };
  return figuresOf(payment, discount);
}

/** Half of it need not be in cash where something is given back, or where the payments that it corrects came with less. */
const isSound = (payment: Payment, before: Payment, isGivenBack: boolean): boolean =>
  isGivenBack || !isMixedPaymentSound(before)
    ? areMixedPartsWhole(payment)
    : isMixedPaymentSound(payment);

type Added = NonNullable<OrderEdit['addedPayment']>;

/** The figures once so much more has come in that way. */
function withAdded(
  before: Paid,
  edit: OrderEdit,
  { method, amount }: Added,
): PaymentFigures | PaymentRefused {
  if (STATED.some((field) => edit[field] !== undefined))
    return invalidField('addedPayment', NOT_ALONE_MESSAGE);
  if ((before.finalAmount ?? 0) + before.discountAmount + amount > MAX_CENTS)
    return invalidField('addedPayment.amount', TOO_MUCH_MESSAGE);
  return figuresWith(before, { method, amount });
}

function figuresWith(before: Paid, { method, amount }: Added): PaymentFigures {
  const { finalAmount, discountAmount: discount } = before;
  const totalAmount = cents((finalAmount ?? 0) + amount + discount);
  const part = partsOf(method, amount);
  const figures = ofParts(addParts(statedBefore(before), part), totalAmount, discount);
  // A discount that the cash no longer bears is off the parts already: what is noted of each way is what came.
  const paid = addParts(paidParts(before), part);
  const isAsPaid = PARTS.every((way) => paidParts(figures)[way] === paid[way]);
  return isAsPaid ? figures : { ...figures, ...mixedOf(paid) };
}

/** The figures of so much in each way. Several ways make a mixed payment, however much of it is cash. */
function ofParts(parts: Parts, totalAmount: Cents, discount = cents(0)): PaymentFigures {
  const [way, ...others] = PARTS.filter((one) => parts[one] !== 0);
  if (way !== undefined && others.length === 0)
    return figuresOf(inOneWay(way, totalAmount), discount);
  return {
    totalAmount,
    finalAmount: cents(totalAmount - discount),
    ...mixedOf(parts),
  };
}

const mixedOf = (parts: Parts) => ({
  paymentMethod: 'mixed' as const,
  ...partFields((_field, one) => (parts[one] === 0 ? null : parts[one])),
});

/** The payments so far. The discount is among their cash where all of it left the cash. */
function statedBefore(before: Paid): Parts {
  const { discountAmount: discount } = before;
  const paid = paidParts(before);
  const stated = before.finalAmount === null ? NO_PARTS : statedParts(withParts(paymentOf(before)));
  return paid.cash + discount === stated.cash ? stated : paid;
}

/** How much is to be given back of the order, in cents. */
export const owedBack = (order: DecidedOrder): Cents =>
  cents(Math.max(0, 0 - (amountDue(order) ?? 0)));

/**
 * The figures once so much is given back in that way: no more than is to be given back, and with a reason no more than was paid. Then a
 * payment of nothing stays where all of it goes. With all the goods the discount goes too: its points come back. `before` has the
 * goods off already.
 */
function withRefund(
  before: DecidedOrder,
  edit: OrderEdit,
  refund: Refund,
): PaymentChange | PaymentRefused {
  const { method, amount } = refund;
  const refused = refundRefusal(before, edit, refund);
  if (refused) return refused;
  const given = partsOf(method, cents(0 - amount));
  const isFree = isOfPrice(before, refund);
  const isReturned = isTakenBack(before) || (isFree && areAllBack(before));
  if (isReturned && amount === before.finalAmount) {
    return { ...nothingLeft(before, given, method), ...WITHOUT_POINTS };
  }
  const isAll = isNothing(addParts(statedBefore(before), given));
  if (!isAll) return figuresWith(before, { method, amount: given[method] });
  // A discount has paid its part all the same.
  const { discountAmount: discount, invoicedTotal } = before;
  const staysPaid = isFree || discount > 0 || invoicedTotal === 0;
  return staysPaid ? figuresOf(inOneWay(method, discount), discount) : unpaid(before);
}

type Refund = NonNullable<OrderEdit['refund']>;

/** True of a refund with a reason: it may be of a payment that was right. */
const isOfPrice = ({ status }: DecidedOrder, { reason }: Refund): boolean =>
  reason !== undefined && !isCalledOff(status);

function refundRefusal(
  before: DecidedOrder,
  edit: OrderEdit,
  refund: Refund,
): Refused<'VALIDATION'> | null {
  if (!isRefundOnly(edit)) return invalidField('refund', REFUND_NOT_ALONE_MESSAGE);
  const isFree = isOfPrice(before, refund);
  const { amount, goods = [] } = refund;
  if (goods.length > 0 && !isFree) return invalidField('refund.reason', REASON_MESSAGE);
  const most = isFree ? (before.finalAmount ?? 0) : owedBack(before);
  return amount > most ? invalidField('refund.amount', REFUND_TOO_MUCH_MESSAGE) : null;
}

/** The figures once all that was paid is given back, though not in each way in which it came. They have no discount. */
function nothingLeft(before: DecidedOrder, given: Parts, method: Way): PaymentFigures {
  const left = addParts(paidParts(before), given);
  if (!isNothing(left)) return ofParts(left, sumOfParts(left));
  return figuresOf(inOneWay(method, cents(0)), cents(0));
}

type Goods = Pick<OrderState, 'lines' | 'details'>;

/** True where all goods came back. An order without lines names none: its money alone counts. */
const areAllBack = (order: Goods): boolean =>
  order.lines.length === 0 ||
  (order.lines.every((line) => returnedOf(line) === line.quantity) && unpricedDishes(order) === '');

/** True of a refund that gives the whole order back, money and goods. The order stays handed over, unlike one that is called off. */
export function isAllReturned({ refund }: OrderEdit, after: DecidedOrder): boolean {
  if (!refund || isCalledOff(after.status) || after.finalAmount !== 0) return false;
  return isTakenBack(after) || (refund.reason !== undefined && areAllBack(after));
}

/** The figures of an order whose payment is all given back. A total for an invoice is no longer known to be its price. */
const unpaid = ({ paymentMethod }: Payment): ChangedFigures => ({
  paymentMethod: paymentMethod === 'mixed' ? 'cash' : paymentMethod,
  totalAmount: cents(0),
  finalAmount: null,
  invoiceAmount: null,
  ...partFields(() => null),
});

/** The figures once all that was paid is given back in that way. They have no discount. */
export function givenBack(paid: ChangedFigures, way: Way): ChangedFigures {
  const { finalAmount } = paid;
  if (finalAmount === null) return paid;
  const left = addParts(paidParts(paid), partsOf(way, cents(0 - finalAmount)));
  return isNothing(left) ? unpaid(paid) : ofParts(left, sumOfParts(left));
}

/** The figures without a discount: the money that came, in the ways in which it came. A payment of nothing stays one. */
export function withoutDiscount(before: PaidOrNot): ChangedFigures {
  if (before.finalAmount === null) return { ...paymentOf(before), finalAmount: null };
  const paid = paidParts(before);
  if (!isNothing(paid)) return ofParts(paid, sumOfParts(paid));
  return before.totalAmount === 0
    ? { ...paymentOf(before), finalAmount: cents(0) }
    : unpaid(before);
}

const firstStated = (edit: OrderEdit): string =>
  PAYMENT_FIELDS.find((field) => edit[field] !== undefined) ?? 'totalAmount';

const REFUND_NOT_ALONE_MESSAGE = 'Una devolución se anota sola';
const REASON_MESSAGE = 'Indica el motivo';
const REFUND_TOO_MUCH_MESSAGE = 'No hay tanto que devolver';
const TOO_MUCH_MESSAGE = 'Importe inválido';
const NOT_ALONE_MESSAGE = 'Un pago que se añade se anota solo';
const CALLED_OFF_MESSAGE = 'Un pedido cancelado o marcado como error no admite pagos';

/**
 * The payment of an order that is taken up after a call-off, as it is. Money that was paid beyond the price and given back is for
 * nothing more. What was called off before money stayed in the books has nothing paid: such an order alone has a total and a final
 * amount of 0.
 */
export function takenUpPayment(
  before: Paid & Pick<OrderState, 'waivedAmount'>,
): Partial<ChangedFigures & Pick<OrderState, 'waivedAmount'>> {
  const { status, finalAmount, totalAmount, waivedAmount } = before;
  if (!isCalledOff(status)) return {};
  const isPaid = finalAmount !== null && finalAmount > 0;
  return {
    ...(finalAmount === 0 && totalAmount > 0 && unpaid(before)),
    ...(!isPaid && waivedAmount < 0 && { waivedAmount: cents(0) }),
  };
}

export function paymentOf(row: Payment): Payment {
  const { paymentMethod, totalAmount } = row;
  return { paymentMethod, totalAmount, ...partFields((field) => row[field]) };
}

/** Parts come as a set: where one is sent, those left out are none. */
function paymentAfter(before: Payment, edit: OrderEdit): Payment {
  const areSent = PART_FIELDS.some((field) => edit[field] !== undefined);
  return {
    paymentMethod: edit.paymentMethod ?? before.paymentMethod,
    totalAmount: edit.totalAmount ?? before.totalAmount,
    ...partFields((field) => (areSent ? (edit[field] ?? null) : before[field])),
  };
}

function inOneWay(paymentMethod: Way, totalAmount: Cents): Payment {
  return { paymentMethod, totalAmount, ...partFields(() => null) };
}

/**
 * The payment that points stand for: so much in cash, and the discount that the order has had. Staff may have said already
 * which part of it was not in cash.
 */
export function paymentWithPoints(before: Paid, paid: Cents): Payment {
  const total = cents(paid + before.discountAmount);
  const isNotedAsMixed = before.paymentMethod === 'mixed' && before.totalAmount === total;
  return isNotedAsMixed ? paymentOf(before) : inOneWay('cash', total);
}
