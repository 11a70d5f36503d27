import type { Ref } from 'react';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { dayHeading, pickupDays } from './pickup-groups.ts';
import { PickupSlotLines } from './pickup-slot-lines.tsx';

type OrderBoardProps = {
  orders: readonly Order[];
  now: number;
  onOpen: (id: number) => void;
  ref: Ref<HTMLElement>;
};

/** The pending orders; time is the axis, a whole line the target. */
export function OrderBoard({ orders, now, onOpen, ref }: OrderBoardProps) {
  const today = madridDay(now);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pedidos pendientes" className="outline-none">
      {orders.length === 0 && (
        <EmptyState title="No hay pedidos pendientes">
          Aquí aparece cada pedido en cuanto entra, por su hora de recogida.
        </EmptyState>
      )}
      <div className="grid gap-10">
        {pickupDays(orders).map(({ day, slots }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="border-b-2 border-ink pb-1.5 text-base font-bold">
              {dayHeading(day, today)}
            </h2>
            {slots.map((slot) => (
              <PickupSlotLines key={slot.clock} slot={slot} now={now} onOpen={onOpen} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
