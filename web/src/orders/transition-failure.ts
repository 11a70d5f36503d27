// Why something at the desk was not done (specification 8, "Dashboard").
import type { Transition } from '@brasa/core/orders/orders.rules.ts';

const TITLES: Record<Transition, string> = {
  confirm: 'No se pudo marcar el pedido como entregado',
  cancel: 'No se pudo cancelar el pedido',
  error: 'No se pudo marcar el pedido como error',
};

type Fault = { status?: number; message: string };
export type DeskFailure = { title: string; description: string };

export function transitionFailure(fault: Fault, transition: Transition): DeskFailure {
  return failure(fault, {
    title: TITLES[transition],
    missing: 'Pedido no encontrado',
    unanswered: 'Sin conexión con el servidor. El pedido sigue pendiente: inténtalo de nuevo.',
  });
}

export function reopenFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'No se pudo reabrir el pedido',
    missing: 'Pedido no encontrado',
    unanswered: 'Sin conexión con el servidor. Inténtalo de nuevo.',
  });
}

/** For an edit: what was typed stays in the form. */
export function editFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'No se pudo actualizar el pedido. Inténtalo de nuevo.',
    missing: 'Pedido original no encontrado',
    unanswered: 'Sin conexión con el servidor. Lo que has escrito sigue aquí.',
  });
}

/** For the payment line. */
export function paymentFailure(fault: Fault): DeskFailure {
  return failure(fault, {
    title: 'Error al actualizar el pedido',
    missing: 'Pedido no encontrado',
    unanswered: 'Sin conexión con el servidor. El pago no está anotado: inténtalo de nuevo.',
  });
}

type Words = { title: string; missing: string; unanswered: string };

function failure(fault: Fault, { title, missing, unanswered }: Words): DeskFailure {
  // An error without a status is our own; it has no number that means anything here.
  switch (fault.status ?? -1) {
    case 404:
      return { title: missing, description: 'La lista se está actualizando.' };
    case 0:
      return { title, description: unanswered };
    default:
      return { title, description: fault.message };
  }
}
