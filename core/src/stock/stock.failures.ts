import { failures } from '../kernel/failure.ts';
import { DAY_FULL_MESSAGE } from './stock.rules.ts';

export const STOCK_FAILURES = failures({
  422: {
    DAY_FULL: DAY_FULL_MESSAGE,
    STOCK_LIMIT_REACHED: 'No se pueden registrar más pollos para ese día',
  },
});
