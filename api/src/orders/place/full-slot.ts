// A full slot is told with the pick-ups nearest to it that have room.
// See docs/rules/oven.md#capacity.
import { instantToIso, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import type { FullSlot } from '@brasa/core/orders/place/slot-offers.contract.ts';
import {
  lastOfNearest,
  nearestSlots,
  type OvenState,
} from '@brasa/core/orders/place/slot-offers.rules.ts';
import { leftOf, slotCapacity, slotOf } from '@brasa/core/oven/slots.rules.ts';
import { Failure } from '../../failure.ts';
import { takenBetween } from '../../oven/index.ts';
import type { Shop } from '../../shop.ts';
import { SlotIsFull } from '../change/follow-with-oven.ts';

/** What is promised from one moment until before another, with all that decides what else can be. */
export async function readOven(shop: Shop, from: number, until: number): Promise<OvenState> {
  const [settings, week, taken] = await Promise.all([
    shop.settings(),
    shop.openingHours(),
    takenBetween(shop.db.read, slotOf(from), until),
  ]);
  return { settings, week, taken: (slot) => taken.get(slot) ?? tenths(0), now: shop.clock() };
}

/**
 * Does it; where the oven has no room for it throws SLOT_FULL, with where there is; for staff with what is
 * left too.
 */
export async function orSlotFull<Result>(
  shop: Shop,
  { isByStaff }: { isByStaff: boolean },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SlotIsFull)) throw error;
    throw new Failure('SLOT_FULL', { current: await fullSlot(shop, error, isByStaff) });
  }
}

async function fullSlot(
  shop: Shop,
  { pickup, chickens }: SlotIsFull,
  isByStaff: boolean,
): Promise<FullSlot> {
  const oven = await readOven(shop, startOfDay(madridDay(pickup)), lastOfNearest(pickup));
  const nearest = nearestSlots(pickup, chickens, oven).map(instantToIso);
  if (!isByStaff) return { nearest };
  const capacity = slotCapacity(oven.settings) ?? tenths(0);
  return { left: tenthsToDecimal(leftOf(oven.taken(slotOf(pickup)), capacity)), nearest };
}
