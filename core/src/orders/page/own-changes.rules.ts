// How far an order is for its customer, and what they may still change of it.
// See docs/rules/orders.md#changing-ones-own-order.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { MINUTE } from '../../kernel/time/durations.ts';
import { addDays, madridDay, madridInstant, type Day } from '../../kernel/time/madrid-time.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import { isPausable } from '../../oven/pause.rules.ts';
import { wholeMinutes } from '../../settings/read-setting.rules.ts';
import { STARTER_SETTINGS, type Settings } from '../../settings/settings.rules.ts';
import { GONE_TEXT, missingFault } from '../place/availability.rules.ts';
import type { OrderStage } from './order-page.rules.ts';
import type { OrdersFailure } from '../orders.failures.ts';
import { PICKUP_SLOTS } from '../place/pickup-slots.rules.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import {
  slotState,
  slotTimes,
  type OvenState,
  type SlotState,
} from '../place/slot-offers.rules.ts';

type Progress = { status: OrderStatus; isReady: boolean; isOnSpit: boolean };

/** An order marked as an error is a cancelled one to its customer. */
export function orderStage({ status, isReady, isOnSpit }: Progress): OrderStage {
  if (isCalledOff(status)) return 'cancelled';
  if (status === 'delivered') return 'collected';
  if (isReady) return 'ready';
  return isOnSpit ? 'in_oven' : 'received';
}

type ChangeTime = Pick<Settings, 'orderChangeMinutes'>;

/** The last minute in which the customer can change or cancel it. */
export function changeableUntil(pickup: number, { orderChangeMinutes }: ChangeTime): number {
  const minutes = wholeMinutes(orderChangeMinutes) ?? Number(STARTER_SETTINGS.orderChangeMinutes);
  return pickup - minutes * MINUTE;
}

const REFUSAL_AT: Partial<Record<OrderStage, OrdersFailure>> = {
  cancelled: 'ORDER_IS_CANCELLED',
  collected: 'ORDER_IS_COLLECTED',
  ready: 'ORDER_IS_READY',
  in_oven: 'ORDER_IS_IN_OVEN',
};

/** Why its customer can change or cancel the order no longer; null while they can. */
export function changeRefusal(
  order: Progress & { isPaid: boolean; isInvoiced: boolean; pickup: number },
  now: number,
  settings: ChangeTime,
): OrdersFailure | null {
  const refusal = REFUSAL_AT[orderStage(order)];
  if (refusal) return refusal;
  if (order.isPaid) return 'ORDER_IS_PAID';
  if (order.isInvoiced) return 'ORDER_IS_INVOICED';
  const end = changeableUntil(order.pickup, settings) + MINUTE;
  if (now >= order.pickup + MINUTE) return 'ORDER_PICKUP_PASSED';
  return now >= end ? 'ORDER_CHANGE_TOO_LATE' : null;
}

type Ordered = { pickup: number; chickens: Tenths; productIds: readonly number[] };

type Circumstances = OvenState & {
  menu: ReadonlyMap<number, MenuItem>;
  isPaused: boolean;
};

/** Days that are offered from today on, and around the day of the order. */
const DAYS_AHEAD = 7;
const DAYS_AROUND = 2;

/** The days to which an order can be moved, in their order. */
export function offeredDays(pickup: number, now: number): Day[] {
  const [today, own] = [madridDay(now), madridDay(pickup)];
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days));
  const around = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, days) =>
    addDays(own, days - DAYS_AROUND),
  );
  return [...new Set([...ahead, ...around])].filter((day) => day >= today).sort();
}

/** The text of its products' first fault on that other day; null where all can be had. */
export function missingForMove(
  { pickup, productIds }: Ordered,
  to: Day,
  { menu, now }: Pick<Circumstances, 'menu' | 'now'>,
): string | null {
  if (to === madridDay(pickup)) return null;
  for (const id of productIds) {
    const item = menu.get(id);
    if (!item) return GONE_TEXT;
    const fault = missingFault(item, to, now);
    if (fault) return fault.text;
  }
  return null;
}

/** The slots to which the order could be moved now, in their order: those that the order form offers. */
export function offeredPickups(order: Ordered, circumstances: Circumstances): number[] {
  const { now, week, isPaused } = circumstances;
  return offeredDays(order.pickup, now)
    .filter((day) => missingForMove(order, day, circumstances) === null)
    .flatMap((day) => slotsOf(day, week).map((time) => madridInstant(day, time)))
    .filter((pickup) => pickup !== order.pickup && !(isPaused && isPausable(pickup, now)))
    .filter((pickup) => ROOMY.includes(slotState(pickup, order.chickens, circumstances)));
}

const slotsOf = (day: Day, week: Circumstances['week']) =>
  slotTimes(day, week).filter((time) => PICKUP_SLOTS.includes(time));

const ROOMY: readonly SlotState[] = ['open', 'few'];
