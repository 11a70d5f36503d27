// The row of a new order: what its sender says of it, and what is its own at first.
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { paidAtFirst } from '@brasa/core/orders/change/place.rules.ts';
import type { CustomerOrder, ManualOrder } from '@brasa/core/orders/orders.contract.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { amountDue } from '@brasa/core/orders/pay/owed.rules.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';
import { flag } from '../../db/tables/columns.ts';
import { statusColumns } from '../change/carry-out.ts';
import { newOrderCode } from './order-code.ts';
import type { NewOrder } from '../orders.store.ts';

// Staff alone say how much is paid and how: a customer's word on it is not kept.
const NOTHING_PAID = {
  paymentMethod: 'cash' as const,
  totalAmount: cents(0),
  ...partFields(() => null),
  waivedAmount: cents(0),
  keptAmount: cents(0),
};

/** The figures of an order to which nothing has happened yet, as far as its price depends on them. */
const UNCHANGED = {
  status: 'pending',
  ...{ finalAmount: null, discountAmount: cents(0), keptAmount: cents(0) },
  ...{ invoicedTotal: null, invoiceAmount: null },
} as const;

type Content = { quantity: Tenths; details: string; note: string | null; lines: readonly Line[] };

export function newOrder(
  order: CustomerOrder | ManualOrder,
  { lines, ...content }: Content,
  { userId, now }: { userId: number | null; now: number },
): NewOrder {
  const isManual = 'is_manual_entry' in order;
  const payment = isManual ? paidAtFirst(order, { lines, details: content.details }) : NOTHING_PAID;
  return {
    code: newOrderCode(),
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    customerDni: order.customerDNI,
    customerAddress: order.customerAddress,
    ...content,
    pickupTime: order.pickupTime,
    pickupDay: madridDay(order.pickupTime),
    ...statusColumns('pending'),
    ...payment,
    amountDue: amountDue({ ...UNCHANGED, ...content, ...payment, lines }),
    notificado: flag(false),
    userId,
    pointsEarned: points(0),
    pointsRedeemed: points(0),
    gdprConsentDate: order.gdprConsent ? now : null,
    gdprConsentVersion: order.gdprConsent ? CONSENT_VERSION : null,
    isManualEntry: flag(isManual),
    createdAt: now,
    updatedAt: now,
  };
}
