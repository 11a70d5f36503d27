import { useLocation, useNavigate } from 'react-router';
import {
  FIRST_REPORT_DAY,
  LAST_REPORT_DAY,
  periodOf,
  type ReportPeriod,
  type ReportUnit,
} from '@brasa/core/books/report-periods.rules.ts';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';

const NAMES: readonly (readonly [name: string, unit: ReportUnit])[] = [
  ['dia', 'day'],
  ['semana', 'week'],
  ['mes', 'month'],
];

const nameOf = (unit: ReportUnit) => NAMES.find(([, named]) => named === unit)?.[0] ?? '';
const unitOf = (name: string | null) => NAMES.find(([known]) => known === name)?.[1] ?? 'week';

/** The page's part that is shown, as its address says: `/admin/caja?ver=informes`. */
export const REPORT_SEARCH = '?ver=informes';
export const isReport = (search: string): boolean =>
  new URLSearchParams(search).get('ver') === 'informes';

type Chosen = { period: ReportPeriod; choose: (unit: ReportUnit, day: Day) => void };

/** The period of the address, so that it is there again after a reload and on the way back; else this week. */
export function useReportPeriod(today: Day): Chosen {
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const day = search.get('dia') ?? '';
  const choose = (chosen: ReportUnit, of: Day) =>
    void navigate(
      { search: `${REPORT_SEARCH}&periodo=${nameOf(chosen)}&dia=${of}` },
      { replace: true },
    );
  return {
    period: periodOf(unitOf(search.get('periodo')), isReportDay(day) ? day : today),
    choose,
  };
}

export function isReportDay(text: string): text is Day {
  return isDay(text) && FIRST_REPORT_DAY <= text && text <= LAST_REPORT_DAY;
}
