import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { orderPagePath } from '@brasa/core/orders/page/order-page.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { describePointsChange } from '@brasa/core/orders/pay/points-change.rules.ts';
import { publicOrigin } from '../../browser/device/public-origin.ts';
import { withQueuedNote } from '../../browser/outbox/queued-note.ts';
import { isUnpaid, paymentText } from './payment/payment-values.ts';

/** "Lola, 2 1/2 pollos". */
export function orderText(order: Order): string {
  return `${order.customerName}, ${foodText(order)}`;
}

/** The text, what became of the order's points where they were concerned, and that it waits where it does. */
export function withPointsChange(text: string, order: ChangedOrder): string {
  const { pointsChange } = order;
  const told = pointsChange ? `${text}. ${describePointsChange(pointsChange)}` : text;
  return withQueuedNote(told, order);
}

/** "Lola, 2 1/2 pollos: vuelve a estar pendiente. El pago sigue anotado: 27,00 € · Efectivo". */
export function reopenedText(reopened: ChangedOrder): string {
  const text = `${orderText(reopened)}: vuelve a estar pendiente`;
  const left = isUnpaid(reopened) ? '' : `. El pago sigue anotado: ${paymentText(reopened)}`;
  return withPointsChange(text + left, reopened);
}

/** "Hola, Lola: tu pedido de 2 1/2 pollos está confirmado para hoy a las 13:30. ¡Gracias!", and below it the order's page. */
export function notificationMessage(order: Order, now: number): string {
  const pickup = Date.parse(order.pickupTime);
  const day = relativeDay(madridDay(pickup), madridDay(now));
  const when = /^(?:hoy|mañana|ayer)$/.test(day) ? day : `el ${day}`;
  const text = `Hola, ${order.customerName}: tu pedido de ${foodText(order)} está confirmado para ${when} a las ${madridClock(pickup)}. ¡Gracias!`;
  const page = orderPageAddress(order);
  return page === null ? text : `${text}\n${page}`;
}

/** Where the customer finds the order; null where there is no page. */
export function orderPageAddress({ code }: Order): string | null {
  return code === null ? null : publicOrigin() + orderPagePath(code);
}
