// What was handed over today, for whoever comes back to the counter
// (docs/rules/dashboard.md#delivered-today).
import { useId, useMemo, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { DeliveredOrder } from '@brasa/core/dashboard/dashboard.contract.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { namesakesOf } from '../board/namesakes.ts';
import { foundOrders } from '../board/order-search.ts';
import { useDeliveredToday } from '../dashboard.queries.ts';

type DeliveredTodayProps = {
  /** What the pending orders are searched for; what was handed over is searched with them. */
  search: string;
  /** The one that is open beside the list. */
  openId: number | null;
  onOpen: (id: number) => void;
};

/** Quiet until it is opened, or until a search finds something in it. */
export function DeliveredToday({ search, openId, onOpen }: DeliveredTodayProps) {
  /** As somebody has left it; until then a search that finds something opens it. */
  const [isUnfolded, setIsUnfolded] = useState<boolean | null>(null);
  const headingId = useId();
  const query = useDeliveredToday(isUnfolded === true || search.trim() !== '');
  const orders = query.data?.orders;
  const found = useMemo(() => (orders ? foundOrders(orders, search) : null), [orders, search]);
  const isOpen = isUnfolded ?? (found !== null && found.length > 0);
  const shown = found ?? orders;
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-2">
      <h2 id={headingId} className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonStyle('quiet', 'large', '-mx-3 px-3! text-base!')}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          <ChevronDown className={`size-5 transition-transform ${isOpen ? '' : '-rotate-90'}`} />
          Entregados hoy
          {(isOpen || found !== null) && shown && (
            <span className="font-normal text-ink-soft">{shown.length}</span>
          )}
        </button>
      </h2>
      {isOpen && (
        <Loaded
          query={query}
          silent
          loading={
            <Skeletons count={3} label="Cargando entregados..." className="grid gap-3 *:h-16" />
          }
          failed="No se pudieron cargar los entregados"
          ended="Inicia sesión otra vez para ver lo entregado."
        >
          {(data) => <Rows orders={found ?? data.orders} {...{ search, openId, onOpen }} />}
        </Loaded>
      )}
    </section>
  );
}

type RowsProps = DeliveredTodayProps & { orders: readonly DeliveredOrder[] };

function Rows({ orders, search, openId, onOpen }: RowsProps) {
  const namesakes = useMemo(() => namesakesOf(orders), [orders]);
  if (orders.length === 0) {
    return (
      <EmptyState
        title={
          search.trim() === ''
            ? 'Hoy no se ha entregado nada todavía'
            : `Ningún pedido entregado hoy coincide con «${search.trim()}»`
        }
      >
        Aquí queda cada pedido que se entrega, hasta medianoche. Desde aquí se puede reabrir.
      </EmptyState>
    );
  }
  return (
    <ul>
      {orders.map((order) => (
        <DeliveredRow
          key={order.id}
          order={order}
          namesake={namesakes.get(order.id)}
          isOpen={order.id === openId}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

type DeliveredRowProps = {
  order: DeliveredOrder;
  namesake: string | undefined;
  isOpen: boolean;
  onOpen: (id: number) => void;
};

function DeliveredRow({ order, namesake, isOpen, onOpen }: DeliveredRowProps) {
  const owed = owedOf(order);
  return (
    <li className="not-first:border-t not-first:border-line [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]">
      <button
        type="button"
        data-order={order.id}
        aria-haspopup="dialog"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(order.id)}
        className="target-line grid w-full grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 rounded px-2 py-2 text-left outline-offset-[-3px] hover:bg-sunk active:bg-sunk aria-[current=true]:bg-sunk aria-[current=true]:shadow-[inset_4px_0_0_var(--ink)]"
      >
        <span className="text-lg font-semibold text-ink-soft">
          <span className="sr-only">Entregado a las </span>
          {madridClock(Date.parse(order.deliveredAt))}
          <span className="sr-only">,</span>
        </span>
        <span className="min-w-0 break-words">
          <bdi className="font-semibold">{order.customerName}</bdi>
          {namesake !== undefined && <span className="text-ink-soft"> {namesake}</span>}
          <span className="block leading-snug text-ink-soft">{foodText(order)}</span>
          {owed && owed.kind !== 'paid' && (
            <span className="block leading-snug font-semibold text-bad">{owed.text}</span>
          )}
        </span>
      </button>
    </li>
  );
}
