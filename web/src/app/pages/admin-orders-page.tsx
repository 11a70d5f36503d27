import { useState } from 'react';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useNow } from '../../browser/now.ts';
import { BoardLoading } from '../../dashboard/board-loading.tsx';
import { ConnectionNote } from '../../dashboard/connection-note.tsx';
import { connectionOf, useOnline } from '../../dashboard/connection.ts';
import { useDashboard } from '../../dashboard/dashboard.queries.ts';
import { useKeptFocus } from '../../dashboard/kept-focus.ts';
import { OrderBoard } from '../../dashboard/order-board.tsx';
import { chickensSoon } from '../../dashboard/pickup-groups.ts';
import { OrderDrawer } from '../../orders/order-drawer.tsx';
import { StockFigures } from '../../stock/stock-figures.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** The age of the data is shown to the second. */
const TICK_MS = 1000;

/** Pedidos: the day's numbers in sight, below them every pending order. */
export default function AdminOrdersPage() {
  const now = useNow(TICK_MS);
  const isOnline = useOnline();
  const dashboard = useDashboard();
  const { data, isError } = dashboard;
  const connection = connectionOf(dashboard, isOnline, now);
  return (
    <div className="mx-auto w-full max-w-6xl grow pb-16">
      <div className="top-16 z-30 border-b border-line bg-paper px-4 py-3 sm:px-6 [@media(min-height:30rem)]:sticky">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-lg">
            Pedidos
            {data && <span className="ml-2 font-normal text-ink-soft">{data.orders.length}</span>}
          </h1>
          <ConnectionNote connection={connection} now={now} />
        </div>
        <StockFigures
          stock={data?.stock}
          soon={data ? tenthsToDecimal(chickensSoon(data.orders, now)) : undefined}
        />
      </div>
      <div className="px-4 pt-6 sm:px-6">
        {data ? (
          <Desk data={data} now={now} />
        ) : data === null ? (
          <SessionEnded />
        ) : isError ? (
          <ErrorState title="No se pudieron cargar los pedidos" query={dashboard}>
            Se sigue intentando solo, cada tres segundos.
          </ErrorState>
        ) : (
          <BoardLoading />
        )}
      </div>
    </div>
  );
}

/** The board and the order that is open. */
function Desk({ data, now }: { data: DashboardData; now: number }) {
  const [openId, setOpenId] = useState<number | null>(null);
  // What was last known of it: it may leave the list while it is open, or while it closes.
  const [opened, setOpened] = useState<Order | null>(null);
  const current = data.orders.find(({ id }) => id === openId);
  if (current && current !== opened) setOpened(current);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const restoreFocus = useKeptFocus(board, data.orders, openId !== null);
  const close = (id: number) => setOpenId((open) => (open === id ? null : open));
  return (
    <>
      <OrderBoard ref={setBoard} orders={data.orders} now={now} onOpen={setOpenId} />
      {opened && (
        <OrderDrawer
          key={opened.id}
          order={opened}
          open={openId === opened.id}
          isGone={openId === opened.id && !current}
          now={now}
          onClose={close}
          onClosed={restoreFocus}
        />
      )}
    </>
  );
}

function SessionEnded() {
  return (
    <ErrorState title="Tu sesión ha terminado">
      <p className="mb-3">Inicia sesión otra vez para seguir viendo los pedidos.</p>
      <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
    </ErrorState>
  );
}
