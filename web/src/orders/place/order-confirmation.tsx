import { useEffect, useRef, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { dayTitle } from '@brasa/core/kernel/date-texts.ts';
import { isDay, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import { ChickenCount } from './chicken-count.tsx';
import { quantityOf } from './order-form-values.ts';
import type { PlacedOrder } from './use-order-form.ts';

type OrderConfirmationProps = {
  order: PlacedOrder;
  now: number | null;
  allergens: ReactNode;
};

export function OrderConfirmation({ order, now, allergens }: OrderConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Who ordered is at the end of a long form; the answer stands at its beginning.
  useEffect(() => heading.current?.focus(), []);
  const { customerName, pickupDay, selectedTime, quantity: typed } = order.values;
  const quantity = quantityOf(typed) ?? tenths(0);
  const today = now === null ? null : madridDay(now);
  return (
    <section
      aria-labelledby="order-placed"
      className="mb-14 animate-rise overflow-hidden rounded-card border-2 border-good bg-surface shadow-low"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-good-surface px-5 py-4 sm:px-8">
        <h2
          id="order-placed"
          ref={heading}
          tabIndex={-1}
          className="flex scroll-mt-28 items-center gap-3 text-xl text-good outline-none"
        >
          <CircleCheck className="size-7 shrink-0" />
          Pedido realizado
        </h2>
        {order.id !== undefined && <p className="font-semibold">Pedido n.º {order.id}</p>}
      </div>
      <div className="grid gap-x-12 gap-y-6 px-5 py-6 sm:px-8 md:grid-cols-[auto_minmax(0,1fr)]">
        <ChickenCount quantity={quantity} />
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name="A nombre de">{customerName.trim()}</Fact>
          <Fact name="Recogida">
            {isDay(pickupDay) && today !== null && dayTitle(pickupDay, today)}, a las {selectedTime}
          </Fact>
          <Fact name="Alérgenos">{allergens}</Fact>
          <Fact name="Pago">Al recoger</Fact>
        </dl>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
