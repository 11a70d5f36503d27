import { failures } from '../kernel/failure.ts';

export const LOYALTY_FAILURES = failures({
  404: {
    MOVEMENT_NOT_FOUND: 'Movimiento no encontrado',
  },
  409: {
    MOVEMENT_REVERSED: 'Este movimiento ya está anulado',
  },
  422: {
    MOVEMENT_FINAL: 'Este movimiento no se puede anular: caducó o él mismo corrige otro',
    POINTS_NOT_THERE: 'El cliente ya no tiene esos puntos',
    POINTS_NOT_CASH:
      'Solo dan puntos los pagos en efectivo, o mixtos con al menos la mitad en efectivo',
    POINTS_OUTSIDE_HOURS: 'Las compras solo dan puntos dentro del horario de apertura',
    POINTS_ORDER_TOO_LARGE: 'Los pedidos de más de 10 unidades no dan puntos',
    POINTS_AMOUNT_TOO_SMALL: 'Los puntos empiezan a partir de 1 €',
    POINTS_MISMATCH: 'Los puntos no corresponden al importe: 1 punto por cada euro entero',
    POINTS_USER_INACTIVE:
      'Este teléfono es de un usuario inactivo. Actívalo para poder asignarle puntos',
    BONUS_NOT_ACTIVE: 'El bono no está activo: hacen falta al menos 100 puntos disponibles',
    DISCOUNT_LIMIT_REACHED: 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana',
    QR_INVALID: 'QR no válido',
    PHONE_DIGITS_WRONG: 'Las tres últimas cifras no coinciden con el teléfono del cliente',
  },
});

export type LoyaltyFailure = keyof typeof LOYALTY_FAILURES;
