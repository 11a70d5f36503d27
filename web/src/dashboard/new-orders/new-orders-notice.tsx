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
        {newest && `Pedido nuevo: ${orderText(newest)}`}
      </p>
      {newest && (
        <div className="mt-2 flex items-center gap-3 rounded border-l-4 border-glow bg-warn-surface py-1 pr-1 pl-3">
          <BellRing className="size-6 shrink-0" />
          <p className="min-w-0 grow leading-tight">
            <strong>
              {orders.length === 1 ? 'Pedido nuevo' : `${orders.length} pedidos nuevos`}
            </strong>
            <span className="block truncate">{orderText(newest)}</span>
          </p>
          <Button variant="secondary" className="min-h-14 bg-surface" onClick={onSeen}>
            Ver
          </Button>
        </div>
      )}
    </>
  );
}

/** "14:00, 2 1/2 pollos, Lola": what counts first, the rest may be cut off. */
function orderText(order: Order): string {
  return `${madridClock(Date.parse(order.pickupTime))}, ${foodText(order)}, ${order.customerName}`;
}
