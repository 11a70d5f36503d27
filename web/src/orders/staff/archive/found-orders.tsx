// What a search of the archive has found, page by page, and what to do where it is not there.
import { useState, type ReactNode } from 'react';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { ArchiveRows } from './archive-rows.tsx';
import type { FoundOrders, useArchive } from './archive.queries.ts';

type ShownOrdersProps = {
  query: ReturnType<typeof useArchive>;
  today: Day;
  openId: number | null;
  onOpen: (id: number) => void;
  level?: 'h2' | 'h3';
  /** Above the orders, by how their names were compared. */
  head?: (found: FoundOrders) => ReactNode;
  /** In the place of the orders, where there is none. */
  empty: (found: FoundOrders) => ReactNode;
  /** Below the last of them. */
  foot?: (found: FoundOrders) => ReactNode;
};

export function ShownOrders(props: ShownOrdersProps) {
  return (
    <Loaded
      query={props.query}
      loading={<Skeletons count={6} label="Cargando pedidos..." className="grid gap-3 *:h-16" />}
      failed="No se pudieron cargar los pedidos"
      failedHint="No se ha perdido ninguno."
      ended="Inicia sesión otra vez para ver los pedidos."
    >
      {(found) => <Found {...props} found={found} />}
    </Loaded>
  );
}

function Found(props: ShownOrdersProps & { found: FoundOrders }) {
  const { query, found, today, openId, onOpen, level = 'h2', head, empty, foot } = props;
  const { orders, next } = found;
  const [seen, setSeen] = useState<number | null>(null);
  const focused = seen === null ? null : (orders[seen]?.id ?? null);
  if (orders.length === 0 && next === null) return empty(found);
  const goOn = () => {
    setSeen(orders.length);
    void query.fetchNextPage();
  };
  return (
    <div className="grid gap-6">
      {head?.(found)}
      <ArchiveRows {...{ orders, today, openId, onOpen, focused, level }} />
      {next === null ? (
        foot?.(found)
      ) : (
        <div className="grid justify-items-start gap-2">
          {orders.length === 0 && <p>Hasta el {dayOf(next)} no hay ninguno así.</p>}
          <Button
            variant="secondary"
            className="min-h-14"
            pending={query.isFetchingNextPage}
            pendingText="Cargando..."
            onClick={goOn}
          >
            {orders.length === 0 ? 'Buscar más atrás' : 'Ver más'}
          </Button>
        </div>
      )}
    </div>
  );
}

const dayOf = (next: string) => formatDay(madridDay(Number(next.split('-')[0])));
