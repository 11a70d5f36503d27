// The pending orders along their axis: days, and in each day the pick-up times.
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import {
  madridClock,
  madridDay,
  type ClockTime,
  type Day,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { sortedOrders } from './order-sorting.ts';

export type PickupSlot = {
  pickup: number;
  clock: ClockTime;
  orders: Order[];
  chickens: Tenths;
};

export type PickupDay = { day: Day; slots: PickupSlot[] };

const HALF_HOUR_MS = 30 * 60_000;

/** Earliest first, or latest first; the orders of one time by their number. */
export function pickupDays(orders: readonly Order[], descending = false): PickupDay[] {
  const byTime = sortedOrders(orders, { by: 'time', descending });
  const days: PickupDay[] = [];
  for (const order of byTime) addOrder(days, order);
  return days;
}

function addOrder(days: PickupDay[], order: Order): void {
  const pickup = Date.parse(order.pickupTime);
  const day = madridDay(pickup);
  const clock = madridClock(pickup);
  let last = days.at(-1);
  if (last?.day !== day) days.push((last = { day, slots: [] }));
  let slot = last.slots.at(-1);
  if (slot?.clock !== clock) {
    slot = { pickup, clock, orders: [], chickens: tenths(0) };
    last.slots.push(slot);
  }
  slot.orders.push(order);
  slot.chickens = tenths(slot.chickens + chickensOf(order));
}

/** What is left of a day: the orders that should have gone by now. */
export function leftOf({ slots }: PickupDay, now: number): Order[] {
  return slots.filter(({ pickup }) => pickup < now).flatMap(({ orders }) => orders);
}

/** The chickens of the next half hour, those that should have gone today already included. */
export function chickensSoon(orders: readonly Order[], now: number): Tenths {
  const today = madridDay(now);
  const soon = orders.filter(({ pickupTime }) => {
    const pickup = Date.parse(pickupTime);
    return pickup <= now + HALF_HOUR_MS && madridDay(pickup) === today;
  });
  return tenths(soon.reduce((sum, order) => sum + chickensOf(order), 0));
}

/** "Hoy · sábado 21/11/2026", "Mañana · …", "Ayer · …", else "Jueves 26/11/2026". */
export function dayHeading(day: Day, today: Day): string {
  return dayTitle(day, today, { between: ' · ' });
}

/** "Tarde 12 min", "Tarde 3 h", "Tarde 2 días"; null while there is still time. */
export function lateness(pickup: number, now: number): string | null {
  const minutes = Math.floor((now - pickup) / 60_000);
  if (minutes < 1) return null;
  if (minutes < 60) return `Tarde ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Tarde ${hours} h`;
  const days = Math.floor(hours / 24);
  return `Tarde ${days} ${days === 1 ? 'día' : 'días'}`;
}
