import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { chickenNoun } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { relativeDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { closedDrinks } from '@brasa/core/orders/lines/closed-drinks.rules.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { ownDetails } from '@brasa/core/orders/lines/order-content.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { copyText } from '../../../browser/device/copy-text.ts';
import { telLink } from '../../../browser/device/tel-link.ts';
import { Badge } from '../../../ui/badge.tsx';
import { OutsideLink } from '../../../ui/button/outside-link.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { orderPageAddress } from '../order-texts.ts';
import { OrderLines } from './order-lines.tsx';

type OrderFactsProps = { order: Order; chickenProducts: ChickenProducts; now: number };

export function OrderFacts({ order, chickenProducts, now }: OrderFactsProps) {
  const pickup = Date.parse(order.pickupTime);
  const quantity = chickensOf(order);
  const today = madridDay(now);
  const details = ownDetails(order, chickenProducts);
  const page = orderPageAddress(order);
  return (
    <div className="grid grid-cols-1 gap-6 short:gap-3 @2xl:grid-cols-2 @2xl:items-start @2xl:gap-8">
      <div className="grid grid-cols-2 divide-x divide-line rounded-card border border-line bg-surface">
        <Headline value={madridClock(pickup)}>
          {relativeDayTitle(madridDay(pickup), today)}
          {order.status === 'pending' && order.readyAt !== null && (
            <span className="ml-2">
              <Badge tone="good">Listo</Badge>
            </span>
          )}
          {order.status === 'pending' && pickup < now && (
            <span className="ml-2">
              <Badge tone="bad">Tarde</Badge>
            </span>
          )}
        </Headline>
        <Headline value={formatChickens(quantity)}>{chickenNoun(quantity)}</Headline>
      </div>
      <dl className="grid grid-cols-1 gap-3 short:gap-1.5">
        {order.note !== null && <Fact name="Nota">{order.note}</Fact>}
        {details !== '' && <Fact name="Detalles">{details}</Fact>}
        <Withdrawal order={order} />
        {order.customerPhone && (
          <Fact name="Teléfono">
            <TextLink href={telLink(order.customerPhone)}>
              {formatPhone(order.customerPhone)}
            </TextLink>
          </Fact>
        )}
        {order.customerEmail && (
          <Fact name="Email">
            <TextLink href={`mailto:${order.customerEmail}`}>{order.customerEmail}</TextLink>
          </Fact>
        )}
        {page !== null && (
          <Fact name="Su página">
            <PageLinks page={page} />
          </Fact>
        )}
        <Fact name="Recibido">{receivedAt(order.createdAt, today)}</Fact>
      </dl>
      {order.lines.length > 0 && <OrderLines order={order} />}
    </div>
  );
}

/** From which drinks the customer has withdrawn, and what is left to do until they have come back. */
function Withdrawal({ order: { withdrawal, lines, details } }: { order: Order }) {
  if (!withdrawal) return null;
  const areOut = closedDrinks({ lines: lines.map(readLine), details }).length > 0;
  return (
    <Fact name="Desiste de">
      {withdrawal.drinks} ({formatMoment(Date.parse(withdrawal.at))}).
      {areOut && ' Al traerlas sin abrir, devuélvele lo pagado.'}
    </Fact>
  );
}

/** To look at, and to send some other way than by WhatsApp. */
function PageLinks({ page }: { page: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:items-center *:gap-2 *:underline *:underline-offset-4">
      <OutsideLink href={page}>Ver como el cliente</OutsideLink>
      <button type="button" onClick={() => void copyLink(page)}>
        <Copy className="size-5" /> Copiar enlace
      </button>
    </span>
  );
}

async function copyLink(page: string): Promise<void> {
  if (await copyText(page)) toastSuccess('Enlace copiado', 'Quien lo tenga ve y cambia el pedido.');
  else toastError('No se pudo copiar', 'Abre «Ver como el cliente» y copia la dirección.');
}

/** "Hoy, 11:52". */
function receivedAt(iso: string, today: ReturnType<typeof madridDay>): string {
  const created = Date.parse(iso);
  return `${relativeDayTitle(madridDay(created), today)}, ${madridClock(created)}`;
}

function Headline({ value, children }: { value: string; children: ReactNode }) {
  return (
    <p className="grid gap-1 px-4 py-3 short:py-2">
      <strong className="text-3xl leading-none font-bold whitespace-nowrap">{value}</strong>
      <span className="text-ink-soft">{children}</span>
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
