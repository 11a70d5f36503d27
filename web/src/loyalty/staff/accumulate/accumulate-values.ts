// What the points form holds, and the request that becomes of it (docs/rules/orders.md#points-form).
import { centsToDecimal, cents } from '@brasa/core/kernel/amounts/cents.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { pointsOfAmount } from '@brasa/core/loyalty/earning.rules.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { newKey } from '../../../browser/api/idempotency-key.ts';
import type { Resolver } from 'react-hook-form';
import { judged } from '../../../browser/forms/judged.ts';
import type { FieldFault } from '../../../browser/forms/server-faults.ts';

export type Visit = OrderVisit | { walkInId: string };

export type OrderVisit = {
  orderId: number;
  customerName: string;
  phone: string | null;
  /** What is to be paid, a discount taken off; "0.00" while nobody has said. */
  total: string;
  /** What its lines cost while nobody has said; null where nobody knows. */
  proposed?: string | null;
  paymentMethod: PaymentMethod;
  /** Somebody else than whose phone the order has: their phone is to be asked for. */
  isOther?: boolean;
};

export type AccumulateValues = {
  phone: string;
  isCash: boolean;
  /** As it is typed: "27,50". */
  amount: string;
};

export type AccumulatePayload = ReturnType<typeof accumulatePayload>;

/** A visit without an order: its day, and enough chance that no other has the same name. */
export function newWalkIn(now: number): Visit {
  const chance = newKey().replaceAll('-', '').slice(0, 12).toUpperCase();
  return { walkInId: `V${madridDay(now).replaceAll('-', '')}-${chance}` };
}

/** As staff are told of it. */
export function visitText(visit: Visit): string {
  return 'walkInId' in visit
    ? visit.walkInId
    : `pedido ${orderNumber(visit.orderId)}${ofWhom(visit)}`;
}

/** No other visit has it. */
export function visitName(visit: Visit): string {
  if ('walkInId' in visit) return visit.walkInId;
  return `pedido ${visit.orderId}${ofWhom(visit)}`;
}

const ofWhom = ({ isOther }: OrderVisit): string => (isOther ? ' de otra persona' : '');

export function accumulateValues(visit: Visit): AccumulateValues {
  if ('walkInId' in visit) return { phone: '', isCash: false, amount: '' };
  const amount = Number(visit.total) > 0 ? visit.total : (visit.proposed ?? '');
  return {
    phone: visit.phone ?? '',
    isCash: false,
    amount: amount.replace('.', ','),
  };
}

/** The points of what was typed: whole euros, rounded down; 0 for what is no amount. */
export function pointsOf(amount: string): Points {
  return pointsOfAmount(parseTypedCents(amount) ?? cents(0));
}

export function accumulatePayload(values: AccumulateValues, visit: Visit) {
  const isWalkIn = 'walkInId' in visit;
  return {
    phone: normalizePhone(values.phone) ?? values.phone,
    paymentAmount: centsToDecimal(parseTypedCents(values.amount) ?? cents(0)),
    pointsToAdd: pointsOf(values.amount),
    orderId: isWalkIn ? null : visit.orderId,
    cashPayment: true as const,
    walkIn: isWalkIn,
    walkInId: isWalkIn ? visit.walkInId : null,
  };
}

const PHONE_REQUIRED = 'El teléfono es obligatorio';
const PHONE_TOO_SHORT = 'Teléfono debe tener al menos 9 dígitos';
const CASH_MESSAGE = 'Debe confirmar que el pago es en efectivo';
const AMOUNT_MESSAGE = 'Ingrese una cantidad válida';

export const accumulateResolver: Resolver<AccumulateValues> = (values) => {
  const faults: FieldFault<keyof AccumulateValues>[] = [];
  const phone = phoneFault(values.phone);
  if (phone !== null) faults.push({ field: 'phone', message: phone });
  if (!values.isCash) faults.push({ field: 'isCash', message: CASH_MESSAGE });
  const amount = parseTypedCents(values.amount);
  if (values.isCash && (amount === null || amount === 0)) {
    faults.push({ field: 'amount', message: AMOUNT_MESSAGE });
  }
  return judged(values, faults);
};

/** What is wrong with a typed phone; null when nothing is. */
export function phoneFault(typed: string): string | null {
  if (typed.trim() === '') return PHONE_REQUIRED;
  return normalizePhone(typed) === null ? PHONE_TOO_SHORT : null;
}
