import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { MovementForm } from './movement-form.tsx';
import { FigureRow } from './stock-figures.tsx';
import { StockHistory } from './stock-history.tsx';
import { useStockMovements } from './stock-movements.queries.ts';
import { useMovementDraft } from './use-movement.ts';

export default function StockDrawer({ open, onOpenChange }: OpenProps) {
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
      {day && <FigureRow label="Cifras de hoy" figures={figuresOf(day.stock)} />}
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

function figuresOf(stock: StockDayView) {
  return [
    ['Inicial', stock.initialStock],
    ['En la tienda', stock.currentStock],
    ['Reservados', stock.reservedStock],
    ['Sin reservar', stock.unreservedStock],
  ] as const;
}
