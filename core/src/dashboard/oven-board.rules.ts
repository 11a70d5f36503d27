// What goes onto the spit today, for which half hour, and where it will not be enough.
// See docs/rules/oven.md#the-ovens-board.
import { hoursOfDay, type OpeningHours } from '../hours/hours.rules.ts';
import { HALF_HOUR } from '../kernel/time/durations.ts';
import {
  clockMinutes,
  instantToIso,
  madridClock,
  madridInstant,
  type Day,
} from '../kernel/time/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../kernel/amounts/tenths.ts';
import type { Batch } from '../oven/batches.contract.ts';
import { inWhole, stillToPutOn } from '../oven/batches.rules.ts';
import type { Expectation } from '../oven/forecast.rules.ts';
import { onSpitAt, slotCapacity, slotOf } from '../oven/slots.rules.ts';
import { wholeMinutes } from '../settings/read-setting.rules.ts';
import type { Settings } from '../settings/settings.rules.ts';
import type { OvenBoard, OvenSlot } from './oven-board.contract.ts';

/** What is known of the day, by the beginnings of its slots. */
export type OvenDay = {
  day: Day;
  now: number;
  week: readonly OpeningHours[];
  settings: Pick<Settings, 'ovenChickensPerSlot' | 'ovenMinutes'>;
  ordered: ReadonlyMap<number, Tenths>;
  pending: ReadonlyMap<number, Tenths>;
  /** By half hours of the Madrid day. */
  expected: ReadonlyMap<number, Expectation>;
  batches: readonly Batch[];
  inStock: Tenths;
};

const NONE = tenths(0);

export function ovenBoard(today: OvenDay): OvenBoard {
  const { day, week, settings, inStock } = today;
  const capacity = slotCapacity(settings);
  const slots = slotsOf(today).map((slot) => ovenSlot(slot, today));
  return {
    day,
    isOpen: hoursOfDay(week, day) !== undefined,
    capacity: capacity === null ? null : tenthsToDecimal(capacity),
    ovenMinutes: wholeMinutes(settings.ovenMinutes) ?? 0,
    inStock: tenthsToDecimal(inStock),
    slots,
    shortfall: shortfallOf(slots, inStock, today.now),
  };
}

/** The half hours from opening to closing, its minute included, and those that have chickens all the same. */
function slotsOf({ day, week, ordered, batches }: OvenDay): number[] {
  const slots = new Set(batches.map(({ slot }) => Date.parse(slot)));
  for (const [slot, taken] of ordered) if (taken > 0) slots.add(slot);
  const hours = hoursOfDay(week, day);
  if (hours) {
    const last = madridInstant(day, hours.closeTime);
    const first = slotOf(madridInstant(day, hours.openTime));
    for (let slot = first; slot <= last; slot += HALF_HOUR) slots.add(slot);
  }
  return [...slots].sort((a, b) => a - b);
}

function ovenSlot(slot: number, today: OvenDay): OvenSlot {
  const { settings, now } = today;
  const ordered = today.ordered.get(slot) ?? NONE;
  const time = madridClock(slot);
  const { amount, error } = today.expected.get(clockMinutes(time) / 30) ?? {
    amount: NONE,
    error: NONE,
  };
  const batches = today.batches.filter((one) => Date.parse(one.slot) === slot);
  const onSpit = chickensOf(batches.filter(({ readyAt }) => readyAt === null));
  const ready = chickensOf(batches.filter(({ readyAt }) => readyAt !== null));
  const putOn = tenths(onSpit + ready);
  const capacity = slotCapacity(settings);
  const isOver = slot + HALF_HOUR <= now;
  const still = isOver ? NONE : stillToPutOn({ ordered, expected: amount, putOn, capacity });
  return {
    slot: instantToIso(slot),
    time,
    dueAt: instantToIso(onSpitAt(slot, settings)),
    ordered: tenthsToDecimal(ordered),
    pending: tenthsToDecimal(today.pending.get(slot) ?? NONE),
    expected: tenthsToDecimal(amount),
    expectedError: tenthsToDecimal(error),
    onSpit: tenthsToDecimal(onSpit),
    ready: tenthsToDecimal(ready),
    stillToPutOn: tenthsToDecimal(still),
    batches,
  };
}

const read = (decimal: string): Tenths => parseTenths(decimal) ?? NONE;

const chickensOf = (batches: readonly Batch[]): Tenths =>
  tenths(batches.reduce((sum, { chickens }) => sum + read(chickens), 0));

/**
 * The first slot by which the orders that are still to be handed over and the passers-by still to come
 * are more than there is. Passers-by of slots that are over have come or not: the stock says so.
 */
export function shortfallOf(
  slots: readonly Pick<OvenSlot, 'slot' | 'time' | 'pending' | 'expected'>[],
  inStock: Tenths,
  now: number,
): OvenBoard['shortfall'] {
  const there = Math.max(0, inStock);
  let needed = 0;
  for (const { slot, time, pending, expected } of slots) {
    needed += read(pending);
    if (Date.parse(slot) >= slotOf(now)) needed += read(expected);
    if (needed > there) {
      const missing = inWhole(tenths(needed - there));
      return { slot, time, missing: tenthsToDecimal(missing) };
    }
  }
  return null;
}
