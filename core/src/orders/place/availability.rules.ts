// What of the menu can be had for when: the one rule of the form and the server.
// See docs/rules/orders.md#what-can-be-ordered-for-when.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { noticeWords } from '../../catalog/notice.rules.ts';
import { countWords } from '../../catalog/portions.rules.ts';
import { saidDay } from '../../kernel/time/near-days.ts';
import { addDays, madridClock, madridDay, type Day } from '../../kernel/time/madrid-time.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';

/** Staff pass all but the step, after a warning. */
type AvailabilityFault = 'step' | 'too-few' | 'sold-out' | 'too-late';

export type Availability = { fault: AvailabilityFault; text: string };

/** Why so much of it cannot be had at that pick-up when it is ordered now; null when it can. */
export function availabilityFault(
  item: MenuItem,
  quantity: Tenths,
  { pickup, now }: { pickup: number; now: number },
): Availability | null {
  return faultOnDay(item, quantity, { day: madridDay(pickup), now });
}

/** The same while the day is chosen and the time is not. */
export function faultOnDay(
  item: MenuItem,
  quantity: Tenths,
  { day, now }: { day: Day; now: number },
): Availability | null {
  const { name, quantityStep, minQuantity } = item;
  if (quantity % quantityStep !== 0) {
    return { fault: 'step', text: stepText(name) };
  }
  if (quantity < minQuantity) {
    return {
      fault: 'too-few',
      text: `${name}: como mínimo ${countWords({ name, quantity: minQuantity })}`,
    };
  }
  return missingFault(item, day, now);
}

/** The fault of a dish that has left the menu. */
export const GONE_TEXT = 'Este producto ya no está en la carta';

/** Why nothing of it can be had on that day. */
export function missingFault(item: MenuItem, day: Day, now: number): Availability | null {
  const { name, orderAhead, soldOutOn } = item;
  if (soldOutOn === day) {
    const when = saidDay(day, madridDay(now));
    return { fault: 'sold-out', text: `${name}: agotado para ${when}` };
  }
  if (orderAhead && day < firstDayOf(item, now)) {
    return { fault: 'too-late', text: `${name}: se encarga ${noticeWords(orderAhead)}` };
  }
  return null;
}

/** That it goes by whole units. */
export function stepText(name: string): string {
  return `${name}: se pide por unidades enteras`;
}

/** The first day on which it could be picked up by its notice. */
function firstDayOf({ orderAhead }: MenuItem, now: number): Day {
  const today = madridDay(now);
  if (!orderAhead) return today;
  const isInTime = madridClock(now) <= orderAhead.until;
  return addDays(today, orderAhead.days + (isInTime ? 0 : 1));
}

/** The first day on which all of them can be picked up, whatever the hours: the latest of all decides. */
export function firstDayOfAll(items: readonly MenuItem[], now: number): Day {
  const days = items.map((item) => firstDayOf(item, now));
  let day = days.reduce((latest, one) => (one > latest ? one : latest), madridDay(now));
  while (items.some(({ soldOutOn }) => soldOutOn === day)) day = addDays(day, 1);
  return day;
}

/** Those of them of which nothing can be had on that day. */
export function missingOn(items: readonly MenuItem[], day: Day, now: number): MenuItem[] {
  return items.filter((item) => missingFault(item, day, now) !== null);
}
