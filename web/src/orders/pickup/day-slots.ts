// What the oven still has room for on a day, asked anew while it is on the screen.
// See docs/rules/oven.md#full-slots-on-the-order-form.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import { MAX_STAFF_QUANTITY, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { listSlots } from '@brasa/core/orders/orders.calls.ts';
import { queryOf } from '../../browser/api/send.ts';
import type { DaySlots } from './pickup-offer.ts';

const FRESH_FOR = 15_000;
const ASKED_EVERY = 30_000;

/** For so many chickens; null while it is not known, and where it cannot be: the server decides. */
export function useDaySlots(day: string, chickens: Tenths): DaySlots {
  const wanted = chickens > MAX_STAFF_QUANTITY ? MAX_STAFF_QUANTITY : chickens;
  const { data } = useQuery({
    ...queryOf(listSlots, { query: { day, chickens: tenthsToDecimal(wanted) } }),
    enabled: isDay(day),
    staleTime: FRESH_FOR,
    refetchInterval: ASKED_EVERY,
    // Of another quantity, until that is answered; never of another day.
    placeholderData: (before, query) =>
      query?.queryKey[0].includes(`day=${day}&`) ? before : undefined,
  });
  return useMemo(() => {
    if (!data || !isDay(day)) return null;
    return { day, states: new Map(data.map(({ time, state }) => [time, state])) };
  }, [data, day]);
}
