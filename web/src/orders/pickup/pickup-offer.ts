// What can be picked up when, as far as the browser can tell; the server decides.
import { weekdayTitle } from '@brasa/core/kernel/date-texts.ts';
import type { FailureCode } from '@brasa/core/failures.ts';
import {
  hoursOfDay,
  pickupRefusal,
  specialDayOf,
  type OpeningHours,
} from '@brasa/core/hours/hours.rules.ts';
import {
  addDays,
  dayOfWeek,
  madridDay,
  madridInstant,
  type ClockTime,
  type Day,
} from '@brasa/core/kernel/madrid-time.ts';
import { PICKUP_SLOTS } from '@brasa/core/orders/pickup-slots.rules.ts';

/** Undefined while the opening hours are not known: then only the past rules a slot out. */
export type Week = readonly OpeningHours[] | undefined;

export type SlotOffer = { slot: ClockTime; refusal: FailureCode | null };

const DAYS_AHEAD = 14;

export function slotOffers(week: Week, day: Day, now: number): SlotOffer[] {
  return PICKUP_SLOTS.map((slot) => {
    const pickup = madridInstant(day, slot);
    if (week) return { slot, refusal: pickupRefusal(week, pickup, now) };
    return { slot, refusal: pickup <= now ? 'PICKUP_IN_THE_PAST' : null };
  });
}

/** "13:00 · ya ha pasado". */
export function slotLabel({ slot, refusal }: SlotOffer): string {
  if (refusal === null) return slot;
  return `${slot} · ${refusal === 'PICKUP_IN_THE_PAST' ? 'ya ha pasado' : 'cerrado'}`;
}

/** "Sábado: abierto de 10:00 a 17:00", with a special day's reason; null while hours are not known. */
export function hoursOfDayText(week: Week, day: Day): string | null {
  if (!week) return null;
  const hours = hoursOfDay(week, day);
  const note = specialDayOf(week, day)?.note ?? null;
  const name = weekdayTitle(dayOfWeek(day)) + (note === null ? '' : ` (${note})`);
  return hours ? `${name}: abierto de ${hours.openTime} a ${hours.closeTime}` : `${name}: cerrado`;
}

/** Why no slot of the day is left, or null when there is one. */
export function dayFault(week: Week, day: Day, now: number): string | null {
  const refusals = slotOffers(week, day, now).map(({ refusal }) => refusal);
  if (refusals.includes(null)) return null;
  const today = madridDay(now);
  if (day < today) return 'Ese día ya ha pasado.';
  if (refusals.includes('PICKUP_TOO_FAR_AHEAD')) return 'Ese día está demasiado lejos.';
  if (refusals.includes('PICKUP_DAY_CLOSED')) return 'Ese día estamos cerrados.';
  return day === today
    ? 'Hoy ya no quedan horas de recogida.'
    : 'Ese día no abrimos a las horas de recogida.';
}

/** Why the chosen time cannot be had on a day that has others; null when it can. */
export function slotFault(offers: readonly SlotOffer[], clock: string): string | null {
  const refusal = offers.find(({ slot }) => slot === clock)?.refusal ?? null;
  if (refusal === null || offers.every((offer) => offer.refusal !== null)) return null;
  return refusal === 'PICKUP_IN_THE_PAST'
    ? 'Esa hora ya ha pasado.'
    : 'A esa hora estamos cerrados.';
}

/** The next day with a slot after this one, among the next fortnight; null when there is none. */
export function nextDayWithSlot(week: Week, after: Day, now: number): Day | null {
  const today = madridDay(now);
  const first = after < today ? today : addDays(after, 1);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(first, ahead);
    if (dayFault(week, day, now) === null) return day;
  }
  return null;
}
