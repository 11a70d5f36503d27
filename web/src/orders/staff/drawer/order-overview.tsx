import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OrderHistory } from './order-history.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { RareActions } from './rare-actions.tsx';
import { WhatsappButton } from '../whatsapp/whatsapp-button.tsx';

type OrderOverviewProps = {
  order: Order;
  now: number;
  /** It has left the list: only what can still be done with it is offered. */
  isHandled: boolean;
  pending: Transition | null;
  act: (order: Order, transition: Transition) => void;
  onMode: (mode: 'edit' | 'payment') => void;
  onPoints: (order: Order) => void;
  bonus: ReactNode;
};

export function OrderOverview(props: OrderOverviewProps) {
  const { order, now, isHandled, pending, act, onMode, onPoints, bonus } = props;
  return (
    <>
      <PaymentSummary
        order={order}
        onNote={() => onMode('payment')}
        onPoints={() => onPoints(order)}
      />
      {isHandled || bonus}
      <div className="flex gap-3 *:grow *:basis-0 sm:*:max-w-60">
        <WhatsappButton order={order} now={now} />
        {!isHandled && (
          <Button
            variant="secondary"
            size="large"
            className="px-4!"
            data-mode="edit"
            onClick={() => onMode('edit')}
          >
            <Pencil aria-hidden="true" className="size-5" />
            Editar
          </Button>
        )}
      </div>
      {!isHandled && (
        <RareActions
          pending={pending}
          onCancel={() => act(order, 'cancel')}
          onError={() => act(order, 'error')}
        />
      )}
      <OrderHistory id={order.id} now={now} />
    </>
  );
}
