import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { Further } from '../../ui/state/further.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { differenceText, lastDifference } from '../books-texts.ts';
import { useCloses } from '../books.queries.ts';

type ClosesProps = { onOpen: (close: DayClose) => void };

export function Closes(props: ClosesProps) {
  return (
    <section aria-labelledby="closes" className="grid gap-4">
      <h2 id="closes" className="text-lg">
        Cierres
      </h2>
      <Page {...props} before={null} />
    </section>
  );
}

type PageProps = ClosesProps & { before: number | null };

function Page({ before, onOpen }: PageProps) {
  return (
    <Loaded
      query={useCloses(before)}
      loading={
        <Skeletons count={3} label="Cargando los cierres..." className="grid gap-3 *:h-16" />
      }
      failed="No se pudieron cargar los cierres"
      otherwise={null}
    >
      {({ closes, hasMore }) => {
        const last = closes.at(-1);
        if (!last) {
          return before === null ? (
            <EmptyState title="Aún no hay cierres">
              Al cerrar el día queda aquí lo que se cobró, con su número y su diferencia.
            </EmptyState>
          ) : null;
        }
        return (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
              {closes.map((close) => (
                <CloseRow key={close.number} {...{ close, onOpen }} />
              ))}
            </ul>
            {hasMore && (
              <Further label="Ver más antiguos">
                <FocusedNote cause={last.number}>
                  <div className="grid gap-4">
                    <Page before={last.number} onOpen={onOpen} />
                  </div>
                </FocusedNote>
              </Further>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function CloseRow({ close, onOpen }: ClosesProps & { close: DayClose }) {
  const { number, closedAt, closedBy, payments, corrections } = close;
  const { text, tone } = differenceText(lastDifference(close));
  return (
    <li>
      <button
        type="button"
        className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-left hover:bg-sunk"
        onClick={() => onOpen(close)}
      >
        <strong>{number === 0 ? 'Antes de los cierres' : `N.º ${number}`}</strong>
        <strong className="text-right text-lg leading-tight whitespace-nowrap tabular-nums">
          {eurosText(payments.total)}
        </strong>
        {/* What does not fit beside the day goes below it. */}
        <span className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <span className="min-w-0 text-sm wrap-anywhere text-ink-soft">
            {formatMoment(Date.parse(closedAt))}
            {closedBy && ` · ${closedBy.name}`}
          </span>
          <span className="ml-auto flex flex-wrap justify-end gap-1.5">
            {corrections.length > 0 && <Badge tone="outline">Corregido</Badge>}
            {number > 0 && <Badge tone={tone}>{text}</Badge>}
          </span>
        </span>
      </button>
    </li>
  );
}
