import { madridClock } from '@brasa/core/kernel/madrid-time.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';
import { isReservation, STOCK_ACTION_TITLES } from '@brasa/core/stock/stock-history.rules.ts';
import type { StockEntry } from '@brasa/core/stock/stock.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { chickenFigure } from '../chicken-figure.ts';

export function StockHistory({ history }: { history: readonly StockEntry[] }) {
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
          {order && `: ${order.customerName}`}
        </span>
        <span className="block text-sm break-words text-ink-soft">
          {createdBy?.name ?? 'Cliente'} ·{' '}
          {isReserved
            ? `reservados ${chickenFigure(newReserved)}`
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
