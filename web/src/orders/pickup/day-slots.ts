// What the oven still has room for on a day, asked anew while it is on the screen.
// See docs/rules/oven.md#full-slots-on-the-order-form.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import {
  MAX_STAFF_QUANTITY,
  tenthsToDecimal,
  type Tenths,
} from '@brasa/core/kernel/amounts/tenths.ts';
import { listSlots } from '@brasa/core/orders/orders.calls.ts';
import type { SlotOffer } from '@brasa/core/orders/place/slot-offers.contract.ts';
import { queryOf } from '../../browser/api/send.ts';
import type { DaySlots } from './pickup-offer.ts';

const FRESH_FOR = 15_000;
const ASKED_EVERY = 30_000;

const MOST = MAX_STAFF_QUANTITY;

/** What the server is asked of a day, for as many chickens as it answers for. */
export function slotsOf(day: string, chickens: Tenths) {
  const wanted = tenthsToDecimal(chickens > MOST ? MOST : chickens);
  return { ...queryOf(listSlots, { query: { day, chickens: wanted } }), staleTime: FRESH_FOR };
}

export function asDaySlots(day: Day, answer: readonly SlotOffer[]): DaySlots {
  return { day, states: new Map(answer.map(({ time, state }) => [time, state])) };
}

/** For so many chickens; null while it is not known, and where it cannot be: the server decides. */
export function useDaySlots(day: string, chickens: Tenths): DaySlots {
  const { data } = useQuery({
    ...slotsOf(day, chickens),
    enabled: isDay(day),
    refetchInterval: ASKED_EVERY,
    // Of another quantity, until that is answered; never of another day.
    placeholderData: (before, query) =>
      query?.queryKey[0].includes(`day=${day}&`) ? before : undefined,
  });
  return useMemo(() => {
    if (!data || !isDay(day)) return null;
    return asDaySlots(day, data);
  }, [data, day]);
}
