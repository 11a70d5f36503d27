// One question for what is left of a day (docs/rules/orders.md#handing-over-what-is-left).
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { dueTotal } from '@brasa/core/orders/pay/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { useDeliverAll } from './use-deliver-all.ts';

type DeliverAllDrawerProps = OpenProps & {
  /** What is handed over, of one day. */
  orders: readonly Order[];
  /** What stays, because something was typed into it and not saved. */
  typedInto: readonly Order[];
  now: number;
};

/** "Sin cobrar", "Faltan 8,50 €", "Devolver 6,50 €"; nothing of what is paid. */
function lackOf(order: Order): string | null {
  if (order.finalAmount === null) return 'Sin cobrar';
  const owed = owedOf(order);
  return owed === null || owed.kind === 'paid' ? null : owed.text;
}

const isOwing = (order: Order) => order.finalAmount === null || owedOf(order)?.kind === 'owing';

export default function DeliverAllDrawer(props: DeliverAllDrawerProps) {
  const { orders, typedInto, now, open, onOpenChange } = props;
  const { deliverAll, isPending, isRetrying } = useDeliverAll(() => onOpenChange(false));
  const count = orders.length;
  return (
    <Drawer
      {...{ open, onOpenChange }}
      title={count === 1 ? '¿Entregar este pedido?' : `¿Entregar estos ${count} pedidos?`}
      description={dayText([...orders, ...typedInto], now)}
      footer={
        <div className="grid gap-3">
          {isRetrying && <p role="alert">Sin respuesta del servidor. Se sigue preguntando...</p>}
          <div className="flex gap-3">
            <Button
              variant="secondary"
              size="large"
              className="px-5!"
              onClick={() => onOpenChange(false)}
            >
              {isPending ? 'Cerrar' : 'Cancelar'}
            </Button>
            <Button
              variant="done"
              size="large"
              className="min-w-0 grow"
              pending={isPending}
              disabled={count === 0}
              onClick={() => deliverAll(orders)}
            >
              {count === 1 ? 'Entregar' : `Entregar ${count}`}
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-4 wrap-anywhere">
        <UnpaidNote count={orders.filter(isOwing).length} />
        {typedInto.length > 0 && (
          <p>
            Se {typedInto.length === 1 ? 'queda' : 'quedan'} sin entregar, con cambios sin guardar:{' '}
            {typedInto.map(({ customerName }) => isolated(customerName)).join(', ')}.
          </p>
        )}
        <ul className="border-t border-line">
          {orders.map((order) => (
            <LeftOrder key={order.id} order={order} />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

/** "Hoy, viernes 20/11/2026: su hora ya ha pasado". */
function dayText([first]: readonly Order[], now: number): string {
  if (!first) return '';
  const [day, today] = [madridDay(Date.parse(first.pickupTime)), madridDay(now)];
  const title = dayTitle(day, today);
  return day === today ? `${title}: su hora ya ha pasado` : title;
}

function UnpaidNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
      <p className="font-semibold">{count} sin cobrar</p>
      <p>Entregar no anota el cobro: se puede anotar después, en «Entregados hoy».</p>
    </div>
  );
}

function LeftOrder({ order }: { order: Order }) {
  const { customerName, pickupTime } = order;
  const [due, lack] = [dueText(order), lackOf(order)];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2.5">
      <span className="text-lg leading-snug font-bold whitespace-nowrap tabular-nums">
        {madridClock(Date.parse(pickupTime))}
      </span>
      <span className="leading-snug">
        <span className="text-lg leading-snug font-semibold">{customerName}</span>
        <span className="block text-ink-soft">{foodText(order)}</span>
      </span>
      <span className="grid justify-items-end gap-1 text-right">
        {due !== '' && <span className="whitespace-nowrap tabular-nums">{due}</span>}
        {lack !== null && <Badge tone="warn">{lack}</Badge>}
      </span>
    </li>
  );
}

/** Empty for chickens alone that the menu has no price for. */
function dueText(order: Order): string {
  const due = dueTotal(order);
  if (due !== null) return eurosText(due);
  return unpricedDishes(order) === '' ? '' : 'Sin precio';
}
