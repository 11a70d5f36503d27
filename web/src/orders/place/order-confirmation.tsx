import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { saidDayInFull } from '@brasa/core/kernel/time/near-days.ts';
import { isDay, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';
import { orderPagePath } from '@brasa/core/orders/page/order-page.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusOnShow } from '../../ui/focus-on-show.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ChickenCount } from './food/chicken-count.tsx';
import { LineList } from './food/line-list.tsx';
import { quantityOf } from './order-form-values.ts';
import type { PlacedOrder } from './placed-order.ts';

type OrderConfirmationProps = {
  order: PlacedOrder;
  allergens: ReactNode;
  /** Where it is picked up, and how the shop is reached. */
  place: ReactNode;
  phone: ReactNode;
  onAnother: () => void;
};

const MINUTE_MS = 60_000;

/** The placed order alone: what was ordered, when and where it waits, and the way to another one. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { order, allergens, place, phone, onAnother } = props;
  return (
    <section
      aria-labelledby="order-placed"
      data-placed
      className="mx-auto max-w-3xl animate-rise overflow-hidden rounded-card border-2 border-good bg-surface shadow-low"
    >
      <div className="bg-good-surface px-5 py-4 sm:px-8">
        {/* Who ordered is at the end of a long form; the answer stands at the beginning of the page. */}
        <h1
          id="order-placed"
          ref={focusOnShow}
          tabIndex={-1}
          className="flex scroll-mt-28 items-center gap-3 text-xl text-good outline-none sm:text-2xl"
        >
          <CircleCheck className="size-8 shrink-0" />
          Pedido realizado
        </h1>
      </div>
      <div className="grid grid-cols-1 gap-6 px-5 py-6 sm:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          {order.lines ? (
            <LineList lines={order.lines} />
          ) : (
            <ChickenCount quantity={quantityOf(order.quantity) ?? tenths(0)} />
          )}
          {order.id !== null && <p className="font-semibold">Pedido n.º {order.id}</p>}
        </div>
        <dl className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
          <Fact name="Recogida">
            <PickupTime order={order} />
          </Fact>
          {order.customerName !== null && <Fact name="A nombre de">{order.customerName}</Fact>}
          <Fact name="Dónde">{place}</Fact>
          <Fact name="Teléfono">{phone}</Fact>
          <Fact name="Alérgenos">{allergens}</Fact>
          <Fact name="Pago">
            {order.total === undefined ? 'Al recoger' : `${order.total}, al recoger`}
          </Fact>
        </dl>
        <NextSteps code={order.code} onAnother={onAnother} />
      </div>
    </section>
  );
}

type NextStepsProps = { code: string | null; onAnother: () => void };

/** Where the order goes on: its page, which outlives this one, or another order. */
function NextSteps({ code, onAnother }: NextStepsProps) {
  return (
    <>
      {code !== null && (
        <p className="text-ink-soft">
          En la página de tu pedido ves cómo va y, mientras se pueda, cambias la hora o lo cancelas.
          Guarda su enlace: solo lo tienes tú.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {code !== null && (
          <a className={buttonStyle('action', 'large')} href={orderPagePath(code)}>
            Ver mi pedido
          </a>
        )}
        <Button variant="secondary" size="large" onClick={onAnother}>
          Hacer otro pedido
        </Button>
      </div>
    </>
  );
}

function PickupTime({ order: { pickupDay, selectedTime } }: { order: PlacedOrder }) {
  const now = useNowInBrowser(MINUTE_MS);
  if (!isDay(pickupDay) || now === null) return `A las ${selectedTime}`;
  return `${saidDayInFull(pickupDay, madridDay(now))}, a las ${selectedTime}`;
}

/** Left out where there is nothing to say, as of a shop without a telephone. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
