import {
  addDays,
  type Day,
  madridInstant,
  startOfDay,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { tenthsToDecimal, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { SlotOffer } from '@brasa/core/orders/place/slot-offers.contract.ts';
import { slotState, slotTimes } from '@brasa/core/orders/place/slot-offers.rules.ts';
import { leftOf, slotCapacity, slotOf } from '@brasa/core/oven/slots.rules.ts';
import type { Shop } from '../../shop.ts';
import { readOven } from './full-slot.ts';

type Wanted = { day: Day; chickens: Tenths };

/**
 * The day's half hours, each with whether there is room for so many; staff also read how many are promised.
 */
export async function listSlots(
  shop: Shop,
  { day, chickens }: Wanted,
  isForStaff: boolean,
): Promise<SlotOffer[]> {
  const from = startOfDay(day);
  const oven = await readOven(shop, from, startOfDay(addDays(day, 1)));
  const capacity = slotCapacity(oven.settings);
  return slotTimes(day, oven.week).map((time) => {
    const pickup = madridInstant(day, time);
    const state = slotState(pickup, chickens, oven);
    if (!isForStaff) return { time, state };
    const taken = oven.taken(slotOf(pickup));
    const left = capacity === null ? null : tenthsToDecimal(leftOf(taken, capacity));
    return { time, state, taken: tenthsToDecimal(taken), left };
  });
}
