import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useHadEditDraft } from './order-edit-draft.ts';
import { OrderEditForm } from './order-edit-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFate } from './order-fate.tsx';
import { OrderHistory } from './order-history.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentLine } from './payment-line.tsx';
import type { Week } from './pickup-offer.ts';
import { RareActions } from './rare-actions.tsx';
import { useOrderAction } from './use-order-action.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

type OrderDrawerProps = {
  /** What is known of the order; kept by the page while the drawer leaves the screen. */
  order: Order;
  open: boolean;
  /** It has left the list of pending orders while it was open here. */
  isGone: boolean;
  week: Week;
  now: number;
  onClose: (id: number) => void;
  /** It has left the screen; the moment to say where the focus goes. */
  onClosed: () => void;
  /** Points for this order's payment. */
  onPoints: (order: Order) => void;
  /** What the customer's bonus can take off it, beside the payment. */
  bonus: ReactNode;
};

type Mode = 'facts' | 'edit' | 'payment';

/** One order, and what can be done with it. Give it the order's id as key. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { order, open, isGone, week, now, onClose, onClosed, onPoints, bonus } = props;
  // What was typed and not saved is what whoever comes back goes on with.
  const hadDraft = useHadEditDraft(order.id);
  const [mode, setMode] = useState<Mode>(hadDraft ? 'edit' : 'facts');
  const [left, setLeft] = useState<Mode>('facts');
  const body = useFocusOnReturn(mode, left);
  const action = useOrderAction(onClose);
  const { act, pending, failed, failure } = action;
  // A poll may bring what the action has done before the action's own answer does.
  const isHandled = isGone && pending === null;
  const close = () => onClose(order.id);
  const goBack = () => {
    setMode('facts');
    setLeft(mode);
  };
  return (
    <Drawer
      open={open}
      side="bottom"
      onCloseAutoFocus={onClosed}
      onOpenChange={(isOpen) => isOpen || close()}
      title={order.customerName}
      description={`Pedido n.º ${order.id}`}
      footer={
        mode === 'edit' ? undefined : (
          <MainAction
            {...{ isHandled, pending }}
            onClose={close}
            onDeliver={() => act(order, 'confirm')}
          />
        )
      }
    >
      <div ref={body} className="grid gap-6">
        {isHandled ? (
          <OrderFate id={order.id} attempted={failed} />
        ) : (
          failure && <FormError title={failure.title}>{failure.description}</FormError>
        )}
        {mode === 'edit' ? (
          <OrderEditForm order={order} week={week} now={now} onDone={goBack} />
        ) : (
          <>
            <OrderFacts order={order} now={now} />
            {mode === 'payment' ? (
              <PaymentForm order={order} onDone={goBack} />
            ) : (
              <>
                <PaymentLine
                  order={order}
                  onNote={() => setMode('payment')}
                  onPoints={() => onPoints(order)}
                />
                {/* Of what has left the list only the fate is told. */}
                {isHandled || bonus}
              </>
            )}
            <div className="flex gap-3 *:grow *:basis-0 sm:*:max-w-60">
              <WhatsappButton order={order} now={now} />
              {!isHandled && (
                <Button
                  variant="secondary"
                  size="large"
                  className="px-4!"
                  data-mode="edit"
                  onClick={() => setMode('edit')}
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
        )}
      </div>
    </Drawer>
  );
}

type MainActionProps = {
  isHandled: boolean;
  pending: Transition | null;
  onClose: () => void;
  onDeliver: () => void;
};

function MainAction({ isHandled, pending, onClose, onDeliver }: MainActionProps) {
  if (isHandled) {
    return (
      <Button variant="secondary" size="large" className="w-full" onClick={onClose}>
        Cerrar pedido
      </Button>
    );
  }
  return (
    <Button
      variant="done"
      size="large"
      className="min-h-16! w-full"
      pending={pending === 'confirm'}
      aria-disabled={pending !== null}
      onClick={onDeliver}
    >
      Entregado
    </Button>
  );
}

/** Back among the facts, the focus is where it was when they were left. */
function useFocusOnReturn(mode: Mode, left: Mode) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode !== 'facts') return;
    body.current?.querySelector<HTMLElement>(`[data-mode="${left}"]`)?.focus();
  }, [mode, left]);
  return body;
}
