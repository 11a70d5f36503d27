import { failures } from '../kernel/failure.ts';

export const OVEN_FAILURES = failures({
  404: {
    BATCH_NOT_FOUND: 'Esa tanda ya no está en el horno',
  },
  409: {
    ORDERING_PAUSED:
      'Ahora mismo no aceptamos pedidos por la web para hoy. Llámanos o elige otro día',
  },
});
