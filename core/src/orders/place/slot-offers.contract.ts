// The half hours of a day on the wire, and what a refusal says of a full one.
// See docs/rules/oven.md#what-is-said-of-a-slot.
import { z } from 'zod';
import { calendarDay, chickens } from '../../kernel/fields.ts';
import { MAX_STAFF_QUANTITY, tenths } from '../../kernel/amounts/tenths.ts';
import { decimalString, errorReply, isoInstant } from '../../kernel/wire.ts';
import { MOST_CHICKENS_MESSAGE } from '../orders.rules.ts';
import { SLOT_STATES } from './slot-offers.rules.ts';

const ONE = tenths(10);

export const slotsQuery = z.object({
  day: calendarDay,
  /** How many are wanted; of none there is always room. */
  chickens: chickens({
    most: MAX_STAFF_QUANTITY,
    mostMessage: MOST_CHICKENS_MESSAGE.staff,
  }).default(ONE),
});

export const slotOffer = z
  .object({
    time: z.string(),
    state: z.enum(SLOT_STATES),
    /** For staff: how many are promised, and how many there is room for; null without a limit. */
    taken: decimalString.optional(),
    left: decimalString.nullable().optional(),
  })
  .meta({ id: 'SlotOffer' });
export type SlotOffer = z.infer<typeof slotOffer>;

/** For SLOT_FULL: the pick-ups nearest to it that have room; for staff what is left of it too. */
const fullSlot = z.object({ left: decimalString.optional(), nearest: z.array(isoInstant) });
export type FullSlot = z.infer<typeof fullSlot>;

export const slotFull = errorReply
  .omit({ details: true })
  .extend({ code: z.literal('SLOT_FULL'), current: fullSlot })
  .meta({ id: 'SlotFull' });
