import { failures } from '../kernel/failure.ts';

export const OVEN_FAILURES = failures({
  409: {
    ORDERING_PAUSED:
      'Ahora mismo no aceptamos pedidos por la web para hoy. Llámanos o elige otro día',
  },
});
