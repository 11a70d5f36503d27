import { BellRing } from 'lucide-react';
import { madridClock } from '@brasa/core/kernel/madrid-time.ts';
import { foodText } from '@brasa/core/orders/order-food.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../ui/button/button.tsx';

type NewOrdersNoticeProps = {
  orders: readonly Order[];
  onSeen: () => void;
};

/** Stays until somebody looks. The live region is always there, or it would not be read out. */
export function NewOrdersNotice({ orders, onSeen }: NewOrdersNoticeProps) {
  const newest = orders.at(-1);
  return (
    <>
      <p role="status" aria-label="Pedidos nuevos" className="sr-only">
        {newest && `${kindOf(newest)}: ${orderText(newest)}`}
      </p>
      {newest && (
        <div className="absolute inset-x-0 top-0 flex h-11 items-center gap-2 rounded border-l-4 border-glow bg-warn-surface pl-2">
          <BellRing className="size-5 shrink-0" />
          <p className="min-w-0 grow truncate">
            <strong>{titleOf(orders, newest)}</strong> {orderText(newest)}
          </p>
          <Button variant="secondary" className="min-h-11! bg-surface py-0!" onClick={onSeen}>
            Ver
          </Button>
        </div>
      )}
    </>
  );
}

/** What has become of it. */
function kindOf({ status, customerChangedAt }: Order): string {
  if (customerChangedAt === null) return 'Pedido nuevo';
  return status === 'cancelled' ? 'Cancelado por el cliente' : 'Hora cambiada por el cliente';
}

function titleOf(orders: readonly Order[], newest: Order): string {
  if (orders.length === 1) return kindOf(newest);
  const areNew = orders.every(({ customerChangedAt }) => customerChangedAt === null);
  return areNew ? `${orders.length} pedidos nuevos` : `${orders.length} avisos`;
}

/** "14:00, 2 1/2 pollos, Lola": what counts first, the rest may be cut off. */
function orderText(order: Order): string {
  return `${madridClock(Date.parse(order.pickupTime))}, ${foodText(order)}, ${order.customerName}`;
}
