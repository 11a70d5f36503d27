// The pick-up that a form proposes, the customers' and the staff's alike.
// See docs/rules/orders.md#default-pick-up-time.
import { spokenDay } from '@brasa/core/kernel/time/date-texts.ts';
import {
  addDays,
  isDay,
  madridClock,
  madridDay,
  type ClockTime,
  type Day,
} from '@brasa/core/kernel/time/madrid-time.ts';
import {
  defaultPickupSlot,
  EARLIEST_PROPOSAL,
} from '@brasa/core/orders/place/pickup-slots.rules.ts';
import { nextDayWithSlot, slotOffers, type DaySlots, type Week } from './pickup-offer.ts';

/** A day and a time as forms hold them, either of them empty where there is none. */
export type Pickup = { day: string; clock: string };

/**
 * Today and its next slot, or the first after it that can be had, else before it; before the present is
 * known, neither, and no time where none is left. What cannot be had before `first` is proposed for the
 * next day that is open.
 */
export function proposedPickup(
  now: number | null,
  week?: Week,
  first?: Day,
  slots: DaySlots = null,
): Pickup {
  if (now === null) return { day: '', clock: '' };
  const day = madridDay(now);
  if (first !== undefined && first > day) return proposedFrom(first, now, week, slots);
  const proposed = defaultPickupSlot(madridClock(now));
  if (proposed === null) return { day, clock: '' };
  const allowed = allowedSlots(day, now, week, slots);
  return { day, clock: allowed.find((slot) => slot >= proposed) ?? allowed[0] ?? '' };
}

function proposedFrom(first: Day, now: number, week: Week, slots: DaySlots): Pickup {
  const day = nextDayWithSlot(week, addDays(first, -1), now);
  if (day === null) return { day: '', clock: '' };
  const allowed = allowedSlots(day, now, week, slots);
  const clock = allowed.includes(EARLIEST_PROPOSAL) ? EARLIEST_PROPOSAL : allowed[0];
  return { day, clock: clock ?? '' };
}

/**
 * A proposed time once somebody has chosen another day: what its hours do not allow gives way to the
 * first slot that they do. On a day without any it stays, for the next day.
 */
export function proposedOnDay(
  { day, clock }: Pickup,
  now: number,
  week?: Week,
  slots: DaySlots = null,
): Pickup {
  if (!isDay(day) || clock === '') return { day, clock };
  const allowed: string[] = allowedSlots(day, now, week, slots);
  return { day, clock: allowed.includes(clock) ? clock : (allowed[0] ?? clock) };
}

function allowedSlots(day: Day, now: number, week: Week, slots: DaySlots): ClockTime[] {
  return slotOffers(week, day, now, slots)
    .filter(({ refusal }) => refusal === null)
    .map(({ slot }) => slot);
}

/** What to say of a proposal that has changed on screen; null when there is nothing to say of it. */
export function movedText(before: Pickup, after: Pickup): string | null {
  if (before.day !== after.day) return movedDayText(before, after);
  if (before.clock === '' || before.clock === after.clock) return null;
  if (after.clock === '') return `La hora propuesta, las ${before.clock}, ya no se puede elegir.`;
  return `Hemos cambiado la hora propuesta: de las ${before.clock} a las ${after.clock}.`;
}

function movedDayText(before: Pickup, { day, clock }: Pickup): string | null {
  if (before.day === '' || !isDay(day)) return null;
  const at = clock === '' ? '' : ` a las ${clock}`;
  return `Hemos cambiado el día propuesto: ahora es el ${spokenDay(day)}${at}.`;
}
