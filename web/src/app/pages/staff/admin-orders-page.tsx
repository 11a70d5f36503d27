import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { useHasDrafts } from '../../../browser/forms/cached-draft.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { BoardLoading } from '../../../dashboard/board/board-loading.tsx';
import { useDashboard } from '../../../dashboard/dashboard.queries.ts';
import { useDeskEvents } from '../../../dashboard/live/desk-events.ts';
import { LiveConnection } from '../../../dashboard/live/connection-note.tsx';
import { chickensSoon } from '../../../dashboard/board/pickup-groups.ts';
import { StockFigures } from '../../../stock/staff/stock-figures.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { SessionEnded } from '../../../ui/state/session-ended.tsx';
import { Desk } from './desk.tsx';

/** Fine enough for what is shown to the minute. */
const TICK_MS = 15_000;

export default function AdminOrdersPage() {
  const now = useNow(TICK_MS);
  const dashboard = useDashboard();
  useDeskEvents();
  const { data, isError } = dashboard;
  const figures = (
    <div className="top-16 z-30 border-b border-line bg-paper px-4 py-3 sm:px-6 [@media(min-height:30rem)]:sticky">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-lg">
          Pedidos
          {data && <span className="ml-2 font-normal text-ink-soft">{data.orders.length}</span>}
        </h1>
        {data !== null && <LiveConnection polls={dashboard} />}
      </div>
      {data !== null && (
        <StockFigures
          today={data?.today}
          soon={data ? tenthsToDecimal(chickensSoon(data.orders, now)) : undefined}
        />
      )}
    </div>
  );
  return (
    <div className="mx-auto w-full max-w-6xl grow pb-28">
      {figures}
      {data ? (
        <Desk data={data} now={now} />
      ) : (
        <div className="px-4 pt-6 sm:px-6">
          {data === null ? (
            <OrdersUnseen />
          ) : isError ? (
            <ErrorState title="No se pudieron cargar los pedidos" query={dashboard}>
              Se sigue intentando solo, cada tres segundos.
            </ErrorState>
          ) : (
            <BoardLoading />
          )}
        </div>
      )}
    </div>
  );
}

function OrdersUnseen() {
  const hasDrafts = useHasDrafts();
  return (
    <SessionEnded>
      Inicia sesión otra vez para seguir viendo los pedidos.
      {hasDrafts && ' Lo que has escrito sigue aquí.'}
    </SessionEnded>
  );
}
