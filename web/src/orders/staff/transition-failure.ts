// Why something at the desk was not done, and what is said while nobody knows whether it was.
// See docs/rules/orders.md#status-messages.
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

const TITLES: Record<Transition, string> = {
  confirm: 'No se pudo marcar el pedido como entregado',
  cancel: 'No se pudo cancelar el pedido',
  error: 'No se pudo marcar el pedido como error',
};

const UNKNOWN: Record<Transition, string> = {
  confirm: 'No se sabe si el pedido está entregado.',
  cancel: 'No se sabe si el pedido está cancelado.',
  error: 'No se sabe si el pedido está marcado como error.',
};

type Fault = Error & { status?: number };
export type DeskFailure = { title: string; description: string };

const UNANSWERED = 'Sin respuesta del servidor';

/** While it is being retried. `unknown` says what is not known. */
function unanswered(unknown: string): DeskFailure {
  return { title: UNANSWERED, description: `${unknown} Se sigue preguntando...` };
}

export function transitionUnanswered(transition: Transition): DeskFailure {
  return unanswered(UNKNOWN[transition]);
}

/** Nobody has answered, but the order is as it was: now it is known. */
export function transitionNotDone(transition: Transition): DeskFailure {
  return {
    title: TITLES[transition],
    description: 'El pedido sigue pendiente: inténtalo de nuevo.',
  };
}

export function transitionFailure(fault: Fault, transition: Transition): DeskFailure {
  return failure(fault, {
    title: TITLES[transition],
    missing: 'Pedido no encontrado',
    unknown: `${UNKNOWN[transition]} Si lo pulsas otra vez, no se hace dos veces.`,
  });
}

const UNKNOWN_REOPENING = 'No se sabe si el pedido está reabierto.';
export const REOPEN_UNANSWERED = unanswered(UNKNOWN_REOPENING);

export function reopenFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'No se pudo reabrir el pedido',
    missing: 'Pedido no encontrado',
    unknown: UNKNOWN_REOPENING,
  });
}

const UNKNOWN_EDIT = 'No se sabe si tus cambios han llegado.';
export const EDIT_UNANSWERED = unanswered(UNKNOWN_EDIT);

/** For an edit: what was typed stays in the form. */
export function editFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'No se pudo actualizar el pedido. Inténtalo de nuevo.',
    missing: 'Pedido original no encontrado',
    unknown: `${UNKNOWN_EDIT} Lo que has escrito sigue aquí: guarda otra vez, no se hace dos veces.`,
  });
}

const UNKNOWN_PAYMENT = 'No se sabe si el pago está anotado.';
export const PAYMENT_UNANSWERED = unanswered(UNKNOWN_PAYMENT);

export function paymentFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'Error al actualizar el pedido',
    missing: 'Pedido no encontrado',
    unknown: `${UNKNOWN_PAYMENT} Guarda otra vez: no se anota dos veces.`,
  });
}

export const ORDER_UNANSWERED = unanswered('No se sabe si el pedido ha llegado.');

type Texts = { title: string; missing: string; unknown: string };

function failure(fault: Fault, { title, missing, unknown }: Texts): DeskFailure {
  // An error without a status is our own; it has no number that means anything here.
  switch (fault.status ?? -1) {
    case 404:
      return { title: missing, description: 'La lista se está actualizando.' };
    case 0:
      return { title: UNANSWERED, description: unknown };
    default:
      return { title, description: reasonOf(fault) };
  }
}
