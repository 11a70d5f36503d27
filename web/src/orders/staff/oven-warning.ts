// What staff are warned of and may do all the same: more chickens than the oven has room for at that time.
// See docs/rules/oven.md#staff-go-over-it-knowingly.
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { isDay, madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { chickensOfLines } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { listSlots } from '@brasa/core/orders/orders.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import { queryOf } from '../../browser/api/send.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import { fullSlotOf } from '../pickup/slot-refusal.ts';
import type { StaffOrderValues } from './staff-order-values.ts';

const ASKED_EVERY = 15_000;

type Asking = {
  /** The order that is edited: what it holds already needs no room. */
  before?: Order;
  /** Whether somebody looks at the form. */
  isOpen?: boolean;
  /** The last refusal: it knows of times that the list of slots does not name. */
  refusal: Error | null;
};

/** Null where there is room enough, and while nobody knows. */
export function useOvenWarning(
  form: UseFormReturn<StaffOrderValues>,
  { before, isOpen = true, refusal }: Asking,
): string | null {
  const { control } = form;
  const pickup = useWatch({
    control,
    compute: (values: StaffOrderValues) => pickupInstant(values.pickupDay, values.pickupClock),
  });
  const wanted = useWatch({ control, compute: chickensIn });
  const day = pickup === null ? '' : madridDay(pickup);
  const { data } = useQuery({
    ...queryOf(listSlots, { query: { day } }),
    enabled: isOpen && isDay(day),
    staleTime: ASKED_EVERY,
    refetchInterval: ASKED_EVERY,
  });
  if (pickup === null) return null;
  const slot = slotOf(pickup);
  const listed = data?.find(({ time }) => time === madridClock(slot))?.left;
  const left = listed === undefined ? fullSlotOf(refusal)?.left : listed;
  const room = typeof left === 'string' ? parseTenths(left) : null;
  if (room === null || wanted - heldIn(slot, before) <= room) return null;
  return `${roomText(room)} Puedes guardarlo igualmente.`;
}

function roomText(room: Tenths): string {
  if (room === 0) return 'El horno ya está completo a esa hora.';
  return `A esa hora en el horno solo queda sitio para ${chickenWords(room)}.`;
}

function chickensIn({ quantity, lines }: StaffOrderValues): Tenths {
  return tenths(chickensOf({ quantity }) + chickensOfLines(lines));
}

/** What the order holds of the slot by now. */
function heldIn(slot: number, order: Order | undefined): number {
  if (!order || isCalledOff(order.status) || slotOf(Date.parse(order.pickupTime)) !== slot)
    return 0;
  return chickensOf(order);
}
