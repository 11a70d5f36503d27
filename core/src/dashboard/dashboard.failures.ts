import { failures } from '../kernel/failure.ts';

export const DASHBOARD_FAILURES = failures({
  429: {
    TOO_MANY_SCREENS:
      'Hay demasiadas pantallas escuchando a la vez. Esta se actualizará cada pocos segundos',
  },
});
