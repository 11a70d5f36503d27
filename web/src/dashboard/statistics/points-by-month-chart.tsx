// Points by month: twelve bars to be looked at, and the same figures as a table to be read.
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { Card } from '../../ui/card.tsx';
import { monthNames } from '@brasa/core/kernel/date-texts.ts';
import { countText, figure } from './statistics-format.ts';

type Months = UserStatistics['pointsByMonth'];

export function PointsByMonthChart({ months }: { months: Months }) {
  const best = bestMonth(months);
  return (
    <Card as="article" className="grid gap-3">
      <h3 className="text-base">Puntos por mes</h3>
      {best === null ? (
        <p className="text-ink-soft">Aquí se verán los puntos que se ganan cada mes.</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            Ganados en los últimos 12 meses. El mejor, {monthNames(best.month).long}:{' '}
            {countText(best.points, 'punto', 'puntos')}.
          </p>
          <Bars months={months} most={best.points} />
          <details className="text-sm">
            <summary className="target flex cursor-pointer items-center font-semibold underline underline-offset-4">
              Ver en una tabla
            </summary>
            <MonthTable months={months} />
          </details>
        </>
      )}
    </Card>
  );
}

/** The month in which most was earned, the latest of equals; null when nothing was. */
function bestMonth(months: Months): Months[number] | null {
  return months.reduce<Months[number] | null>(
    (best, month) => (month.points >= (best?.points ?? 1) ? month : best),
    null,
  );
}

function Bars({ months, most }: { months: Months; most: number }) {
  return (
    <ol aria-hidden="true" className="flex items-end gap-1 border-t border-dashed border-line pt-1">
      {months.map(({ month, points }) => (
        <li key={month} className="grid min-w-0 flex-1 gap-1 text-center">
          <span className="flex h-36 items-end border-b-2 border-line-strong">
            <span
              className={`w-full rounded-t-sm ${points === most ? 'bg-action' : 'bg-line-strong'}`}
              style={{ height: `${(points / most) * 100}%`, minHeight: points > 0 ? 2 : 0 }}
            />
          </span>
          <span className="text-sm text-ink-soft">{monthNames(month).short.slice(0, 1)}</span>
        </li>
      ))}
    </ol>
  );
}

function MonthTable({ months }: { months: Months }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Puntos por mes</caption>
      <thead className="border-b-2 border-line">
        <tr>
          <th scope="col" className="py-1.5">
            Mes
          </th>
          <th scope="col" className="py-1.5 text-right">
            Puntos
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.map(({ month, points }) => (
          <tr key={month}>
            <th scope="row" className="py-1.5 font-normal">
              {monthNames(month).long}
            </th>
            <td className="py-1.5 text-right">{figure(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
