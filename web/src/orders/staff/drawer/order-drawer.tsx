import { useLayoutEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useDraftKind } from '../desk-drafts.ts';
import { OrderEditForm } from '../edit/order-edit-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderOutcome, UnknownOutcome, UnnumberedOutcome } from './order-outcome.tsx';
import { MainAction } from './order-main-action.tsx';
import { OrderOverview } from './order-overview.tsx';
import { HandledNote, type HandedOver } from './reopen-order.tsx';
import { OrderPayment } from '../payment/added-form.tsx';
import type { PaymentProgress } from '../payment/payment-form.tsx';
import type { Week } from '../../pickup/pickup-offer.ts';
import { useFocusOnReopening } from './use-focus-on-reopening.ts';
import { useOrderAction } from './use-order-action.ts';

type OrderDrawerProps = {
  /** What is known of the order; kept by the page while the drawer leaves the screen. */
  order: HandedOver;
  open: boolean;
  /** It stands beside the list instead of over it. */
  isBeside: boolean;
  /** It has left the list of pending orders while it was open here. */
  isGone: boolean;
  /** Away from the desk, or called off: it is reopened with a reason. */
  asksReason?: boolean;
  chickenProducts: ChickenProducts;
  week: Week;
  now: number;
  onClose: (id: number) => void;
  /** It has left the screen; the moment to say where the focus goes. */
  onClosed: (id: number) => void;
  onPoints: (order: Order) => void;
  bonus: ReactNode;
  invoice: ReactNode;
  customer: ReactNode;
};

type Mode = 'facts' | 'edit' | 'payment';

const NOTHING_TYPED: PaymentProgress = {
  isTyped: false,
  isPending: false,
  isSecond: false,
  unanswered: null,
};

/** One order, and what can be done with it. Give it the order's id as key. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { order, open, isBeside, isGone, chickenProducts, week, now, onClose, onClosed } = props;
  const { mode, setMode, goBack, body } = useDrawerMode(order.id, open);
  const [progress, setProgress] = useState(NOTHING_TYPED);
  const formId = useId();
  const action = useOrderAction(onClose, open);
  const { act, pending, unanswered } = action;
  // A poll may bring what the action has done before the action's own answer does.
  const hasGone = isGone && (pending === null || unanswered !== null);
  const isHandled = hasGone || order.status !== 'pending';
  useFocusOnReopening(order.status, body);
  const close = () => onClose(order.id);
  return (
    <Drawer
      {...{ open, isBeside }}
      side="bottom"
      onCloseAutoFocus={() => onClosed(order.id)}
      onOpenChange={(isOpen) => isOpen || close()}
      title={order.customerName}
      description={`Pedido ${orderNumber(order.id)}`}
      footer={
        mode === 'edit' ? undefined : (
          <MainAction
            {...{ order, isHandled, pending, unanswered }}
            payment={mode === 'payment' ? { ...progress, formId } : null}
            onClose={close}
            onDeliver={() => act(order, 'confirm')}
          />
        )
      }
    >
      <div ref={body} className="@container grid grid-cols-1 gap-6">
        <HandledNote order={order} asksReason={props.asksReason} />
        {(hasGone || mode !== 'edit') && (
          <ActionOutcome id={order.id} isHandled={hasGone} action={action} />
        )}
        {mode === 'edit' ? (
          <OrderEditForm {...{ order, chickenProducts, week, now }} onDone={goBack} />
        ) : (
          <OrderFacts {...{ order, chickenProducts, now }} />
        )}
        {mode === 'payment' && (
          <OrderPayment
            id={formId}
            order={order}
            onProgress={setProgress}
            onSaved={(saved, isDelivered) => {
              goBack();
              if (isDelivered) act(saved, 'confirm');
            }}
            onDiscarded={goBack}
          />
        )}
        {mode === 'facts' && (
          <OrderOverview {...props} {...{ isHandled, pending, act }} onMode={setMode} />
        )}
      </div>
    </Drawer>
  );
}

type ActionOutcomeProps = {
  id: number;
  isHandled: boolean;
  action: ReturnType<typeof useOrderAction>;
};

function ActionOutcome({ id, isHandled, action }: ActionOutcomeProps) {
  const { unanswered, failure, attempted, isUnknown } = action;
  if (isHandled && id < 0) return <UnnumberedOutcome />;
  if (isHandled) return <OrderOutcome id={id} attempted={attempted} />;
  // While it is being retried the foot says so.
  if (unanswered || !failure) return null;
  if (isUnknown && attempted) return <UnknownOutcome {...{ id, attempted, failure }} />;
  return <FormError title={failure.title}>{failure.description}</FormError>;
}

/**
 * Whether the facts are shown or a form in their place: whoever opens the order sees the form only where
 * something was typed in it and not saved.
 */
function useDrawerMode(id: number, isOpen: boolean) {
  const draftKind = useDraftKind(id, isOpen);
  const [mode, setMode] = useState<Mode>(draftKind ?? 'facts');
  const [left, setLeft] = useState<Mode>('facts');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setMode(draftKind ?? 'facts');
      setLeft('facts');
    }
  }
  const body = useFocusOnReturn(mode, left);
  const goBack = () => {
    setMode('facts');
    setLeft(mode);
  };
  return { mode, setMode, goBack, body };
}

/** Back among the facts, the focus is where it was when they were left. */
function useFocusOnReturn(mode: Mode, left: Mode) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mode !== 'facts') return;
    body.current?.querySelector<HTMLElement>(`[data-mode="${left}"]`)?.focus();
  }, [mode, left]);
  return body;
}
