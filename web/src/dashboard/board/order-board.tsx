import { memo, type ReactNode, type Ref } from 'react';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FlatRows } from './flat-rows.tsx';
import { FoundOrders } from './found-orders.tsx';
import type { ListView } from './order-sorting.ts';
import { dayHeading, pickupDays, lateness, type PickupSlot } from './pickup-groups.ts';
import { AlarmClock } from 'lucide-react';
import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { OrderRow } from './order-row.tsx';

type OrderBoardProps = {
  orders: readonly Order[];
  search: string;
  found: readonly Order[] | null;
  view: ListView;
  ref: Ref<HTMLElement>;
};

/** The pending orders; time is the axis, unless they are searched or sorted by something else. */
export function OrderBoard({ orders, search, found, view, ref }: OrderBoardProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pedidos pendientes" className="outline-none">
      {orders.length === 0 && (
        <EmptyState title="No hay pedidos pendientes">
          Aquí aparece cada pedido en cuanto entra, por su hora de recogida.
        </EmptyState>
      )}
      {found !== null && orders.length > 0 && <FoundOrders {...{ found, search, view }} />}
      <Covered isCovered={found !== null}>
        <AllOrders orders={orders} view={view} />
      </Covered>
    </section>
  );
}

/** Neither rendered nor within reach of fingers, keys and readers; it keeps what has been laid out. */
const COVERED =
  'supports-[content-visibility:hidden]:[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

/**
 * The whole list stays in the page while something is searched for: taking hundreds of rows out and
 * in again would be felt with every key. (`inert` would have all of them styled anew.)
 */
function Covered({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  return (
    <div aria-hidden={isCovered || undefined} className={isCovered ? COVERED : ''}>
      {children}
    </div>
  );
}

type AllOrdersProps = { orders: readonly Order[]; view: ListView };

const AllOrders = memo(function AllOrders({ orders, view }: AllOrdersProps) {
  if (orders.length === 0) return null;
  if (view.sorting.by === 'time') return <Days orders={orders} view={view} />;
  const { by, descending } = view.sorting;
  return <FlatRows orders={orders} subject={`${by} ${descending}`} view={view} />;
});

function Days({ orders, view }: AllOrdersProps) {
  const today = madridDay(view.now);
  return (
    <div className="grid gap-10">
      {pickupDays(orders, view.sorting.descending).map(({ day, slots }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="border-b-2 border-ink pb-1.5 text-base font-bold">
            {dayHeading(day, today)}
          </h2>
          {slots.map((slot) => (
            <PickupSlotRows key={slot.clock} slot={slot} view={view} />
          ))}
        </section>
      ))}
    </div>
  );
}

type PickupSlotRowsProps = { slot: PickupSlot; view: ListView };

function PickupSlotRows({ slot, view }: PickupSlotRowsProps) {
  const { clock, pickup, orders, chickens } = slot;
  const { now, unseen, namesakes, onOpen } = view;
  const late = lateness(pickup, now);
  return (
    <div className="grid border-b border-line-strong py-3 [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:pt-2">
        <h3
          className={`text-[2rem] leading-none font-bold tracking-tight sm:text-[2.5rem] lg:text-[3.25rem] ${late === null ? '' : 'text-bad'}`}
        >
          {clock}
        </h3>
        {late !== null && (
          <p className="sm:mt-2">
            <Badge tone="bad">
              <AlarmClock className="size-4" />
              {late}
            </Badge>
          </p>
        )}
        {orders.length > 1 && (
          <p className="ml-auto text-sm text-ink-soft sm:mt-2">{chickenWords(chickens)}</p>
        )}
      </div>
      <ul className="max-sm:mt-1.5">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, clock, late, onOpen }}
            day={null}
            isHourInMargin
            isNew={unseen.includes(order.id)}
            namesake={namesakes.get(order.id)}
          />
        ))}
      </ul>
    </div>
  );
}
