// The pick-up that a form proposes, the customers' and the staff's alike.
// See docs/rules/orders.md#default-pick-up-time.
import { madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { defaultPickupSlot } from '@brasa/core/orders/pickup-slots.rules.ts';
import { slotOffers, type Week } from './pickup-offer.ts';

/** A day and a time as forms hold them, either of them empty where there is none. */
export type Pickup = { day: string; clock: string };

/**
 * Today and its next slot, or the first that its hours allow; before the present is known, neither, and
 * no time where none is left.
 */
export function proposedPickup(now: number | null, week?: Week): Pickup {
  if (now === null) return { day: '', clock: '' };
  const day = madridDay(now);
  const proposed = defaultPickupSlot(madridClock(now));
  const allowed = slotOffers(week, day, now).filter(({ refusal }) => refusal === null);
  const isAllowed = allowed.some(({ slot }) => slot === proposed);
  const clock = proposed === null || isAllowed ? proposed : allowed[0]?.slot;
  return { day, clock: clock ?? '' };
}

/** What to say of a proposed time that has changed on screen. */
export function movedText(before: string, after: string): string {
  if (after === '') return `La hora propuesta, las ${before}, ya no se puede elegir.`;
  return `Hemos cambiado la hora propuesta: de las ${before} a las ${after}.`;
}
