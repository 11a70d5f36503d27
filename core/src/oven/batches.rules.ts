// A batch is what goes onto the spit for one slot of today (docs/rules/oven.md#batches).
import { HALF_HOUR } from '../kernel/time/durations.ts';
import type { FailureDetail } from '../kernel/failure.ts';
import { madridDay } from '../kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';

/** One whole chicken: a spit takes no half ones. */
export const WHOLE = tenths(10);
/** More than any spit takes; a slip of the finger is found out. */
export const MOST_ON_SPIT = tenths(990);

/** What is wrong with putting something on for such a slot, in Spanish. */
export function batchSlotFault(slot: number, now: number): FailureDetail | null {
  const isOfToday = slot % HALF_HOUR === 0 && madridDay(slot) === madridDay(now);
  return isOfToday ? null : { path: 'slot', message: 'Indica una media hora de hoy' };
}

/** What a slot needs, and what has been put on for it. */
type SlotNeed = {
  /** Promised: goes on whatever fits. */
  ordered: Tenths;
  /** Of passers-by: goes on as far as there is room. */
  expected: Tenths;
  putOn: Tenths;
  /** Null without a limit. */
  capacity: Tenths | null;
};

/** How many are still to be put on for a slot: whole chickens. */
export function stillToPutOn({ ordered, expected, putOn, capacity }: SlotNeed): Tenths {
  const promised = inWhole(ordered);
  const wanted = inWhole(tenths(ordered + expected));
  const most = capacity === null ? wanted : Math.max(promised, wholesIn(capacity));
  return tenths(Math.max(0, Math.min(wanted, most) - putOn));
}

/** 75 → 80: whole chickens that are enough for it. */
export function inWhole(amount: Tenths): Tenths {
  return tenths(Math.ceil(amount / WHOLE) * WHOLE);
}

const wholesIn = (amount: Tenths) => Math.floor(amount / WHOLE) * WHOLE;
