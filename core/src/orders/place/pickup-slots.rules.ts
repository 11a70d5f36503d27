// The times offered for picking an order up, and the one proposed first.
// See docs/rules/orders.md#pick-up-slots.
import { clockMinutes, minutesToClock, type ClockTime } from '../../kernel/time/madrid-time.ts';

const FIRST = 13 * 60;
const LAST = 17 * 60;
const STEP = 30;

/** 13:00 to 17:00 every 30 minutes. */
export const PICKUP_SLOTS: readonly ClockTime[] = Array.from(
  { length: (LAST - FIRST) / STEP + 1 },
  (_, index) => minutesToClock(FIRST + index * STEP),
);

/** The slots that have a button of their own. */
export const QUICK_PICKUP_SLOTS = ['13:00', '13:30', '14:00', '14:30'] as ClockTime[];

/** What is proposed to whoever comes before it: the start of the rush. */
export const EARLIEST_PROPOSAL = '13:30' as ClockTime;

/** The first slot strictly after now; 13:30 before 13:30; null from 17:00 on. */
export function defaultPickupSlot(now: ClockTime): ClockTime | null {
  const minute = clockMinutes(now);
  if (minute < clockMinutes(EARLIEST_PROPOSAL)) return EARLIEST_PROPOSAL;
  return PICKUP_SLOTS.find((slot) => clockMinutes(slot) > minute) ?? null;
}

/** The quantities a customer can choose, in tenths: 0 to 10 chickens by the half. */
export const QUANTITY_OPTIONS: readonly number[] = Array.from(
  { length: 21 },
  (_, index) => index * 5,
);

/** The quantities that have a button of their own, and the one chosen at first, in tenths. */
export const QUICK_QUANTITIES: readonly number[] = [5, 10, 15, 20];
export const DEFAULT_QUANTITY = 10;
