import type { FailureTable } from '../kernel/failure.ts';

export const DASHBOARD_FAILURES = {
  TOO_MANY_SCREENS: {
    status: 429,
    text: 'Hay demasiadas pantallas escuchando a la vez. Esta se actualizará cada pocos segundos',
  },
} as const satisfies FailureTable;
