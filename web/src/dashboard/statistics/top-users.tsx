import { TOP_USERS, type UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { Card } from '../../ui/card.tsx';
import { countText } from './statistics-format.ts';

type TopUsersProps = { users: UserStatistics['pointsStats']['topUsers'] };

export function TopUsers({ users }: TopUsersProps) {
  return (
    <Card as="article" aria-label="Top Usuarios por Puntos">
      <h3 className="mb-3 text-base">Top Usuarios por Puntos</h3>
      {users.length === 0 && (
        <p className="text-ink-soft">Aquí aparecen quienes más puntos han ganado.</p>
      )}
      <ol className="grid divide-y divide-line">
        {users.slice(0, TOP_USERS).map(({ id, name, email, points }, index) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-sm font-bold">
              {index + 1}
            </span>
            <span className="grid min-w-0 grow">
              <span className="truncate font-semibold">{name ?? 'Sin nombre'}</span>
              {email !== null && <span className="truncate text-sm text-ink-soft">{email}</span>}
            </span>
            <span className="shrink-0 font-semibold">{countText(points, 'punto', 'puntos')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
