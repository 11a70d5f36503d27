// What the chosen day has for all that is in the form: room, notice, and the next day where it has none.
// See docs/rules/orders.md#what-can-be-ordered-for-when.
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { isDay, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { LARGER_THAN_SLOT_MESSAGE } from '@brasa/core/oven/slots.rules.ts';
import { DAY_FULL_MESSAGE } from '@brasa/core/stock/stock.failures.ts';
import { firstDayOfAll, missingOn } from '@brasa/core/orders/place/availability.rules.ts';
import { itemsIn, sumOf, type Basket, type Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { useDaySlots } from '../pickup/day-slots.ts';
import { useNextDay } from '../pickup/next-day.ts';
import { dayFault, type DaySlots, type Week } from '../pickup/pickup-offer.ts';
import { proposedPickup } from '../pickup/proposed-pickup.ts';
import { dishFault, type When } from './food/missing-dish.tsx';
import { quantityOf, type OrderFormValues } from './order-form-values.ts';

export type Ordered = {
  now: number | null;
  week: Week;
  /** Null while the menu is not known. */
  offer: Offer | null;
  /** The offer once the menu has come; null where it does not come. */
  loadOffer: () => Promise<Offer | null>;
  /** How many chickens a half hour of the oven holds; null without a limit. */
  capacity: Tenths | null;
  /** While staff have paused the orders for today. */
  isPaused: boolean;
};

const CALL_US = 'Llámanos y lo vemos.';

/** Refusals of an order that nothing else on the form tells of. */
export type Refused = {
  /** Its chickens, which are more than a slot holds: before the capacity is read anew. */
  tooLarge: Tenths | null;
  /** The day, of which customers can reserve no more chickens. */
  fullDay: string | null;
};

export const NOT_REFUSED: Refused = { tooLarge: null, fullDay: null };

/** Why nothing can be picked up on the day. */
export type DayFault = {
  text: string;
  /** No other day would do, or the server says to call: the telephone stands beside it. */
  isForPhone: boolean;
  /** The order was sent and refused for it. */
  isRefused: boolean;
};

export type PickupChoice = {
  /** The first day on which all that is in the order can be had. */
  first: Day | null;
  slots: DaySlots;
  fault: DayFault | null;
  /** The next day that has what this one lacks; null where nobody needs it, or there is none. */
  next: Day | null;
  /** All that are in the order, those of its menus too. */
  chickens: Tenths;
  /** A text for each of the whole and half chicken that is sold out on the chosen day. Without a choice, the usual day counts. */
  missingChickens: readonly string[];
};

export function usePickupChoice(
  form: UseFormReturn<OrderFormValues>,
  { lines }: Basket,
  { now, week, offer, capacity, isPaused }: Ordered,
  refused: Refused,
): PickupChoice {
  const [typedDay, quantity, chosen] = useWatch({
    control: form.control,
    name: ['pickupDay', 'quantity', 'chosenPickup'],
  });
  const day = isDay(typedDay) ? typedDay : null;
  const { items, chickens } = foodOf(quantityOf(quantity) ?? tenths(0), lines, offer);
  const size = sizeFault(chickens, capacity, refused.tooLarge);
  // Every time of every day would be full.
  const slots = useDaySlots(size === null ? typedDay : '', chickens);
  const when = { day, now, week };
  const text = size === null ? faultText(items, slots, when) : LARGER_THAN_SLOT_MESSAGE;
  const faults = { size, text, isFull: isFullDay(day, chickens, refused) };
  const after = wantsAnotherDay(faults, when, isPaused) ? day : null;
  const next = useNextDay({ items, chickens, week, now, after });
  return {
    first: now === null || !offer ? null : firstDayOfAll(items, now),
    slots,
    fault: dayFaultOf(faults, next === null),
    next: next ?? null,
    chickens,
    missingChickens: missingChickens(items, offer, {
      ...when,
      day: chosen.includes('pickupDay') ? day : usualDay(when),
    }),
  };
}

/** The day that the form proposes where all can be had; a proposal for a later one says why. */
function usualDay({ day, now, week }: When): Day | null {
  const usual = proposedPickup(now, week);
  return usual.clock !== '' && isDay(usual.day) ? usual.day : day;
}

type SizeFault = 'too-large' | 'refused' | null;

const FULL_DAY: DayFault = { text: DAY_FULL_MESSAGE, isForPhone: true, isRefused: true };

function sizeFault(
  chickens: Tenths,
  capacity: Tenths | null,
  refused: Refused['tooLarge'],
): SizeFault {
  if (refused !== null && chickens >= refused) return 'refused';
  return capacity !== null && chickens > capacity ? 'too-large' : null;
}

/** The day was refused to as many chickens as customers can reserve; without any there is nothing to reserve. */
function isFullDay(day: Day | null, chickens: Tenths, { fullDay }: Refused): boolean {
  return day !== null && day === fullDay && chickens > 0;
}

type Faults = { size: SizeFault; text: string | null; isFull: boolean };

function wantsAnotherDay({ size, text, isFull }: Faults, when: When, isPaused: boolean): boolean {
  return size === null && (isFull || text !== null || isPausedOn(when, isPaused));
}

function dayFaultOf({ size, text, isFull }: Faults, isForPhone: boolean): DayFault | null {
  if (isFull && size === null) return FULL_DAY;
  if (text === null) return null;
  // Of an order that is too large the text says so itself.
  const isSaid = size !== null || !isForPhone;
  return {
    text: isSaid ? text : `${text} ${CALL_US}`,
    isForPhone,
    isRefused: size === 'refused',
  };
}

/** A pause refuses the pick-ups of today. */
function isPausedOn({ day, now }: When, isPaused: boolean): boolean {
  return isPaused && now !== null && day === madridDay(now);
}

/** All that is in the order, as far as the menu is known. */
function foodOf(quantity: Tenths, lines: Basket['lines'], offer: Offer | null) {
  if (!offer) return { items: [], chickens: quantity };
  const basket = { chickens: quantity, lines };
  return { items: itemsIn(basket, offer), chickens: sumOf(basket, offer)?.chickens ?? quantity };
}

function faultText(
  items: readonly MenuItem[],
  slots: DaySlots,
  { day, now, week }: When,
): string | null {
  if (day === null || now === null) return null;
  const names = missingOn(items, day, now).map(({ name }) => name);
  return names.length > 0 ? missingText(names) : dayFault(week, day, now, slots);
}

function missingChickens(items: readonly MenuItem[], offer: Offer | null, when: When): string[] {
  const { whole, half } = offer?.products ?? {};
  const chickens = items.filter(({ id }) => id === whole || id === half);
  const faults = chickens.map((item) => dishFault(item, item.minQuantity, when)?.text);
  return faults.filter((text) => text !== undefined);
}

/** "Paella valenciana no puede estar para ese día." */
function missingText([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${first} no puede estar para ese día.`;
  const rest = others.length === 1 ? others[0] : `${others.length} cosas más`;
  return `${first} y ${rest} no pueden estar para ese día.`;
}
