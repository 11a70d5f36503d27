// An order as its customer sees it (docs/rules/orders.md#the-customers-order-page).
import { useRef, type ReactNode } from 'react';
import { CalendarPlus } from 'lucide-react';
import { countedName } from '@brasa/core/catalog/portions.rules.ts';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { saidDayInFull } from '@brasa/core/kernel/time/near-days.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { calendarPath, POINTS_DISCOUNT } from '@brasa/core/orders/page/order-page.rules.ts';
import { isPricedWhole, withoutMarks } from '@brasa/core/orders/lines/price-marks.rules.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Price } from '../../ui/price.tsx';
import { OwnChanges } from './own-changes.tsx';
import { ReadyNotice } from './ready-notice.tsx';
import { StageProgress } from './stage-progress.tsx';

type OwnOrderProps = {
  code: string;
  order: OrderPage;
  today: Day | null;
  /** What is said above all else, such as that there is no connection. */
  note: ReactNode;
  allergens: ReactNode;
  /** Where it is picked up, and how the shop is reached. */
  place: ReactNode;
  phone: ReactNode;
  /** The same again, and what may be given back; only of an order that is over. */
  again: ReactNode;
};

const HEADLINES: Record<OrderPage['stage'], string> = {
  received: 'Lo tenemos apuntado',
  in_oven: 'Ya está en el horno',
  ready: 'Listo: ya puedes venir',
  collected: 'Recogido. ¡Buen provecho!',
  cancelled: 'Pedido cancelado',
};

export function OwnOrder({ code, order, today, ...parts }: OwnOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pickup = Date.parse(order.pickupTime);
  const isAwaited = order.stage === 'received' || order.stage === 'in_oven';
  const isOver = order.stage === 'collected' || order.stage === 'cancelled';
  return (
    <>
      <div className="night ember-glow">
        <div className="page-width grid gap-6 pt-8 pb-9 lg:py-14">
          {parts.note}
          <div role="status" className="grid gap-2">
            <p className="wrap-anywhere text-ink-soft">
              Pedido n.º {order.id}, a nombre de <bdi>{order.customerName}</bdi>
            </p>
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none xl:text-4xl">
              {HEADLINES[order.stage]}
            </h1>
          </div>
          {order.stage !== 'cancelled' && <StageProgress order={order} />}
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span
              className={`font-display text-4xl leading-none font-semibold text-accent ${order.stage === 'cancelled' ? 'line-through' : ''}`}
            >
              {madridClock(pickup)}
            </span>
            <span className="text-lg">{dayText(madridDay(pickup), today)}</span>
          </p>
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-x-20 gap-y-12 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:pt-14">
        <Ordered order={order} allergens={parts.allergens} />
        <div className="grid gap-10 lg:row-span-2">
          {isAwaited && <ReadyNotice code={code} orderId={order.id} />}
          {isOver ? (
            parts.again
          ) : (
            <OwnChanges {...{ code, order, today, heading }} phone={parts.phone} />
          )}
        </div>
        <Pickup title={isOver ? 'Dónde estamos' : 'Dónde recogerlo'} {...parts}>
          {!isOver && (
            <a
              className={buttonStyle('secondary', 'normal', 'justify-self-start')}
              href={calendarPath(code)}
            >
              <CalendarPlus className="size-5" />
              Añadir al calendario
            </a>
          )}
        </Pickup>
      </div>
    </>
  );
}

const dayText = (day: Day, today: Day | null) => (today === null ? day : saidDayInFull(day, today));

function Ordered({ order, allergens }: Pick<OwnOrderProps, 'order' | 'allergens'>) {
  const { lines } = order;
  const chickens = parseTenths(order.quantity) ?? tenths(0);
  return (
    <section aria-labelledby="ordered" className="grid min-w-0 gap-5">
      <h2 id="ordered" className="text-2xl">
        Tu pedido
      </h2>
      {lines.length > 0 ? (
        <LineList order={order} />
      ) : (
        <>
          {chickens > 0 && (
            <p className="font-display text-2xl font-semibold text-accent">
              {chickenWords(chickens)}
            </p>
          )}
          {order.details !== null && <p className="wrap-anywhere">{withoutMarks(order.details)}</p>}
        </>
      )}
      {order.note !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="block text-sm text-ink-soft">Nota para la cocina</span>
          {order.note}
        </p>
      )}
      {order.stage === 'cancelled' ? <PaidForNothing order={order} /> : <Sums order={order} />}
      <div className="grid gap-1.5">
        <h3 className="text-base font-semibold">Alérgenos de tu pedido</h3>
        {allergens}
      </div>
    </section>
  );
}

/** The total, or what is paid of it and what is left. */
function Sums({ order }: { order: OrderPage }) {
  const { linesTotal, discount = null, paid, owed = null } = order;
  const total = paid ?? order.invoiced ?? linesTotal;
  const least = lacksPrice(order) ? ' al menos' : '';
  const owedName = Number(owed) > 0 ? `Falta por pagar${least}` : 'Te devolvemos';
  return (
    <>
      {discount !== null && <Sum name={POINTS_DISCOUNT} amount={discount} />}
      {total !== null && <Sum name={paid === null ? totalName(order) : 'Pagado'} amount={total} />}
      {owed !== null && <Sum name={owedName} amount={owed.replace('-', '')} />}
    </>
  );
}

/** The payment of an order that is called off: it is given back, or kept. */
function PaidForNothing({ order: { paid, owed = null } }: { order: OrderPage }) {
  if (paid === null) return null;
  return (
    <>
      <Sum name="Pagado" amount={paid} />
      <Sum
        name={owed === null ? 'No se devuelve' : 'Te devolvemos'}
        amount={owed?.replace('-', '') ?? paid}
      />
    </>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="font-semibold">{name}</span>
      <Price amount={amount} className="text-xl" />
    </p>
  );
}

/** Whether it costs more than its customer reads. */
const lacksPrice = (order: OrderPage): boolean =>
  !isPricedWhole(order) && (order.unpriced ?? []).length > 0;

function totalName(order: OrderPage): string {
  if (lacksPrice(order)) return 'Total de lo demás';
  return order.stage === 'collected' ? 'Total' : 'Total, al recoger';
}

/** The lines, and below them the dishes that only the details name. */
function LineList({ order }: { order: OrderPage }) {
  return (
    <ul className="grid gap-3">
      {order.lines.map(({ id, name, quantity, note, total, returned }) => (
        <OrderedLine
          key={id}
          name={countedName({ name, quantity: parseTenths(quantity) ?? tenths(0) })}
          note={note}
          returned={returned}
          amount={euros(total)}
        />
      ))}
      {order.unpriced?.map((dish, at) => (
        <OrderedLine
          key={`${at} ${dish}`}
          name={dish}
          note={null}
          amount={isPricedWhole(order) ? '' : 'Sin precio'}
        />
      ))}
    </ul>
  );
}

type OrderedLineProps = {
  name: string;
  note: string | null;
  returned?: string | undefined;
  amount: string;
};

function OrderedLine({ name, note, returned, amount }: OrderedLineProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {note !== null && <span className="block text-sm text-ink-soft">{note}</span>}
        {returned !== undefined && (
          <span className="block text-sm text-ink-soft">
            Devuelto: {formatChickens(parseTenths(returned) ?? tenths(0))}
          </span>
        )}
      </span>
      <span className="shrink-0 tabular-nums">{amount}</span>
    </li>
  );
}

function euros(amount: string): string {
  const value = parseCents(amount);
  return value === null ? amount : formatEuros(value);
}

type PickupProps = Pick<OwnOrderProps, 'place' | 'phone'> & { title: string; children: ReactNode };

function Pickup({ title, place, phone, children }: PickupProps) {
  return (
    <section aria-labelledby="pickup" className="grid gap-4">
      <h2 id="pickup" className="text-2xl">
        {title}
      </h2>
      {place}
      {phone}
      {children}
    </section>
  );
}
