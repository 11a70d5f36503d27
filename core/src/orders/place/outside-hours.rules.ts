// Orders whose pick-up the opening hours do not allow, and what staff write to those who placed them.
// See docs/rules/orders.md#orders-outside-the-hours.
import { hoursOfDay, hoursRefusal, type OpeningHours } from '../../hours/hours.rules.ts';
import { saidDay } from '../../kernel/time/near-days.ts';
import { madridClock, madridDay } from '../../kernel/time/madrid-time.ts';
import { foodText } from '../lines/order-food.rules.ts';
import type { Order } from '../orders.contract.ts';

const pickupOf = ({ pickupTime }: Pick<Order, 'pickupTime'>) => Date.parse(pickupTime);

/** Those of the orders, in their order, that are still to come and could not be placed with these hours. */
export function ordersOutsideHours(
  hours: readonly OpeningHours[],
  orders: readonly Order[],
  now: number,
): Order[] {
  return orders.filter((order) => {
    const pickup = pickupOf(order);
    return pickup > now && hoursRefusal(hours, pickup) !== null;
  });
}

/**
 * "Hola, Lola: habías encargado 2 pollos para el martes 8 de diciembre a las 13:30, y ese día estaremos
 * cerrados…"
 */
export function outsideHoursMessage(
  order: Order,
  hours: readonly OpeningHours[],
  now: number,
): string {
  const pickup = pickupOf(order);
  const day = saidDay(madridDay(pickup), madridDay(now));
  const when = /^(?:hoy|mañana)$/.test(day) ? day : `el ${day}`;
  const ordered = `Hola, ${order.customerName}: habías encargado ${foodText(order)} para ${when} a las ${madridClock(pickup)}`;
  const open = hoursOfDay(hours, madridDay(pickup));
  return open
    ? `${ordered}, y ese día abrimos de ${open.openTime} a ${open.closeTime}. ¿A qué hora te viene bien recogerlo? Perdona las molestias.`
    : `${ordered}, y ese día estaremos cerrados. ¿Qué otro día te viene bien recogerlo? Perdona las molestias.`;
}
