// The oven's board, for a tablet beside the fire (docs/rules/oven.md#the-boards-screen).
import type { ReactNode } from 'react';
import { readOvenBoard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { OvenBoard } from '@brasa/core/dashboard/oven-board.contract.ts';
import { dueSlots, nextDue, shownBatches } from '@brasa/core/dashboard/oven-due.rules.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { SessionEnded } from '../../ui/state/session-ended.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useOvenBoard } from '../dashboard.queries.ts';
import { LiveConnection } from '../live/connection-note.tsx';
import { useDeskEvents } from '../live/desk-events.ts';
import { AnotherBatch } from './another-batch.tsx';
import { OnSpit, Ready } from './batches.tsx';
import { DayTable } from './day-table.tsx';
import { chickensText, clockText } from './oven-texts.ts';
import { DueColumn } from './put-on.tsx';
import { ShortfallNote } from './shortfall-note.tsx';
import { useFocusKept } from './use-focus-kept.ts';

/** Fine enough for what is shown to the minute. */
const TICK_MS = 15_000;

export default function AdminOvenPage() {
  const now = useNow(TICK_MS);
  const board = useOvenBoard();
  useDeskEvents();
  const { data, isError } = board;
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-[100rem] grow content-start gap-6 lg:low:gap-4 px-4 pt-3 pb-28 sm:px-6">
      <OvenHead inStock={data?.inStock} now={now}>
        {data !== null && <LiveConnection polls={board} call={readOvenBoard} />}
      </OvenHead>
      {data ? (
        <Board board={data} now={now} />
      ) : data === null ? (
        <SessionEnded>Inicia sesión otra vez para seguir viendo el horno.</SessionEnded>
      ) : isError ? (
        <ErrorState title="No se pudo cargar el horno" query={board}>
          Se sigue intentando solo, cada tres segundos.
        </ErrorState>
      ) : (
        <Skeletons
          count={3}
          label="Cargando el horno..."
          className="grid gap-6 *:h-64 lg:grid-cols-3"
        />
      )}
    </div>
  );
}

type OvenHeadProps = { inStock: string | undefined; now: number; children: ReactNode };

function OvenHead({ inStock, now, children }: OvenHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="text-3xl font-bold">
        Horno <span className="tabular-nums">{madridClock(now)}</span>
      </h1>
      {inStock !== undefined && (
        <p className="text-2xl font-bold">
          <span className="tabular-nums">{chickensText(inStock)}</span> en la tienda
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-4">
        {children}
        <ButtonLink to="/admin/orders" variant="secondary" className="text-lg">
          Pedidos
        </ButtonLink>
      </div>
    </div>
  );
}

function Board({ board, now }: { board: OvenBoard; now: number }) {
  const { slots, shortfall, capacity, ovenMinutes, isOpen } = board;
  const focus = useFocusKept(board);
  if (slots.length === 0) {
    return (
      <EmptyState title={isOpen ? 'Hoy no hay horas' : 'Hoy estamos cerrados'}>
        <p className="text-lg text-ink">
          Cuando haya encargos para hoy, aquí saldrá cuántos pollos meter y a qué hora.
        </p>
      </EmptyState>
    );
  }
  const batches = shownBatches(slots, now);
  return (
    <div {...focus} className="grid grid-cols-1 gap-8 outline-none lg:low:gap-5">
      <ShortfallNote shortfall={shortfall} />
      <Due {...{ slots, now }} />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
        <OnSpit batches={batches.onSpit} {...{ ovenMinutes, now }} />
        <Ready batches={batches.ready} />
        <AnotherBatch {...{ slots, now }} />
      </div>
      <DayTable {...{ slots, now }} />
      <p className="text-lg">
        {capacity === null
          ? 'Sin tope de pollos por media hora: se pone en Configuración.'
          : `Caben ${chickensText(capacity)} cada media hora.`}{' '}
        Un pollo tarda {ovenMinutes} minutos.
      </p>
    </div>
  );
}

function Due({ slots, now }: Pick<OvenBoard, 'slots'> & { now: number }) {
  const due = dueSlots(slots, now);
  const next = nextDue(slots, now);
  const isNothing = [due.now, due.inFifteen, due.inThirty].every((some) => some.length === 0);
  const later = next
    ? `Lo siguiente, a ${clockText(next.dueAt)}: ${chickensText(next.stillToPutOn)}.`
    : 'Por hoy no hace falta meter más.';
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
      <DueColumn id="due-now" title="Ahora" slots={due.now} hasTime={false}>
        Nada que meter ahora. {isNothing && later}
      </DueColumn>
      <DueColumn id="due-15" title="En 15 minutos" slots={due.inFifteen} hasTime>
        Nada.
      </DueColumn>
      <DueColumn id="due-30" title="En media hora" slots={due.inThirty} hasTime>
        Nada.
      </DueColumn>
    </div>
  );
}
