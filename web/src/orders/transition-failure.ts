// Why an action at the desk was not done (specification 8, "Dashboard").
import type { Transition } from '@brasa/core/orders/orders.rules.ts';

const TITLES: Record<Transition, string> = {
  confirm: 'No se pudo marcar el pedido como entregado',
  cancel: 'No se pudo cancelar el pedido',
  error: 'No se pudo marcar el pedido como error',
};

type Fault = { status?: number; message: string };

export function transitionFailure(
  fault: Fault,
  transition: Transition,
): { title: string; description: string } {
  // An error without a status is our own; it has no number that means anything here.
  switch (fault.status ?? -1) {
    case 404:
      return { title: 'Pedido no encontrado', description: 'La lista se está actualizando.' };
    case 0:
      return {
        title: TITLES[transition],
        description: 'Sin conexión con el servidor. El pedido sigue pendiente: inténtalo de nuevo.',
      };
    default:
      return { title: TITLES[transition], description: fault.message };
  }
}
