import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { FormError } from '../ui/form-error.tsx';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderFate } from './order-fate.tsx';
import { useOrderAction } from './use-order-action.ts';

type OrderDrawerProps = {
  /** What is known of the order; kept by the page while the drawer leaves the screen. */
  order: Order;
  open: boolean;
  /** It has left the list of pending orders while it was open here. */
  isGone: boolean;
  now: number;
  onClose: (id: number) => void;
  /** It has left the screen; the moment to say where the focus goes. */
  onClosed: () => void;
};

/** One order, and what can be done with it. Give it the order's id as key. */
export function OrderDrawer({ order, open, isGone, now, onClose, onClosed }: OrderDrawerProps) {
  const { act, pending, failed, failure } = useOrderAction(onClose);
  // A poll may bring what the action has done before the action's own answer does.
  const isHandled = isGone && pending === null;
  const close = () => onClose(order.id);
  return (
    <Drawer
      open={open}
      side="bottom"
      onCloseAutoFocus={onClosed}
      onOpenChange={(isOpen) => isOpen || close()}
      title={order.customerName}
      description={`Pedido n.º ${order.id}`}
      footer={
        isHandled ? (
          <Button variant="secondary" size="large" className="w-full" onClick={close}>
            Cerrar pedido
          </Button>
        ) : (
          <Button
            variant="done"
            size="large"
            className="min-h-16! w-full"
            pending={pending === 'confirm'}
            aria-disabled={pending !== null}
            onClick={() => act(order, 'confirm')}
          >
            Entregado
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        {isHandled && <OrderFate id={order.id} attempted={failed} />}
        {failure && !isHandled && (
          <FormError title={failure.title}>{failure.description}</FormError>
        )}
        <OrderFacts order={order} now={now} />
        {!isHandled && (
          <RareActions
            pending={pending}
            onCancel={() => act(order, 'cancel')}
            onError={() => act(order, 'error')}
          />
        )}
      </div>
    </Drawer>
  );
}

type RareActionsProps = { pending: string | null; onCancel: () => void; onError: () => void };

/** What is rarely needed and hurts when it is hit by mistake lies away from Entregado. */
function RareActions({ pending, onCancel, onError }: RareActionsProps) {
  return (
    <section
      aria-label="Si no se va a entregar"
      className="gap-4 border-t border-line pt-4 md:flex md:items-center md:justify-between"
    >
      <p className="text-sm text-ink-soft max-md:mb-3">Si no se va a entregar</p>
      <div className="flex flex-wrap gap-3 max-md:*:grow">
        <Button
          variant="danger"
          pending={pending === 'cancel'}
          aria-disabled={pending !== null}
          onClick={onCancel}
        >
          Cancelar
        </Button>
        <Button
          variant="danger"
          pending={pending === 'error'}
          aria-disabled={pending !== null}
          onClick={onError}
        >
          Marcar como Error
        </Button>
      </div>
    </section>
  );
}
