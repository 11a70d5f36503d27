import { BellRing } from 'lucide-react';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../ui/button/button.tsx';

type NewOrdersNoticeProps = {
  /** One that its customer changed, or all that are new. */
  orders: readonly Order[];
  now: number;
  onOpen: (id: number) => void;
  /** All of them are looked at in the list. */
  onShowNew: () => void;
};

/** Stays until somebody looks. The live region is always there, or it would not be read out. */
export function NewOrdersNotice({ orders, now, onOpen, onShowNew }: NewOrdersNoticeProps) {
  const newest = orders.at(-1);
  const changed = newest !== undefined && newest.customerChangedAt !== null ? newest : null;
  return (
    <>
      <p role="status" aria-label="Pedidos nuevos" className="sr-only">
        {changed
          ? `${changeOf(changed)} por el cliente: ${whoseText(changed, now)}, ${foodText(changed)}`
          : newest && `Pedido nuevo: ${orderText(newest)}`}
      </p>
      {newest && (
        <div className="absolute inset-x-0 top-0 flex min-h-11 items-center gap-2 rounded border-l-4 border-glow bg-warn-surface pl-2">
          <BellRing className="size-5 shrink-0" />
          {changed ? (
            <ChangeText order={changed} now={now} />
          ) : (
            <p className="min-w-0 grow truncate">
              <strong>{titleOf(orders)}</strong> {orderText(newest)}
            </p>
          )}
          <Button
            variant="secondary"
            className="min-h-11! bg-surface py-0!"
            onClick={() => (changed ? onOpen(changed.id) : onShowNew())}
          >
            Ver
          </Button>
        </div>
      )}
    </>
  );
}

/** What has become of whose order is never cut off; on a small screen its drawer tells the rest. */
function ChangeText({ order, now }: { order: Order; now: number }) {
  return (
    <p className="min-w-0 grow text-sm/5 wrap-anywhere lg:line-clamp-2">
      <strong>{changeOf(order)}:</strong> {whoseText(order, now)}
      <span className="max-lg:hidden"> · {foodText(order)}</span>
    </p>
  );
}

/** An order that was handed over is told of once its customer has withdrawn from its drinks. */
const changeOf = ({ status }: Order): string => {
  if (status === 'delivered') return 'Desistimiento de bebidas';
  return status === 'cancelled' ? 'Cancelado' : 'Hora cambiada';
};

/** "Zoraida · mañana 13:30". */
function whoseText({ customerName, pickupTime }: Order, now: number): string {
  const pickup = Date.parse(pickupTime);
  const day = relativeDay(madridDay(pickup), madridDay(now));
  return `${isolated(customerName)} · ${day} ${madridClock(pickup)}`;
}

const titleOf = ({ length }: readonly Order[]): string =>
  length === 1 ? 'Pedido nuevo' : `${length} pedidos nuevos`;

/** "14:00, 2 1/2 pollos, Lola": what counts first, the rest may be cut off. */
function orderText(order: Order): string {
  return `${madridClock(Date.parse(order.pickupTime))}, ${foodText(order)}, ${isolated(order.customerName)}`;
}
