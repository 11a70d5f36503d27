import type { DayTotals } from '@brasa/core/stock/stock.contract.ts';
import { Figure } from '../../ui/figure.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { chickenFigure, isShort, missingFigure } from '../chicken-figure.ts';

type StockFiguresProps = {
  /** Undefined until the first answer. */
  today: DayTotals | undefined;
  /** What the next half hour needs, as it travels ("12.5"). */
  soon: string | undefined;
};

export function StockFigures({ today, soon }: StockFiguresProps) {
  return (
    <FigureRow
      label="Totales de hoy"
      // Beside a connection that is away the figures that matter in a rush stay; the first is none of them.
      className="split:short:group-has-data-away/head:*:first:hidden split:shrink-0 split:grid-cols-[repeat(4,auto)] split:[&_dd]:text-[2.75rem] split:[&_dd]:leading-none split:short:*:flex-row-reverse split:short:*:items-baseline split:short:*:gap-1.5 split:short:*:px-2 split:short:[&_dd]:text-[1.5rem] sm:*:px-4 split:short:[&_dt]:text-[0.8125rem]"
      figures={[
        ['Encargados', today?.ordered],
        ['Reservados', today?.reserved],
        ['Quedan', today?.left, 'Faltan'],
        ['En 30 min', soon],
      ]}
    />
  );
}

type FigureRowProps = {
  label: string;
  className?: string;
  /** Each with its name, and the one it goes by below zero; undefined until it is known. */
  figures: readonly (readonly [name: string, value: string | undefined, nameWhenShort?: string])[];
};

export function FigureRow({ label, className = 'sm:*:px-4', figures }: FigureRowProps) {
  return (
    <dl
      aria-label={label}
      className={`grid grid-cols-4 max-[22rem]:grid-cols-[repeat(4,auto)] divide-x divide-line ${className}`}
    >
      {figures.map(([name, value, nameWhenShort = name]) => {
        const short = value !== undefined && isShort(value);
        return (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end px-2 first:pl-0">
            <dt
              className={`text-[min(0.8125rem,3.7vw)] leading-tight sm:text-base ${short ? 'font-semibold text-bad' : 'text-ink-soft'}`}
            >
              {short ? nameWhenShort : name}
            </dt>
            <dd
              className={`text-[min(1.625rem,7.5vw)] leading-tight font-bold tracking-tight whitespace-nowrap sm:text-[2.5rem] ${short ? 'text-bad' : ''}`}
            >
              {value === undefined ? (
                <Skeleton className="my-1 h-[0.9em] w-[1.6em]" />
              ) : (
                <Figure text={short ? missingFigure(value) : chickenFigure(value)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
