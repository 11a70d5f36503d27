// The days whose invoices are looked at.
import { addDays, type Day } from '@brasa/core/kernel/time/madrid-time.ts';

/** Without a day there is no end on that side. */
export type Period = { from?: Day; to?: Day };

export const PERIOD_CHOICES = [
  { value: 'today', label: 'Hoy' },
  { value: 'month', label: 'Este mes' },
  { value: 'last-month', label: 'Mes pasado' },
  { value: 'quarter', label: 'Este trimestre' },
  { value: 'last-quarter', label: 'Trimestre pasado' },
  { value: 'all', label: 'Todas' },
] as const;

export type PeriodChoice = (typeof PERIOD_CHOICES)[number]['value'];

const QUARTER_MONTHS = 3;

/** The first day of the month that is so many after the day's. */
function monthAfter(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10) as Day;
}

/** So many months, from the first day of one. */
function monthsFrom(first: Day, count: number): Period {
  return { from: first, to: addDays(monthAfter(first, count), -1) };
}

export function periodOf(choice: PeriodChoice, today: Day): Period {
  const sinceQuarter = (Number(today.slice(5, 7)) - 1) % QUARTER_MONTHS;
  const quarter = monthAfter(today, -sinceQuarter);
  const periods: Record<PeriodChoice, () => Period> = {
    today: () => ({ from: today, to: today }),
    month: () => monthsFrom(monthAfter(today, 0), 1),
    'last-month': () => monthsFrom(monthAfter(today, -1), 1),
    quarter: () => monthsFrom(quarter, QUARTER_MONTHS),
    'last-quarter': () => monthsFrom(monthAfter(quarter, -QUARTER_MONTHS), QUARTER_MONTHS),
    all: () => ({}),
  };
  return periods[choice]();
}

/** The choice that is just this period; null for any other. */
export function choiceOf({ from, to }: Period, today: Day): PeriodChoice | null {
  const same = PERIOD_CHOICES.find(({ value }) => {
    const period = periodOf(value, today);
    return period.from === from && period.to === to;
  });
  return same?.value ?? null;
}
