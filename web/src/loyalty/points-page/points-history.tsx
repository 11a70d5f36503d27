import { useEffect, useRef, useState } from 'react';
import { formatDay, madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { HistoryItem } from '@brasa/core/loyalty/loyalty.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { usePointsHistory } from '../loyalty.queries.ts';
import { signedPoints, TRANSACTION_TEXTS } from '../points-texts.ts';
import { SignedOut } from './signed-out.tsx';

/** A page of the ledger; a regular of many years has hundreds of rows. */
const STEP = 10;

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
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone by then: whoever pressed it reads on where the new rows begin.
  useEffect(() => {
    const first = shown > STEP ? list.current?.children[shown - STEP] : null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown]);
  if (items.length === 0) {
    return (
      <EmptyState title="Aún no hay movimientos">
        <p>Cada vez que ganes o uses puntos, quedará anotado aquí con su fecha.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} className="border-y-2 border-ink">
        {items.slice(0, shown).map((item) => (
          <HistoryRow key={item.id} item={item} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown(shown + STEP)}
        >
          Ver {Math.min(left, STEP)} más
        </Button>
      )}
    </>
  );
}

function HistoryRow({ item }: { item: HistoryItem }) {
  const { type, points, orderId, description, createdAt } = item;
  const at = Date.parse(createdAt);
  const word = TRANSACTION_TEXTS[type];
  const title = description ?? word;
  const more = [title !== word && word, orderId !== null && `Pedido ${orderId}`].filter(
    (text) => text !== false && text !== title,
  );
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-line py-3.5 not-first:border-t"
    >
      <div className="min-w-0 leading-snug">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={createdAt}>
            {formatDay(madridDay(at))} {madridClock(at)}
          </time>
          {more.map((text) => ` · ${text}`)}
        </p>
      </div>
      <p
        className={`font-display text-xl leading-none font-semibold whitespace-nowrap ${
          points < 0 ? 'text-accent' : 'text-good'
        }`}
      >
        {signedPoints(points)}
        <span className="sr-only"> {Math.abs(points) === 1 ? 'punto' : 'puntos'}</span>
      </p>
    </li>
  );
}
