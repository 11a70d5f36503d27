// What can be picked up when, as far as the browser can tell; the server decides.
import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
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
} from '@brasa/core/kernel/time/madrid-time.ts';
import type { SlotState } from '@brasa/core/orders/place/slot-offers.rules.ts';
import { PICKUP_SLOTS } from '@brasa/core/orders/place/pickup-slots.rules.ts';

/** Undefined while the opening hours are not known: then only the past rules a slot out. */
export type Week = readonly OpeningHours[] | undefined;

/** What the oven says of a day's times (day-slots.ts); null while nobody knows. */
export type DaySlots = { day: Day; states: ReadonlyMap<string, SlotState> } | null;

export type SlotOffer = { slot: ClockTime; refusal: FailureCode | null; isFew?: boolean };

const DAYS_AHEAD = 14;

const OVEN_REFUSALS: Partial<Record<SlotState, FailureCode>> = {
  full: 'SLOT_FULL',
  past: 'PICKUP_TOO_SOON',
};

/** By the hours and, where they are of that day, by the oven's slots. */
export function slotOffers(week: Week, day: Day, now: number, slots: DaySlots = null): SlotOffer[] {
  const states = slots?.day === day ? slots.states : null;
  return PICKUP_SLOTS.map((slot) => {
    const pickup = madridInstant(day, slot);
    const past = pickup <= now ? 'PICKUP_IN_THE_PAST' : null;
    const ofHours = week ? pickupRefusal(week, pickup, now) : past;
    const state = states?.get(slot) ?? 'open';
    return { slot, refusal: ofHours ?? OVEN_REFUSALS[state] ?? null, isFew: state === 'few' };
  });
}

const LABELS: Partial<Record<FailureCode, string>> = {
  PICKUP_IN_THE_PAST: 'ya ha pasado',
  PICKUP_TOO_SOON: 'ya no da tiempo',
  SLOT_FULL: 'completo',
};

/** "13:00 · ya ha pasado". */
export function slotLabel({ slot, refusal, isFew }: SlotOffer): string {
  if (refusal === null) return isFew ? `${slot} · quedan pocos` : slot;
  return `${slot} · ${LABELS[refusal] ?? 'cerrado'}`;
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
export function dayFault(week: Week, day: Day, now: number, slots: DaySlots = null): string | null {
  const refusals = slotOffers(week, day, now, slots).map(({ refusal }) => refusal);
  if (refusals.includes(null)) return null;
  const today = madridDay(now);
  if (day < today) return 'Ese día ya ha pasado.';
  if (refusals.includes('PICKUP_TOO_FAR_AHEAD')) return 'Ese día está demasiado lejos.';
  if (refusals.includes('PICKUP_DAY_CLOSED')) return 'Ese día estamos cerrados.';
  if (refusals.includes('SLOT_FULL')) {
    return day === today ? 'Hoy ya está todo completo.' : 'Ese día ya está todo completo.';
  }
  return day === today
    ? 'Hoy ya no quedan horas de recogida.'
    : 'Ese día no abrimos a las horas de recogida.';
}

const FAULTS: Partial<Record<FailureCode, string>> = {
  PICKUP_IN_THE_PAST: 'Esa hora ya ha pasado.',
  PICKUP_TOO_SOON: 'Para esa hora ya no da tiempo.',
  SLOT_FULL: 'Esa hora ya está completa.',
};

/** Why the chosen time cannot be had on a day that has others; null when it can. */
export function slotFault(offers: readonly SlotOffer[], clock: string): string | null {
  const refusal = offers.find(({ slot }) => slot === clock)?.refusal ?? null;
  if (refusal === null || offers.every((offer) => offer.refusal !== null)) return null;
  return FAULTS[refusal] ?? 'A esa hora estamos cerrados.';
}

/** The days with a slot after this one, among the next fortnight. */
export function nextDaysWithSlot(week: Week, after: Day, now: number): Day[] {
  const today = madridDay(now);
  const first = after < today ? today : addDays(after, 1);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(first, ahead));
  return days.filter((day) => dayFault(week, day, now) === null);
}

/** The first of them; null when there is none. */
export function nextDayWithSlot(week: Week, after: Day, now: number): Day | null {
  return nextDaysWithSlot(week, after, now)[0] ?? null;
}
