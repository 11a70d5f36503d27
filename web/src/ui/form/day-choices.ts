// The days of a list, both ends included, and those that are one tap away.
import { addDays, type Day } from '@brasa/core/kernel/time/madrid-time.ts';

/** Without a day there is no end on that side. */
export type Days = { from: Day | null; to: Day | null };

export const DAY_CHOICES = [
  { value: 'all', label: 'Todos' },
  { value: 'today', label: 'Hoy' },
  { value: 'yesterday', label: 'Ayer' },
  { value: 'week', label: '7 días' },
] as const;
type DayChoice = (typeof DAY_CHOICES)[number]['value'];

export function daysOf(choice: DayChoice, today: Day): Days {
  const yesterday = addDays(today, -1);
  const days = {
    all: { from: null, to: null },
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  };
  return days[choice];
}

/** The choice that is just these days; null for any other. */
export function choiceOfDays({ from, to }: Days, today: Day): DayChoice | null {
  const same = DAY_CHOICES.find(({ value }) => {
    const days = daysOf(value, today);
    return days.from === from && days.to === to;
  });
  return same?.value ?? null;
}
