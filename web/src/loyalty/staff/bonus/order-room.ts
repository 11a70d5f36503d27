// What of an order a bonus may take off. See docs/rules/loyalty.md#how-much-a-discount-may-cover.
import { cents, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { unpaidInvoiceTotal } from '@brasa/core/orders/pay/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { discountRoom } from '@brasa/core/orders/pay/payment.rules.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';

export function amount(wire: string): Cents {
  return parseCents(wire) ?? cents(0);
}

export function roomOf(order: Order): ReturnType<typeof discountRoom> {
  const part = (wire: string | null) => (wire === null ? null : amount(wire));
  return discountRoom({
    status: order.status,
    payment: {
      paymentMethod: order.paymentMethod,
      totalAmount: unpaidInvoiceTotal(order) === null ? amount(order.totalAmount) : cents(0),
      ...partFields((field) => part(order[field])),
    },
    pointsEarned: order.pointsEarned,
    pointsRedeemed: order.pointsRedeemed,
    isUnsettled: order.finalAmount !== null && Number(order.amountDue ?? 0) !== 0,
  });
}

/**
 * The most that a bonus may take off the order: 0 where the way it is paid bears none, null where no
 * bonus is to be thought of (without a total, called off, or with its discount or its points already).
 */
export function roomFor(order: Order): Cents | null {
  const room = roomOf(order);
  if ('most' in room) return room.most;
  return room.refusal === 'DISCOUNT_PAYMENT_BEARS_NONE' ? cents(0) : null;
}
