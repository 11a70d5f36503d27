import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeskNote } from '../desk-note.tsx';
import { AND_DELIVER, type PaymentProgress } from '../payment/payment-form.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import { ReadyButton } from './ready-button.tsx';

type MainActionProps = {
  order: Order;
  isHandled: boolean;
  pending: Transition | null;
  /** The payment that is being typed, by its form's id; null while none is. */
  payment: (PaymentProgress & { formId: string }) | null;
  unanswered: DeskFailure | null;
  onClose: () => void;
  onDeliver: () => void;
};

export function MainAction(props: MainActionProps) {
  const { order, isHandled, payment, unanswered, onClose } = props;
  if (isHandled) {
    return (
      <Button variant="secondary" size="large" className="w-full" onClick={onClose}>
        Cerrar pedido
      </Button>
    );
  }
  const unknown = unanswered ?? payment?.unanswered;
  return (
    <div className="grid gap-3">
      {unknown && <DeskNote {...unknown} />}
      <div className="flex gap-3">
        {!payment && <ReadyButton order={order} isBusy={props.pending !== null} />}
        <Deliver {...props} />
      </div>
    </div>
  );
}

function Deliver({ pending, payment, onDeliver }: MainActionProps) {
  const isSaving = payment?.isPending ?? false;
  const shared = {
    variant: 'done',
    size: 'large',
    className: 'min-h-16! min-w-0 grow short:min-h-12! short:py-1!',
    pending: pending === 'confirm' || isSaving,
    'aria-disabled': pending !== null || isSaving,
  } as const;
  if (payment?.isTyped) {
    return (
      <Button {...shared} type="submit" form={payment.formId} value={AND_DELIVER}>
        {payment.isSecond ? 'Guardar lo mío y entregar' : 'Guardar pago y entregar'}
      </Button>
    );
  }
  return (
    <Button {...shared} onClick={onDeliver}>
      Entregado
    </Button>
  );
}
