import type { DayStage } from '@brasa/core/hours/hours.rules.ts';
import { MINUTE } from '@brasa/core/kernel/durations.ts';
import { useNowInBrowser } from '../browser/device/use-now.ts';
import { isUnanswered } from '../browser/api/error-texts.ts';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { storedText } from '../ui/state/stored-note.tsx';
import { chickenFigure, isShort } from './chicken-figure.ts';
import { useStock } from './stock.queries.ts';

const NOTES: Record<DayStage, string> = {
  open: 'Puedes hacer tu pedido aunque no quede ninguno.',
  over: 'Por hoy hemos terminado. Pide para otro día.',
  closed: 'Hoy estamos cerrados. Pide para otro día.',
};

/** While staff have paused the web's orders for today (docs/rules/oven.md#a-paused-order-form). */
const PAUSED = 'Por la web, ahora solo para otro día.';

type StockCardProps = { today?: DayStage; isPaused?: boolean };

/** Nothing is left of a day on which nobody can come any more. See docs/rules/stock.md#stock-card. */
export function StockCard({ today = 'open', isPaused = false }: StockCardProps) {
  const says = isPaused && today === 'open' ? PAUSED : NOTES[today];
  return (
    <section
      aria-labelledby="stock-today"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-l-4 border-glow py-1 pl-5 sm:gap-x-7 sm:pl-7"
    >
      {today === 'open' ? <StockFigure /> : <Figure>—</Figure>}
      <div className="col-start-2 row-start-1 wrap-anywhere">
        <h2 id="stock-today" className="text-lg leading-tight">
          Pollos disponibles hoy
        </h2>
        {today === 'open' ? <NoteOfToday says={says} /> : <Note says={says} usual={NOTES[today]} />}
      </div>
    </section>
  );
}

/** As high as the longest, whatever it says: nothing below moves when a pause comes and goes. */
function Note({ says, usual }: { says: string; usual: string }) {
  return (
    <p className="mt-1 grid text-sm text-ink-soft *:[grid-area:1/1]">
      {[...new Set([says, usual, PAUSED])].map((note) => (
        <span key={note} className={note === says ? undefined : 'invisible'}>
          {note}
        </span>
      ))}
    </p>
  );
}

/** A figure that was asked for again without an answer is an old one. */
function NoteOfToday({ says }: { says: string }) {
  const { data, error, dataUpdatedAt } = useStock();
  const now = useNowInBrowser(MINUTE);
  const isOld = now !== null && data !== undefined && isUnanswered(error);
  const note = isOld ? `${storedText(dataUpdatedAt, now)}.` : says;
  return <Note says={note} usual={NOTES.open} />;
}

const FIGURE_STYLE =
  'font-display text-count leading-none font-semibold tracking-tight text-glow whitespace-nowrap w-[1.85em]';

function StockFigure() {
  const query = useStock();
  const { data: stock, isPending, isError } = query;
  if (isPending) {
    return (
      <div
        role="status"
        aria-label="Cargando los pollos disponibles"
        className="col-start-1 noscript:hidden"
      >
        <Skeleton className="h-[1em] w-[1.85em] text-count" />
      </div>
    );
  }
  // What was on screen stays there when a later look fails.
  if (isError && !stock) {
    return (
      <div className="col-span-2 row-start-2 mt-3">
        <ErrorState title="No se pudo cargar cuántos quedan" query={query}>
          Tu pedido se registra igualmente.
        </ErrorState>
      </div>
    );
  }
  // More may have been promised than there is; to a customer that is none left.
  const left = stock.unreservedStock || stock.currentStock;
  return <Figure>{isShort(left) ? '0' : chickenFigure(left)}</Figure>;
}

/** As high and wide whatever stands in it, a half or three digits, so that nothing beside it moves. */
function Figure({ children }: { children: string }) {
  const [, whole = '', half = ''] = /^(\d*)( ?1\/2)$/.exec(children) ?? ['', children];
  return (
    <p className={`col-start-1 row-start-1 ${FIGURE_STYLE}`}>
      <span className={sizeOf(whole, half)}>
        {whole}
        {whole === '' ? half : half && <span className="text-[0.42em]">{half}</span>}
      </span>
    </p>
  );
}

function sizeOf(whole: string, half: string): string {
  if (whole.length > 3) return 'text-[0.55em]';
  return whole.length === 3 && half !== '' ? 'text-[0.75em]' : '';
}
