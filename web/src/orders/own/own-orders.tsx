// Mis pedidos: what was ordered with the account, how it stands, and the same again.
// See docs/rules/orders.md#own-orders.
import { RotateCcw } from 'lucide-react';
import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { saidDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { canBeRepeated } from '@brasa/core/orders/place/repeatable.rules.ts';
import { chickensOf, foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { hasPage, orderPagePath } from '@brasa/core/orders/page/order-page.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useOwnOrders } from './own-orders.queries.ts';

export type Repeating = {
  onRepeat: (order: Order) => void;
  /** The order that is being put together again. */
  repeatingId: number | null;
};

export function OwnOrders(repeating: Repeating) {
  const orders = useOwnOrders();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = orders;
  return (
    <section aria-labelledby="own-orders" className="grid content-start gap-6">
      <h2 id="own-orders" className="scroll-mt-28 text-2xl">
        Mis pedidos
      </h2>
      <Loaded
        query={orders}
        loading={<Skeletons count={2} label="Cargando tus pedidos" className="grid gap-3 *:h-20" />}
        failed="No se pudieron cargar tus pedidos"
        failedHint="No se ha perdido ninguno."
        ended="Vuelve a entrar para ver tus pedidos."
      >
        {(list) => (
          <>
            <OrderList orders={list} {...repeating} />
            {hasNextPage && (
              <Button
                variant="secondary"
                className="justify-self-start"
                pending={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Ver más pedidos
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function OrderList({ orders, ...repeating }: Repeating & { orders: readonly Order[] }) {
  const now = useNow(MINUTE);
  if (orders.length === 0) {
    return (
      <EmptyState title="Todavía no has encargado con tu cuenta">
        <p>Lo que encargues habiendo entrado queda aquí, y lo repites con un toque.</p>
        <ButtonLink to="/encargar" variant="secondary" className="justify-self-start">
          Hacer Pedido
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="border-y-2 border-ink">
      {orders.map((order) => (
        <OwnOrder key={order.id} {...{ order, now }} {...repeating} />
      ))}
    </ul>
  );
}

function OwnOrder({
  order,
  now,
  onRepeat,
  repeatingId,
}: Repeating & { order: Order; now: number }) {
  const pickup = Date.parse(order.pickupTime);
  const { word, tone } = standing(order);
  const food = foodText(order);
  const isPending = order.status === 'pending';
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-3 border-line py-4 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={order.pickupTime} className="font-semibold">
            {saidDayTitle(madridDay(pickup), madridDay(now))}, {madridClock(pickup)}
          </time>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="mt-1 wrap-anywhere">{food}</p>
        {order.note !== null && <p className="text-sm wrap-anywhere">{order.note}</p>}
        <p className="text-sm text-ink-soft">
          Pedido n.º {order.id}
          {costOf(order)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {order.code !== null && (isPending || hasPage(pickup, now)) && (
          <a
            className={buttonStyle('secondary')}
            aria-label={`Ver el pedido ${order.id}: ${food}`}
            href={orderPagePath(order.code)}
          >
            {isPending ? 'Ver o cambiar' : 'Ver'}
          </a>
        )}
        {canBeRepeated({ quantity: chickensOf(order), lines: order.lines }) && (
          <Button
            variant="secondary"
            pending={repeatingId === order.id}
            aria-label={`Repetir el pedido ${order.id}: ${food}`}
            onClick={() => onRepeat(order)}
          >
            <RotateCcw className="size-5" /> Repetir
          </Button>
        )}
      </div>
    </li>
  );
}

/** What was paid, else what the menu asked for it and what that leaves out; nothing where neither is known. */
function costOf(order: Order): string {
  const amount = parseCents(order.finalAmount ?? order.linesTotal ?? '');
  if (amount === null) return '';
  const unpriced = order.finalAmount === null ? unpricedDishes(order) : '';
  return ` · ${formatEuros(amount)}${unpriced === '' ? '' : ` · Sin precio: ${unpriced}`}`;
}

function standing({ status, readyAt }: Order): { word: string; tone: BadgeTone } {
  if (status === 'delivered') return { word: 'Recogido', tone: 'neutral' };
  if (status !== 'pending') return { word: 'Cancelado', tone: 'bad' };
  return readyAt === null ? { word: 'Recibido', tone: 'warn' } : { word: 'Listo', tone: 'good' };
}
