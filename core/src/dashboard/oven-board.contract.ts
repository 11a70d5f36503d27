import { z } from 'zod';
import { calendarDay, clockTime } from '../kernel/fields.ts';
import { decimalString, isoInstant } from '../kernel/wire.ts';
import { batch } from '../oven/batches.contract.ts';

const ovenSlot = z
  .object({
    slot: isoInstant,
    time: clockTime,
    /** When what is for this slot goes onto the spit. */
    dueAt: isoInstant,
    /** Promised to orders, those that were handed over included. */
    ordered: decimalString,
    /** Of them what is not handed over yet. */
    pending: decimalString,
    /** Of passers-by, and how far that is usually off. */
    expected: decimalString,
    expectedError: decimalString,
    onSpit: decimalString,
    ready: decimalString,
    /** Whole chickens; none of a slot that is over. */
    stillToPutOn: decimalString,
    batches: z.array(batch),
  })
  .meta({ id: 'OvenSlot' });
export type OvenSlot = z.infer<typeof ovenSlot>;

/** Today's board of the oven: the half hours in which the shop is open and those that have chickens. */
export const ovenBoard = z
  .object({
    day: calendarDay,
    isOpen: z.boolean(),
    /** What fits into a slot; null without a limit. */
    capacity: decimalString.nullable(),
    ovenMinutes: z.int(),
    /** What lies in the shop, roasted or not. */
    inStock: decimalString,
    slots: z.array(ovenSlot),
    /** The first slot for which there is not enough, and how many whole chickens are missing by then. */
    shortfall: z.object({ slot: isoInstant, time: clockTime, missing: decimalString }).nullable(),
  })
  .meta({ id: 'OvenBoard' });
export type OvenBoard = z.infer<typeof ovenBoard>;
