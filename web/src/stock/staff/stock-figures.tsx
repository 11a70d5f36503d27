import type { DayTotals } from '@brasa/core/stock/stock.contract.ts';
import { Figure } from '../../ui/figure.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { chickenFigure, isShort } from '../chicken-figure.ts';

type StockFiguresProps = {
  today: DayTotals | undefined;
  /** What the next half hour needs, as it travels ("12.5"). */
  soon: string | undefined;
};

/** Today's numbers for the rush: read at two metres, always in the same place. */
export function StockFigures({ today, soon }: StockFiguresProps) {
  return (
    <dl aria-label="Totales de hoy" className="grid grid-cols-4 divide-x divide-line">
      <StockFigure name="Encargados" value={today?.ordered} />
      <StockFigure name="Reservados" value={today?.reserved} />
      <StockFigure name="Quedan" value={today?.left} />
      <StockFigure name="En 30 min" value={soon} />
    </dl>
  );
}

function StockFigure({ name, value }: { name: string; value: string | undefined }) {
  const short = value !== undefined && isShort(value);
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-0.5 px-2 first:pl-0 sm:px-5">
      <dt className="text-[0.8125rem] leading-tight text-ink-soft sm:text-base">
        {name}
        {short && <span className="block font-semibold text-bad">Faltan</span>}
      </dt>
      <dd
        className={`text-[1.625rem] leading-tight font-bold tracking-tight whitespace-nowrap sm:text-[2.5rem] lg:text-[3rem] ${short ? 'text-bad' : ''}`}
      >
        {value === undefined ? (
          <Skeleton className="my-1 h-[0.9em] w-[1.6em]" />
        ) : (
          <Figure text={chickenFigure(value)} />
        )}
      </dd>
    </div>
  );
}
