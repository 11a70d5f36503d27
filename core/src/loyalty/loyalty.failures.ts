import type { FailureTable } from '../kernel/failure.ts';

export const LOYALTY_FAILURES = {
  POINTS_NOT_CASH: {
    status: 422,
    text: 'Solo dan puntos los pagos en efectivo, o mixtos con al menos la mitad en efectivo',
  },
  POINTS_OUTSIDE_HOURS: {
    status: 422,
    text: 'Las compras solo dan puntos dentro del horario de apertura',
  },
  POINTS_ORDER_TOO_LARGE: {
    status: 422,
    text: 'Los pedidos de más de 10 unidades no dan puntos',
  },
  POINTS_AMOUNT_TOO_SMALL: { status: 422, text: 'Los puntos empiezan a partir de 1 €' },
  POINTS_MISMATCH: {
    status: 422,
    text: 'Los puntos no corresponden al importe: 1 punto por cada euro entero',
  },
  POINTS_USER_INACTIVE: {
    status: 422,
    text: 'Este teléfono es de un usuario inactivo. Actívalo para poder asignarle puntos',
  },
  BONUS_NOT_ACTIVE: {
    status: 422,
    text: 'El bono no está activo: hacen falta al menos 100 puntos disponibles',
  },
  DISCOUNT_LIMIT_REACHED: {
    status: 422,
    text: 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana',
  },
  QR_INVALID: { status: 422, text: 'QR no válido' },
  PHONE_DIGITS_WRONG: {
    status: 422,
    text: 'Las tres últimas cifras no coinciden con el teléfono del cliente',
  },
} as const satisfies FailureTable;

export type LoyaltyFailure = keyof typeof LOYALTY_FAILURES;
