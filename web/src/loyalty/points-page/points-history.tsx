import type { HistoryItem } from '@brasa/core/loyalty/loyalty.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { usePointsHistory } from '../loyalty.queries.ts';
import { HistoryText, SignedPoints } from '../history/history-line.tsx';
import { SteppedList } from '../history/stepped-list.tsx';
import { SignedOut } from './signed-out.tsx';

export function PointsHistory() {
  return (
    <section aria-labelledby="history" className="grid content-start gap-6">
      <h2 id="history" className="scroll-mt-28 text-2xl">
        Historial de puntos
      </h2>
      <Loaded
        query={usePointsHistory()}
        loading={
          <Skeletons count={4} label="Cargando el historial" className="grid gap-3 *:h-16" />
        }
        failed="No se pudo cargar el historial"
        failedHint="No se ha perdido ningún movimiento."
        otherwise={<SignedOut />}
      >
        {(items) => <HistoryList items={items} />}
      </Loaded>
    </section>
  );
}

function HistoryList({ items }: { items: HistoryItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title="Aún no hay movimientos">
        <p>Cada vez que ganes o uses puntos, quedará anotado aquí con su fecha.</p>
      </EmptyState>
    );
  }
  return (
    <SteppedList items={items}>
      {(item) => (
        <li
          key={item.id}
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-line py-3.5 not-first:border-t"
        >
          <HistoryText item={item} />
          <SignedPoints points={item.points} />
        </li>
      )}
    </SteppedList>
  );
}
