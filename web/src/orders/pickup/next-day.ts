// The next day on which an order can be picked up: open, with all that is in it, and with room in the oven.
// See docs/rules/orders.md#the-next-day-that-can.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { missingOn } from '@brasa/core/orders/place/availability.rules.ts';
import { asDaySlots, slotsOf } from './day-slots.ts';
import { dayFault, nextDaysWithSlot, type Week } from './pickup-offer.ts';

/** By hours, notice and what is sold out; what the oven has room for is not known here. */
export function possibleDays(
  items: readonly MenuItem[],
  week: Week,
  after: Day,
  now: number,
): Day[] {
  const days = nextDaysWithSlot(week, after, now);
  return days.filter((day) => missingOn(items, day, now).length === 0);
}

type Wanted = {
  items: readonly MenuItem[];
  chickens: Tenths;
  week: Week;
  now: number | null;
  /** Null while nobody needs another day. */
  after: Day | null;
};

/** Null where there is none, undefined until it is known; by all but the oven where that does not answer. */
export function useNextDay({ items, chickens, week, now, after }: Wanted): Day | null | undefined {
  const queryClient = useQueryClient();
  const days = after === null || now === null ? [] : possibleDays(items, week, after, now);
  const { data, isError } = useQuery({
    queryKey: ['next-day', chickens, ...days],
    queryFn: async () => {
      // One after the other: mostly the first one has room.
      for (const day of days) {
        const slots = asDaySlots(day, await queryClient.query(slotsOf(day, chickens)));
        if (now !== null && dayFault(week, day, now, slots) === null) return day;
      }
      return null;
    },
    enabled: days.length > 0,
    staleTime: 0,
  });
  if (days.length === 0) return null;
  return isError ? days[0] : data;
}
