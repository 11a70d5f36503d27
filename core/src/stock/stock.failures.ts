import { failures } from '../kernel/failure.ts';

export const STOCK_FAILURES = failures({
  422: {
    STOCK_LIMIT_REACHED: 'No se pueden registrar más pollos para ese día',
  },
});
