import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { Card } from '../../ui/card.tsx';
import { countText } from '../../ui/chart/count-text.ts';
import { busiestOf, HeatTable } from '../../ui/chart/heat-table.tsx';

type Pickups = UserStatistics['ordersByHour'];

export function PickupHeatChart({ pickups }: { pickups: Pickups }) {
  const busiest = busiestOf(pickups);
  return (
    <Card as="article" className="grid gap-3">
      <h3 className="text-base">Pedidos por día y hora</h3>
      {busiest === undefined ? (
        <p className="text-ink-soft">Aquí se verá cuándo se recogen más pedidos.</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            Recogidas de las últimas 12 semanas. Lo más lleno,{' '}
            {weekdayTitle(busiest.dayOfWeek).toLowerCase()} a las {busiest.hour}:{' '}
            {countText(busiest.orders, 'pedido', 'pedidos')}.
          </p>
          <HeatTable caption="Pedidos recogidos por día de la semana y hora" pickups={pickups} />
        </>
      )}
    </Card>
  );
}
