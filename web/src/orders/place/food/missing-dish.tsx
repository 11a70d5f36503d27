import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { saidDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { faultOnDay } from '@brasa/core/orders/place/availability.rules.ts';
import { possibleDays } from '../../pickup/next-day.ts';
import type { Week } from '../../pickup/pickup-offer.ts';

export type When = {
  /** When the order would be picked up; null while that is not chosen. */
  day: Day | null;
  now: number | null;
  week: Week;
};

/** Why so much of a dish cannot be had on the chosen day, and when it can; null where nothing is wrong. */
export function dishFault(item: MenuItem, asked: Tenths, { day, now, week }: When) {
  if (day === null || now === null) return null;
  const found = faultOnDay(item, asked, { day, now });
  if (!found || found.fault === 'step' || found.fault === 'too-few') return found;
  const next = possibleDays([item], week, day, now)[0];
  if (!next) return found;
  return {
    ...found,
    text: `${found.text}. Lo antes posible, ${saidDay(next, madridDay(now))}.`,
  };
}

/** Stands on the spot, at the dish. */
export function DishFault({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="basis-full rounded bg-warn-surface px-3 py-1.5 text-sm font-semibold"
    >
      {text}
    </p>
  );
}
