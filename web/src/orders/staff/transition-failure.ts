// Why something at the desk was not done, and what is said while nobody knows whether it was.
// See docs/rules/orders.md#status-messages.
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

type Change = Transition | 'reopen' | 'edit' | 'payment' | 'added' | 'refund';
type Fault = Error & { status?: number };
export type DeskFailure = { title: string; description: string };

const UNANSWERED = 'Sin respuesta del servidor';
const MISSING = 'Pedido no encontrado';
const REPEATABLE = 'Si lo pulsas otra vez, no se hace dos veces.';

type Texts = {
  title: string;
  missing?: string;
  /** What is not known without an answer. */
  unknown: string;
  /** What can be done then. */
  advice?: string;
};

const PAYMENT: Texts = {
  title: 'Error al actualizar el pedido',
  unknown: 'No se sabe si el pago está anotado.',
  advice: 'Guarda otra vez: no se anota dos veces.',
};

const TEXTS: Record<Change, Texts> = {
  confirm: {
    title: 'No se pudo marcar el pedido como entregado',
    unknown: 'No se sabe si el pedido está entregado.',
    advice: REPEATABLE,
  },
  cancel: {
    title: 'No se pudo cancelar el pedido',
    unknown: 'No se sabe si el pedido está cancelado.',
    advice: REPEATABLE,
  },
  error: {
    title: 'No se pudo marcar el pedido como error',
    unknown: 'No se sabe si el pedido está marcado como error.',
    advice: REPEATABLE,
  },
  reopen: {
    title: 'No se pudo reabrir el pedido',
    unknown: 'No se sabe si el pedido está reabierto.',
  },
  edit: {
    title: 'No se pudo actualizar el pedido. Inténtalo de nuevo.',
    missing: 'Pedido original no encontrado',
    unknown: 'No se sabe si tus cambios han llegado.',
    advice: 'Lo que has escrito sigue aquí: guarda otra vez, no se hace dos veces.',
  },
  payment: PAYMENT,
  added: PAYMENT,
  refund: {
    title: 'No se pudo anotar la devolución',
    unknown: 'No se sabe si la devolución está anotada.',
    advice: 'Anótala otra vez: no se anota dos veces.',
  },
};

export function unanswered(change: Change | 'order'): DeskFailure {
  const unknown =
    change === 'order' ? 'No se sabe si el pedido ha llegado.' : TEXTS[change].unknown;
  return { title: UNANSWERED, description: `${unknown} Se sigue preguntando...` };
}

/** Of an order that had gone out when its page was loaded anew. */
export const UNKNOWN_ORDER: DeskFailure = {
  title: UNANSWERED,
  description: 'No se sabe si el pedido ha llegado. Guarda otra vez: no se hace dos veces.',
};

/** Nobody has answered, but the order is as it was: now it is known. */
export function transitionNotDone(transition: Transition): DeskFailure {
  const { title } = TEXTS[transition];
  return { title, description: 'El pedido sigue pendiente: inténtalo de nuevo.' };
}

export function changeFailure(fault: Fault, change: Change): DeskFailure {
  const { title, missing = MISSING, unknown, advice } = TEXTS[change];
  // An error without a status is our own; it has no number that means anything here.
  switch (fault.status ?? -1) {
    case 404:
      return { title: missing, description: 'La lista se está actualizando.' };
    case 0:
      return { title: UNANSWERED, description: [unknown, advice].filter(Boolean).join(' ') };
    default:
      return { title, description: reasonOf(fault) };
  }
}
