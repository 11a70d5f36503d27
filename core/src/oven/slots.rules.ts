// The half hours for which chickens come out of the oven, and how many of them fit into one.
// See docs/rules/oven.md#slots.
import { HALF_HOUR, MINUTE } from '../kernel/time/durations.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { slotChickens, wholeMinutes } from '../settings/read-setting.rules.ts';
import type { Settings } from '../settings/settings.rules.ts';

/** The instant at which the slot of a pick-up begins: Madrid's clock is whole hours away from UTC. */
export function slotOf(pickup: number): number {
  return pickup - (pickup % HALF_HOUR);
}

/** Said of an order that not even an empty slot holds, by the form and the server. */
export const LARGER_THAN_SLOT_MESSAGE =
  'Un pedido tan grande no cabe en media hora de horno. Llámanos y lo preparamos';

/** How many chickens fit into one slot; null without a limit. */
export function slotCapacity({
  ovenChickensPerSlot,
}: Pick<Settings, 'ovenChickensPerSlot'>): Tenths | null {
  return slotChickens(ovenChickensPerSlot);
}

/**
 * Whether it is too late to order for this pick-up: the notice is kept to the beginning of its slot, for
 * which its chickens go onto the spit. Without a notice it never is.
 */
export function isTooSoon(
  pickup: number,
  now: number,
  { orderNoticeMinutes }: Pick<Settings, 'orderNoticeMinutes'>,
): boolean {
  const notice = wholeMinutes(orderNoticeMinutes) ?? 0;
  return notice > 0 && slotOf(pickup) - notice * MINUTE < now;
}

/** When what is for this slot goes onto the spit. */
export function onSpitAt(slot: number, { ovenMinutes }: Pick<Settings, 'ovenMinutes'>): number {
  return slot - (wholeMinutes(ovenMinutes) ?? 0) * MINUTE;
}

/** What is left of the capacity; nothing where more is promised than fits. */
export function leftOf(taken: Tenths, capacity: Tenths): Tenths {
  return tenths(Math.max(0, capacity - taken));
}
