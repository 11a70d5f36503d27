import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { chickenFigure, isShort } from '../chicken-figure.ts';
import { MovementForm } from './movement-form.tsx';
import { StockHistory } from './stock-history.tsx';
import { useStockMovements } from './stock-movements.queries.ts';
import { useMovementDraft } from './use-movement.ts';

type StockDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

export default function StockDrawer({ open, onOpenChange }: StockDrawerProps) {
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
      <Day />
    </Drawer>
  );
}

function Day() {
  const query = useStockMovements();
  const { data: day, isPending, isError } = query;
  return (
    <div className="grid gap-6">
      {day && <Figures stock={day.stock} />}
      {isPending && (
        <Skeletons count={4} label="Cargando stock..." className="grid grid-cols-4 gap-3 *:h-16" />
      )}
      {isError && (
        <ErrorState title="No se pudo cargar el stock" query={query}>
          Lo que anotes se guarda igualmente.
        </ErrorState>
      )}
      {day === null && <p className="font-semibold">Tu sesión ha terminado.</p>}
      <MovementForm />
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

function Figures({ stock }: { stock: StockDayView }) {
  const figures = [
    ['Inicial', stock.initialStock],
    ['En la tienda', stock.currentStock],
    ['Reservados', stock.reservedStock],
    ['Sin reservar', stock.unreservedStock],
  ] as const;
  return (
    <dl aria-label="Cifras de hoy" className="grid grid-cols-4 divide-x divide-line">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse justify-end px-2 first:pl-0 sm:px-4"
        >
          <dt className="text-[0.8125rem] leading-tight text-ink-soft sm:text-base">
            {name}
            {isShort(value) && <span className="block font-semibold text-bad">Faltan</span>}
          </dt>
          <dd
            className={`text-[1.625rem] leading-tight font-bold tracking-tight whitespace-nowrap sm:text-[2.5rem] ${isShort(value) ? 'text-bad' : ''}`}
          >
            <Figure text={chickenFigure(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
