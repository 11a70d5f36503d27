// How reports are told in Spanish (docs/rules/books.md#page-of-the-reports).
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { formatDay, monthNames, plainDay } from '@brasa/core/kernel/time/date-texts.ts';
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Days, ReportPeriod, ReportUnit } from '@brasa/core/books/report-periods.rules.ts';

export const UNIT_CHOICES = [
  { value: 'day', label: 'Día' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
] as const satisfies readonly { value: ReportUnit; label: string }[];

/** "Hoy, viernes 20/11/2026", "Semana del 16/11/2026 al 22/11/2026", "Noviembre de 2026". */
export function periodTitle({ unit, from, to }: ReportPeriod, today: Day): string {
  if (unit === 'day') return dayTitle(from, today);
  if (unit === 'week') return `Semana del ${formatDay(from)} al ${formatDay(to)}`;
  return capitalised(monthNames(from.slice(0, 7)).long);
}

/** What it is compared with, as the head of a column: "Viernes 13/11/2026", "Del 9/11 al 11/11", "Octubre de 2026". */
export function beforeTitle(unit: ReportUnit, { from, to }: Days, today: Day): string {
  if (unit === 'day') return dayTitle(from, today);
  return `Del ${shortDate(from)} al ${shortDate(to)}`;
}

/** "9/11". */
export const shortDate = (day: Day): string => plainDay(day).replace(/\/\d+$/, '');

export const COMPARED_TEXTS: Record<ReportUnit, { title: string; paid: string }> = {
  day: { title: 'El mismo día de otras semanas', paid: 'Lo cobrado cada uno de esos días.' },
  week: { title: 'Semana a semana', paid: 'Lo cobrado cada semana.' },
  month: { title: 'Mes a mes', paid: 'Lo cobrado cada mes.' },
};

/** A bar's name in the table, and below the bar. */
export function comparedNames(
  unit: ReportUnit,
  { from, to }: Days,
): { long: string; short: string } {
  if (unit === 'month') {
    const { long, short } = monthNames(from.slice(0, 7));
    return { long: capitalised(long), short: capitalised(short.slice(0, 1)) };
  }
  const long = unit === 'day' ? formatDay(from) : `Del ${formatDay(from)} al ${formatDay(to)}`;
  return { long, short: shortDate(from) };
}

/** "12 % más", "8 % menos"; null where nothing changed, and where there was nothing before. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return null;
  return percent > 0 ? `${percent} % más` : `${-percent} % menos`;
}
