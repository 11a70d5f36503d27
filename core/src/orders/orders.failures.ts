import type { FailureTable } from '../kernel/failure.ts';

export const ORDERS_FAILURES = {
  ORDER_NOT_FOUND: { status: 404, text: 'Pedido no encontrado' },
  ORDER_TRANSITION_IMPOSSIBLE: {
    status: 409,
    text: 'El pedido ya no está pendiente. Actualiza la lista para ver su estado',
  },
  POINTS_ALREADY_GIVEN: {
    status: 409,
    text: 'Esta compra ya tiene sus puntos, con otro teléfono o importe',
  },
  POINTS_ORDER_CALLED_OFF: {
    status: 422,
    text: 'Un pedido cancelado o marcado como error no da puntos',
  },
  DISCOUNT_ALREADY_TAKEN: { status: 409, text: 'Este pedido ya tiene su descuento' },
  DISCOUNT_ORDER_CALLED_OFF: {
    status: 422,
    text: 'Un pedido cancelado o marcado como error no admite descuento',
  },
  DISCOUNT_ORDER_PAID: {
    status: 409,
    text: 'Este pedido ya está cobrado y ha dado sus puntos: el descuento se aplica antes',
  },
  DISCOUNT_ORDER_WITHOUT_TOTAL: {
    status: 422,
    text: 'Indica primero el total del pedido para aplicar el descuento',
  },
  DISCOUNT_PAYMENT_BEARS_NONE: {
    status: 422,
    text: 'Lo que se paga por transferencia no admite descuento',
  },
  DISCOUNT_EXCEEDS_PAYMENT: {
    status: 422,
    text: 'El pedido ya tiene un descuento que este pago no admite: en efectivo cubre hasta el 100 %, con tarjeta hasta el 70 % y por transferencia nada',
  },
  POINTS_VISIT_TOO_OLD: {
    status: 422,
    text: 'La visita fue hace más de 7 días y ya no da puntos',
  },
} as const satisfies FailureTable;

export type OrdersFailure = keyof typeof ORDERS_FAILURES;
