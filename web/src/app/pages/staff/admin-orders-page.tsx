import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { useHasDrafts } from '../../../browser/forms/cached-draft.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { BoardLoading } from '../../../dashboard/board/board-loading.tsx';
import { DeskHead } from '../../../dashboard/board/desk-head.tsx';
import { useDashboard } from '../../../dashboard/dashboard.queries.ts';
import { useDeskEvents } from '../../../dashboard/live/desk-events.ts';
import { LiveConnection } from '../../../dashboard/live/connection-note.tsx';
import { chickensSoon } from '../../../dashboard/board/pickup-groups.ts';
import { StockFigures } from '../../../stock/staff/stock-figures.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { SessionEnded } from '../../../ui/state/session-ended.tsx';
import { Desk } from './desk/desk.tsx';

/** Fine enough for what is shown to the minute. */
const TICK_MS = 15_000;

export default function AdminOrdersPage() {
  const now = useNow(TICK_MS);
  const dashboard = useDashboard();
  useDeskEvents();
  const { data, isError } = dashboard;
  const connection = data !== null && <LiveConnection polls={dashboard} call={readDashboard} />;
  const figures = data !== null && (
    <StockFigures
      today={data?.today}
      soon={data ? tenthsToDecimal(chickensSoon(data.orders, now)) : undefined}
    />
  );
  return (
    <div className="mx-auto w-full max-w-6xl grow pb-28 split:max-w-[100rem] split:pb-0">
      {data ? (
        <Desk {...{ data, now, connection, figures }} />
      ) : (
        <>
          <DeskHead count={undefined} connection={connection}>
            {figures}
          </DeskHead>
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
        </>
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
