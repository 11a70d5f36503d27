import { DeskNote } from '../desk-note.tsx';
import { TRANSITIONS, type OrderStatus, type Transition } from '@brasa/core/orders/orders.rules.ts';
import { ApiError } from '../../../browser/api/api-error.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useFreshOrder, useOrderWithHistory } from '../order-status.queries.ts';
import { ReopenButton } from './reopen-order.tsx';
import { transitionNotDone, type DeskFailure } from '../transition-failure.ts';

const OUTCOMES: Record<OrderStatus, string> = {
  // Reopened in this very moment: the list will have it again.
  pending: 'Vuelve a estar pendiente. La lista se está actualizando.',
  delivered: 'Otro dispositivo lo ha marcado como entregado.',
  cancelled: 'Otro dispositivo lo ha cancelado.',
  error: 'Otro dispositivo lo ha marcado como error.',
};

const OWN_OUTCOME: Record<Transition, string> = {
  confirm: 'Tu acción sí ha llegado: está entregado.',
  cancel: 'Tu acción sí ha llegado: está cancelado.',
  error: 'Tu acción sí ha llegado: está marcado como error.',
};

type OrderOutcomeProps = {
  id: number;
  /** What was tried here without an answer: then it was not somebody else. */
  attempted: Transition | null;
};

export function OrderOutcome({ id, attempted }: OrderOutcomeProps) {
  const { data: order, error } = useOrderWithHistory(id);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="grid gap-3">
      <DeskNote
        title={isUnknown ? 'Pedido no encontrado' : 'Este pedido ya no está pendiente'}
        description={
          order ? outcome(order.status, attempted) : 'Se ha atendido desde otro dispositivo.'
        }
      />
      {order && order.status !== 'pending' && (
        <div className="flex justify-end">
          <ReopenButton order={order} />
        </div>
      )}
    </div>
  );
}

/** Of an order that was made here without a connection and is not in the list any more. */
export function UnnumberedOutcome() {
  return (
    <DeskNote
      title="Este pedido ya no está pendiente"
      description="Se ha atendido en este aparato, o la tienda no lo ha aceptado: mira los cambios sin enviar."
    />
  );
}

function outcome(status: OrderStatus, attempted: Transition | null): string {
  const isOwn = attempted !== null && TRANSITIONS[attempted] === status;
  return isOwn ? OWN_OUTCOME[attempted] : OUTCOMES[status];
}

type UnknownOutcomeProps = {
  id: number;
  attempted: Transition;
  /** What is said until the server says how the order is. */
  failure: DeskFailure;
};

export function UnknownOutcome({ id, attempted, failure }: UnknownOutcomeProps) {
  const order = useFreshOrder(id);
  const isDone = order?.status === TRANSITIONS[attempted];
  const known = order?.status === 'pending' ? transitionNotDone(attempted) : failure;
  return (
    <FormError {...(!isDone && { title: known.title })}>
      {isDone ? OWN_OUTCOME[attempted] : known.description}
    </FormError>
  );
}
