import type { ReactNode } from 'react';
import { Activity, Coins, Gift, Users, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { queryOf } from '../../browser/api/send.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { PickupHeatChart } from './pickup-heat-chart.tsx';
import { PointsByMonthChart } from './points-by-month-chart.tsx';
import { averageFigure, countText, figure } from '../../ui/chart/count-text.ts';
import { TOP_USERS, type UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';

/** See docs/rules/dashboard.md#user-statistics. */
export function UserStatisticsBlock() {
  return (
    <section aria-labelledby="estadisticas" className="grid gap-4">
      <h2 id="estadisticas" className="text-lg">
        Estadísticas del Sistema
      </h2>
      <Loaded
        query={useQuery(queryOf(readUserStatistics))}
        loading={
          <Skeletons
            count={4}
            label="Cargando estadísticas..."
            className="grid grid-cols-2 gap-3 *:h-32 lg:grid-cols-4"
          />
        }
        failed="No se pudieron cargar las estadísticas"
        otherwise={null}
      >
        {(statistics) => <Content statistics={statistics} />}
      </Loaded>
    </section>
  );
}

function Content({ statistics }: { statistics: UserStatistics }) {
  return (
    <>
      <Figures statistics={statistics} />
      <div className="grid gap-4 lg:grid-cols-2">
        <TopUsers users={statistics.pointsStats.topUsers} />
        <div className="grid content-start gap-4">
          <PointsByMonthChart months={statistics.pointsByMonth} />
          <PickupHeatChart pickups={statistics.ordersByHour} />
        </div>
      </div>
    </>
  );
}

/** 0 where a server says nothing of it (docs/rules/dashboard.md#what-the-statistics-count). */
function ordersThisWeek({ recentActivity }: LooseStatistics): number {
  return recentActivity?.ordersThisWeek ?? 0;
}

type LooseStatistics = {
  recentActivity?: Partial<UserStatistics['recentActivity']> | undefined;
};

function Figures({ statistics }: { statistics: UserStatistics }) {
  const { totalUsers, activeUsers, inactiveUsers, pointsStats } = statistics;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure icon={Users} title="Total Usuarios" value={totalUsers}>
        {countText(activeUsers, 'activo', 'activos')},{' '}
        {countText(inactiveUsers, 'inactivo', 'inactivos')}
      </Figure>
      <Figure icon={Coins} title="Puntos Totales" value={pointsStats.totalPoints}>
        Promedio: {averageFigure(pointsStats.averagePoints)} por usuario
      </Figure>
      <Figure icon={Gift} title="Usuarios con Bono" value={pointsStats.usersWithBonus}>
        Con 100 puntos o más
      </Figure>
      <Figure icon={Activity} title="Actividad Reciente" value={ordersThisWeek(statistics)}>
        Pedidos esta semana
      </Figure>
    </ul>
  );
}

type FigureProps = { icon: LucideIcon; title: string; value: number; children: ReactNode };

function Figure({ icon: Icon, title, value, children }: FigureProps) {
  return (
    <Card as="li" className="grid content-start gap-1 max-sm:p-4">
      <h3 className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {title} <Icon className="size-5 shrink-0 max-sm:hidden" />
      </h3>
      <p className="text-2xl leading-tight font-bold">{figure(value)}</p>
      <p className="text-sm text-ink-soft">{children}</p>
    </Card>
  );
}

type TopUsersProps = { users: UserStatistics['pointsStats']['topUsers'] };

function TopUsers({ users }: TopUsersProps) {
  return (
    <Card as="article" aria-label="Top Usuarios por Puntos">
      <h3 className="mb-3 text-base">Top Usuarios por Puntos</h3>
      {users.length === 0 && (
        <p className="text-ink-soft">Aquí aparecen quienes más puntos han ganado.</p>
      )}
      <ol className="grid divide-y divide-line">
        {users.slice(0, TOP_USERS).map((user, index) => (
          <TopUser key={user.id} rank={index + 1} user={user} />
        ))}
      </ol>
    </Card>
  );
}

type TopUserProps = { rank: number; user: TopUsersProps['users'][number] };

function TopUser({ rank, user: { name, email, phone, points } }: TopUserProps) {
  const number = phone && formatPhone(phone);
  const detail = email ?? number;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-sm font-bold">
        {rank}
      </span>
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{name ?? 'Sin nombre'}</span>
        {detail !== null && <span className="truncate text-sm text-ink-soft">{detail}</span>}
      </span>
      <span className="shrink-0 font-semibold">{countText(points, 'punto', 'puntos')}</span>
    </li>
  );
}
