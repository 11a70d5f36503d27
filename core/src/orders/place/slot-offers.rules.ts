// What can be picked up when, as the oven allows it: the states of a day's half hours, and where there is
// room instead. See docs/rules/oven.md#what-is-said-of-a-slot.
import {
  hoursOfDay,
  hoursRefusal,
  pickupRefusal,
  type OpeningHours,
} from '../../hours/hours.rules.ts';
import {
  addDays,
  clockMinutes,
  madridClock,
  madridDay,
  madridInstant,
  minutesToClock,
  type ClockTime,
  type Day,
} from '../../kernel/time/madrid-time.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import { isTooSoon, leftOf, slotCapacity, slotOf } from '../../oven/slots.rules.ts';
import type { Settings } from '../../settings/settings.rules.ts';
import { PICKUP_SLOTS } from './pickup-slots.rules.ts';

export const SLOT_STATES = ['open', 'few', 'full', 'closed', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** What the states depend on. */
export type OvenState = {
  week: readonly OpeningHours[];
  settings: Pick<Settings, 'ovenChickensPerSlot' | 'orderNoticeMinutes'>;
  /** How many chickens are promised for the slot that begins then. */
  taken: (slot: number) => Tenths;
  now: number;
};

const STEP = 30;

/**
 * The half hours in which the shop is open, and those that the forms offer whether it is or not. The hour that the clocks
 * skip in spring has none.
 */
export function slotTimes(day: Day, week: readonly OpeningHours[]): ClockTime[] {
  const hours = hoursOfDay(week, day);
  const minutes = PICKUP_SLOTS.map(clockMinutes);
  const first = hours ? Math.ceil(clockMinutes(hours.openTime) / STEP) * STEP : 0;
  const last = hours ? clockMinutes(hours.closeTime) : -1;
  for (let minute = first; minute <= last; minute += STEP) minutes.push(minute);
  const times = [...new Set(minutes)].sort((a, b) => a - b).map(minutesToClock);
  return times.filter((time) => madridClock(madridInstant(day, time)) === time);
}

/** What to say of a pick-up with so many chickens; one without any is never full. */
export function slotState(
  pickup: number,
  chickens: Tenths,
  { week, settings, taken, now }: OvenState,
): SlotState {
  if (hoursRefusal(week, pickup) !== null) return 'closed';
  const refusal = pickupRefusal(week, pickup, now);
  if (refusal === 'PICKUP_IN_THE_PAST' || isTooSoon(pickup, now, settings)) return 'past';
  if (refusal !== null) return 'closed';
  const capacity = slotCapacity(settings);
  if (capacity === null || chickens === 0) return 'open';
  const left = leftOf(taken(slotOf(pickup)), capacity);
  if (left < chickens) return 'full';
  return left * 4 <= capacity ? 'few' : 'open';
}

/** How far away another pick-up is looked for, and how many are named. */
const DAYS_AHEAD = 7;
const MOST_NEAREST = 3;

/** The pick-ups that the forms offer and that have room, nearest to the wished one, in their order. */
export function nearestSlots(wished: number, chickens: Tenths, oven: OvenState): number[] {
  const first = madridDay(wished);
  const hasRoom = (pickup: number) => ['open', 'few'].includes(slotState(pickup, chickens, oven));
  const away = (pickup: number) => Math.abs(pickup - wished);
  const nearest: number[] = [];
  // Any time of a day is nearer than all of the next; most days have room enough.
  for (let ahead = 0; ahead <= DAYS_AHEAD && nearest.length < MOST_NEAREST; ahead += 1) {
    const day = addDays(first, ahead);
    const ofDay = PICKUP_SLOTS.map((time) => madridInstant(day, time)).filter(hasRoom);
    nearest.push(...ofDay.sort((a, b) => away(a) - away(b)));
  }
  return nearest.slice(0, MOST_NEAREST).sort((a, b) => a - b);
}

/** The last moment of which `nearestSlots` asks what is taken. */
export function lastOfNearest(wished: number): number {
  return madridInstant(addDays(madridDay(wished), DAYS_AHEAD + 1), '00:00' as ClockTime);
}
