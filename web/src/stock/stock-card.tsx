import type { ReactNode } from 'react';
import type { DayStage } from '@brasa/core/hours/hours.rules.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { useNowInBrowser } from '../browser/device/use-now.ts';
import { isUnanswered } from '../browser/api/error-texts.ts';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { storedText } from '../ui/state/stored-note.tsx';
import { chickenFigure, isShort } from './chicken-figure.ts';
import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';
import { useStock } from './stock.queries.ts';
import { Fractions } from '../ui/fractions.tsx';

const NOTES: Record<DayStage | 'sold-out', string> = {
  open: 'Puedes hacer tu pedido aunque no quede ninguno.',
  over: 'Por hoy hemos terminado. Pide para otro día.',
  closed: 'Hoy estamos cerrados. Pide para otro día.',
  'sold-out': 'Por hoy están agotados. Pide para otro día.',
};

/** While staff have paused the web's orders for today (docs/rules/oven.md#a-paused-order-form). */
const PAUSED = 'Por la web, ahora solo para otro día.';

type StockCardProps = { today?: DayStage; isPaused?: boolean; isSoldOut?: boolean };

/**
 * Nothing is left of a day on which nobody can come any more, or whose chickens staff have marked as sold out. See
 * docs/rules/stock.md#stock-card.
 */
export function StockCard({
  today: stage = 'open',
  isPaused = false,
  isSoldOut = false,
}: StockCardProps) {
  const today = stage === 'open' && isSoldOut ? 'sold-out' : stage;
  const says = isPaused && today === 'open' ? PAUSED : NOTES[today];
  return (
    <section
      aria-labelledby="stock-today"
      className="grid gap-1 border-l-4 border-glow py-0.5 pl-4 wrap-anywhere sm:pl-5"
    >
      {today === 'open' ? (
        <OpenDay says={says} />
      ) : (
        <>
          <Head>
            <Figure>—</Figure>
          </Head>
          <Note says={says} usual={NOTES[today]} />
        </>
      )}
    </section>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 id="stock-today" className="text-base leading-tight">
        Pollos disponibles hoy
      </h2>
      {children}
    </div>
  );
}

/** Where nothing is left, that one may order all the same is said first. */
function OpenDay({ says }: { says: string }) {
  const { data } = useStock();
  const isNone = data !== undefined && leftOf(data) === '0';
  const head = (
    <Head key="head">
      <StockFigure />
    </Head>
  );
  const note = <NoteOfToday key="note" says={says} isFirst={isNone} />;
  return isNone ? [note, head] : [head, note];
}

type NoteProps = {
  says: string;
  usual: string;
  isFirst?: boolean;
};

/**
 * As high as the longest, whatever it says, on a phone two lines: nothing below moves when a pause comes and goes, or when a font
 * comes in which it is one line.
 */
function Note({ says, usual, isFirst = false }: NoteProps) {
  const look = isFirst ? 'font-semibold' : 'text-ink-soft';
  return (
    <p className={`grid content-start text-sm max-[24rem]:min-h-12 *:[grid-area:1/1] ${look}`}>
      {[...new Set([says, usual, PAUSED])].map((note) => (
        <span key={note} className={note === says ? undefined : 'invisible'}>
          {note}
        </span>
      ))}
    </p>
  );
}

/** A figure that was asked for again without an answer is an old one. */
function NoteOfToday({ says, isFirst }: { says: string; isFirst: boolean }) {
  const { data, error, dataUpdatedAt } = useStock();
  const now = useNowInBrowser(MINUTE);
  const isOld = now !== null && data !== undefined && isUnanswered(error);
  const note = isOld ? `${storedText(dataUpdatedAt, now)}.` : says;
  return <Note says={note} usual={NOTES.open} isFirst={isFirst} />;
}

/** More may have been promised than there is; to a customer that is none left. */
function leftOf({ unreservedStock, currentStock }: StockDayView): string {
  const left = unreservedStock || currentStock;
  return isShort(left) ? '0' : chickenFigure(left);
}

const FIGURE_STYLE =
  'h-[1em] min-w-[1.85em] font-display text-2xl leading-none font-semibold tracking-tight text-glow whitespace-nowrap [&>span]:text-[0.5em]';

function StockFigure() {
  const query = useStock();
  const { data: stock, isPending, isError } = query;
  if (isPending) {
    return (
      <div role="status" aria-label="Cargando los pollos disponibles" className="noscript:hidden">
        <Skeleton className="h-[1em] w-[1.85em] text-2xl" />
      </div>
    );
  }
  // What was on screen stays there when a later look fails.
  if (isError && !stock) {
    return (
      <div className="mt-3 basis-full">
        <ErrorState title="No se pudo cargar cuántos quedan" query={query}>
          Tu pedido se registra igualmente.
        </ErrorState>
      </div>
    );
  }
  return <Figure>{leftOf(stock)}</Figure>;
}

function Figure({ children }: { children: string }) {
  return (
    <p className={FIGURE_STYLE}>
      <Fractions>{children}</Fractions>
    </p>
  );
}
