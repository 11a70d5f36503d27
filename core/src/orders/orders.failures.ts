import { failures } from '../kernel/failure.ts';
import { LARGER_THAN_SLOT_MESSAGE } from '../oven/slots.rules.ts';
import { MOST_PENDING_OF_PHONE } from './place/pending-of-phone.rules.ts';

export const ORDERS_FAILURES = failures({
  404: {
    ORDER_NOT_FOUND: 'Pedido no encontrado',
  },
  409: {
    PRICE_CHANGED: 'El precio ha cambiado mientras hacías el pedido. Revísalo antes de confirmarlo',
    ORDER_TRANSITION_IMPOSSIBLE:
      'El pedido ya no está pendiente. Actualiza la lista para ver su estado',
    SLOT_FULL: 'Esa hora ya está completa. Elige otra',
    POINTS_ALREADY_GIVEN: 'Esta compra ya tiene sus puntos, con otro teléfono o importe',
    ORDER_IS_CANCELLED: 'Este pedido está cancelado',
    ORDER_IS_COLLECTED: 'Este pedido ya está recogido',
    ORDER_IS_READY: 'Tu pedido ya está listo. Si necesitas cambiar algo, llámanos',
    ORDER_IS_IN_OVEN: 'Tu pedido ya está en el horno. Si necesitas cambiar algo, llámanos',
    ORDER_IS_PAID: 'Este pedido ya tiene un pago. Si necesitas cambiar algo, llámanos',
    ORDER_IS_INVOICED: 'Este pedido ya tiene factura. Si necesitas cambiar algo, llámanos',
    ORDER_CHANGE_TOO_LATE:
      'Falta poco para la recogida y ya no se puede cambiar por aquí. Llámanos y lo vemos',
    WITHDRAWAL_NOT_POSSIBLE: 'De este pedido ya no se puede desistir',
    ORDER_PICKUP_PASSED: 'La hora de recogida ya ha pasado. Si aún no lo has recogido, llámanos',
    ERASURE_OF_PENDING_ORDER:
      'Hay un pedido pendiente: entrégalo o cancélalo antes de borrar sus datos',
    ORDER_INVOICED:
      'El pedido tiene factura: rectifícala o anúlala antes de cambiar líneas, total o descuento, o de cancelarlo',
    DISCOUNT_ALREADY_TAKEN: 'Este pedido ya tiene su descuento',
    DISCOUNT_ORDER_PAID:
      'Este pedido ya está cobrado y ha dado sus puntos: el descuento se aplica antes',
  },
  422: {
    WITHDRAWAL_WITHOUT_EMAIL: 'Escribe un email al que enviarte el justificante',
    PHONE_LIMIT_REACHED: `Con este teléfono ya hay ${MOST_PENDING_OF_PHONE} pedidos pendientes. Cambia uno de ellos o llámanos`,
    QUANTITY_MISMATCH: 'La cantidad no coincide con lo que suman las líneas del pedido',
    LINES_NOT_AVAILABLE: 'Hay algo en el pedido que no se puede encargar así',
    PICKUP_TOO_SOON: 'Para esa hora ya no da tiempo. Elige una más tarde',
    ORDER_LARGER_THAN_SLOT: LARGER_THAN_SLOT_MESSAGE,
    LINES_EXCEED_QUANTITY:
      'Lo demás del pedido ya lleva más pollos que esa cantidad. Cambia sus líneas',
    CHICKEN_NOT_ON_MENU:
      'La carta no dice cuál es el pollo entero o el medio. Cambia las líneas del pedido',
    POINTS_ORDER_OWES:
      'Falta por cobrar una parte del pedido: anótala antes, y da los puntos por el total',
    POINTS_ORDER_CALLED_OFF: 'Un pedido cancelado o marcado como error no da puntos',
    DISCOUNT_ORDER_CALLED_OFF: 'Un pedido cancelado o marcado como error no admite descuento',
    DISCOUNT_ORDER_WITHOUT_TOTAL: 'Indica primero el total del pedido para aplicar el descuento',
    DISCOUNT_PAYMENT_BEARS_NONE: 'Lo que se paga por transferencia no admite descuento',
    DISCOUNT_EXCEEDS_PAYMENT:
      'El pedido ya tiene un descuento que este pago no admite: en efectivo cubre hasta el 100 %, con tarjeta o con Bizum hasta el 70 % y por transferencia nada',
    POINTS_VISIT_TOO_OLD: 'La visita fue hace más de 7 días y ya no da puntos',
  },
});

export type OrdersFailure = keyof typeof ORDERS_FAILURES;
