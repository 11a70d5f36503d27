import type { HoursReport } from '@brasa/core/books/report.contract.ts';
import type { ReportPeriod } from '@brasa/core/books/report-periods.rules.ts';
import { weekdayName } from '@brasa/core/kernel/time/date-texts.ts';
import { Card } from '../../ui/card.tsx';
import { countText } from '../../ui/chart/count-text.ts';
import { busiestOf, HeatTable } from '../../ui/chart/heat-table.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { shortDate } from './report-texts.ts';
import { useHoursReport } from './report.queries.ts';

/** When what was handed over was picked up. */
export function HoursCard({ period }: { period: ReportPeriod }) {
  return (
    <Card as="section" aria-labelledby="report-hours" className="grid content-start gap-3">
      <h3 id="report-hours" className="text-base">
        Horas de recogida
      </h3>
      <Loaded
        query={useHoursReport(period)}
        loading={
          <Skeletons count={1} label="Cargando las horas..." className="grid gap-2 *:h-52" />
        }
        failed="No se pudieron cargar las horas"
        otherwise={null}
      >
        {(report) => <Hours report={report} isDay={period.unit === 'day'} />}
      </Loaded>
    </Card>
  );
}

type HoursProps = { report: HoursReport; isDay: boolean };

function Hours({ report: { from, to, hours }, isDay }: HoursProps) {
  const busiest = busiestOf(hours);
  if (!busiest) {
    return <p className="text-ink-soft">Aquí se ve a qué horas se recogen los pedidos.</p>;
  }
  const week = `De toda la semana, del ${shortDate(from)} al ${shortDate(to)}. `;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {isDay && week}
        Lo más lleno, {weekdayName(busiest.dayOfWeek)} a las {busiest.hour}:{' '}
        {countText(busiest.orders, 'pedido', 'pedidos')}.
      </p>
      <HeatTable caption="Pedidos recogidos por día de la semana y hora" pickups={hours} />
    </>
  );
}
