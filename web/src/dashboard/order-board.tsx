import type { Ref } from 'react';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FlatLines } from './flat-lines.tsx';
import type { ListView } from './list-view.ts';
import { dayHeading, pickupDays } from './pickup-groups.ts';
import { PickupSlotLines } from './pickup-slot-lines.tsx';

type OrderBoardProps = {
  orders: readonly Order[];
  /** What was typed into the search. */
  search: string;
  view: ListView;
  ref: Ref<HTMLElement>;
};

/** The pending orders; time is the axis, unless they are sorted by something else. */
export function OrderBoard({ orders, search, view, ref }: OrderBoardProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pedidos pendientes" className="outline-none">
      {orders.length === 0 && (
        <EmptyState title="No hay pedidos pendientes">
          Aquí aparece cada pedido en cuanto entra, por su hora de recogida.
        </EmptyState>
      )}
      {orders.length > 0 && view.found?.size === 0 && (
        <EmptyState title={`Ningún pedido coincide con «${search.trim()}»`}>
          Se busca en nombre, teléfono, email, detalles, cantidad y hora.
        </EmptyState>
      )}
      {view.sorting.by === 'time' ? (
        <Days orders={orders} view={view} />
      ) : (
        orders.length > 0 && <FlatLines orders={orders} view={view} />
      )}
    </section>
  );
}

function Days({ orders, view }: { orders: readonly Order[]; view: ListView }) {
  const today = madridDay(view.now);
  const { found, sorting } = view;
  return (
    <div className="grid gap-10">
      {pickupDays(orders, sorting.descending).map(({ day, slots }) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          hidden={
            found !== null && !slots.some((slot) => slot.orders.some(({ id }) => found.has(id)))
          }
        >
          <h2 id={`day-${day}`} className="border-b-2 border-ink pb-1.5 text-base font-bold">
            {dayHeading(day, today)}
          </h2>
          {slots.map((slot) => (
            <PickupSlotLines key={slot.clock} slot={slot} view={view} />
          ))}
        </section>
      ))}
    </div>
  );
}
