import { failures } from '../kernel/failure.ts';

/** Of a day of which customers reserve no more, by the form and the server. */
export const DAY_FULL_MESSAGE =
  'Para ese día ya no podemos apuntar más pollos por la web. Elige otro o llámanos';

export const STOCK_FAILURES = failures({
  409: {
    INITIAL_STOCK_SAID_LATER:
      'Después se ha puesto otro stock inicial para ese día. Mira cuál vale y, si es este, ponlo otra vez',
  },
  422: {
    DAY_FULL: DAY_FULL_MESSAGE,
    STOCK_LIMIT_REACHED: 'No se pueden registrar más pollos para ese día',
  },
});
