import { LEAVES_MORE_MESSAGE } from './cash.rules.ts';
import { failures } from '../kernel/failure.ts';

export const BOOKS_FAILURES = failures({
  404: {
    CLOSE_NOT_FOUND: 'Ese cierre no existe',
  },
  409: {
    CLOSED_MEANWHILE: 'La caja se acaba de cerrar en otro dispositivo',
    CASH_MOVED: 'Ha entrado o salido efectivo desde que contaste: compara otra vez',
  },
  422: {
    CLOSE_WITHOUT_COUNT:
      'Cuenta el efectivo del cajón: escribe la suma o las monedas y los billetes',
    CLOSE_LEAVES_MORE: LEAVES_MORE_MESSAGE,
    CLOSE_NOT_CORRECTABLE: 'Lo cobrado antes de los cierres no se contó y no se corrige',
  },
});
