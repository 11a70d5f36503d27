import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { Card } from '../../ui/card.tsx';
import { monthNames } from '@brasa/core/kernel/time/date-texts.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { countText, figure } from '../../ui/chart/count-text.ts';

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
          <BarChart
            caption="Puntos por mes"
            headings={['Mes', 'Puntos']}
            bars={months.map(({ month, points }) => ({
              key: month,
              short: monthNames(month).short.slice(0, 1),
              long: monthNames(month).long,
              value: points,
              texts: [figure(points)],
              isMarked: points === best.points,
            }))}
          />
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
