import type { ReactNode } from 'react';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { StockDayView, StockEntry } from '@brasa/core/stock/stock.contract.ts';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { MovementForm } from './movement-form.tsx';
import { FigureRow } from './stock-figures.tsx';
import { useStockMovements } from './stock-movements.queries.ts';
import { useMovementDraft } from './use-movement.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { isReservation, STOCK_ACTION_TITLES } from '@brasa/core/stock/stock-history.rules.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { chickenFigure, isShort, missingFigure } from '../chicken-figure.ts';

type StockDrawerProps = OpenProps & {
  /** The form for what is sold and paid at the counter. */
  sale: ReactNode;
  /** What was sold there today. */
  sales: ReactNode;
};

export function StockDrawer({ open, onOpenChange, sale, sales }: StockDrawerProps) {
  const { dropDraft } = useMovementDraft();
  const change = (isOpen: boolean) => {
    if (!isOpen) dropDraft();
    onOpenChange(isOpen);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={change}
      side="bottom"
      title="Stock de hoy"
      description="En pollos, de medio en medio"
    >
      <Day {...{ sale, sales }} />
    </Drawer>
  );
}

/** On a phone held sideways the drawer is as narrow as the phone is upright. */
const FIGURES =
  'sm:*:px-4 short:*:px-1.5! short:*:first:pl-0! short:[&_dd]:text-[1.625rem] short:[&_dt]:text-[0.8125rem]';

function Day({ sale, sales }: Pick<StockDrawerProps, 'sale' | 'sales'>) {
  const query = useStockMovements();
  const { data: day, isPending, isError } = query;
  return (
    <div className="grid gap-6">
      {day && (
        <FigureRow label="Cifras de hoy" className={FIGURES} figures={figuresOf(day.stock)} />
      )}
      {isPending && (
        <Skeletons count={4} label="Cargando stock..." className="grid grid-cols-4 gap-3 *:h-16" />
      )}
      {isError && (
        <ErrorState title="No se pudo cargar el stock" query={query}>
          Lo que anotes se guarda igualmente.
        </ErrorState>
      )}
      {day === null && <p className="font-semibold">Tu sesión ha terminado.</p>}
      <MovementForm sale={sale} initialStock={day?.stock.initialStock} />
      {sales}
      {day && (
        <section aria-labelledby="stock-history" className="grid gap-2">
          <h3 id="stock-history" className="text-base">
            Movimientos de hoy
          </h3>
          <StockHistory history={day.history} />
        </section>
      )}
    </div>
  );
}

function figuresOf(stock: StockDayView) {
  return [
    ['Inicial', stock.initialStock],
    ['En la tienda', stock.currentStock, 'Faltan en la tienda'],
    ['Reservados', stock.reservedStock],
    ['Sin reservar', stock.unreservedStock, 'Faltan'],
  ] as const;
}

function StockHistory({ history }: { history: readonly StockEntry[] }) {
  if (history.length === 0) {
    return (
      <EmptyState title="Hoy no se ha movido nada">
        Aquí queda cada pedido, cada entrada y cada venta, con su hora y quién la ha anotado.
      </EmptyState>
    );
  }
  return (
    <ol className="border-t border-line">
      {history.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: StockEntry }) {
  const { action, order, createdBy, createdAt, newStock, newReserved } = entry;
  const isReserved = isReservation(entry);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2">
      <span className="text-ink-soft">{madridClock(Date.parse(createdAt))}</span>
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {STOCK_ACTION_TITLES[action]}
          {order && `: ${isolated(order.customerName)}`}
        </span>
        <span className="block text-sm break-words text-ink-soft">
          <bdi>{createdBy?.name ?? 'Cliente'}</bdi> ·{' '}
          {isReserved
            ? `reservados ${chickenFigure(newReserved)}`
            : isShort(newStock)
              ? `faltan ${missingFigure(newStock)}`
              : `quedan ${chickenFigure(newStock)}`}
        </span>
      </span>
      <strong className={`text-lg ${isReserved ? 'text-ink-soft' : ''}`}>
        {signed(entry.quantity)}
      </strong>
    </li>
  );
}

/** "+2 1/2", "-1". */
function signed(wire: string): string {
  const amount = parseTenths(wire) ?? tenths(0);
  return amount > 0 ? `+${chickenFigure(wire)}` : chickenFigure(wire);
}
