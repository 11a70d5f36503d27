// The one table that turns a refusal into a status and a Spanish text (decisions 2).
import type { FailureCode } from '@brasa/core/kernel/failure.ts';

export const REPLIES: Record<FailureCode, { status: number; text: string }> = {
  VALIDATION: { status: 400, text: 'Revisa los datos enviados' },
  MALFORMED_JSON: { status: 400, text: 'El contenido no es JSON válido' },
  MALFORMED_REQUEST: { status: 400, text: 'La petición no es válida' },
  LOGIN_REQUIRED: { status: 401, text: 'Debe iniciar sesión para acceder a esta función' },
  WRONG_CREDENTIALS: { status: 401, text: 'Usuario o contraseña incorrectos' },
  PERMISSION_DENIED: { status: 403, text: 'No tiene permisos para realizar esta acción' },
  FOREIGN_ORIGIN: { status: 403, text: 'La petición viene de otro sitio web y se ha rechazado' },
  NOT_FOUND: { status: 404, text: 'No encontrado' },
  ORDER_NOT_FOUND: { status: 404, text: 'Pedido no encontrado' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    text: 'Esta petición ya se envió con otros datos. Recarga la página y vuelve a intentarlo',
  },
  ORDER_TRANSITION_IMPOSSIBLE: {
    status: 409,
    text: 'El pedido ya no está pendiente. Actualiza la lista para ver su estado',
  },
  BODY_TOO_LARGE: { status: 413, text: 'El contenido enviado es demasiado grande' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'El contenido debe enviarse como JSON' },
  STOCK_LIMIT_REACHED: { status: 422, text: 'No se pueden registrar más pollos para ese día' },
  PICKUP_IN_THE_PAST: { status: 422, text: 'La hora de recogida ya ha pasado. Elige otra' },
  PICKUP_TOO_FAR_AHEAD: {
    status: 422,
    text: 'La fecha de recogida está demasiado lejos. Elige una dentro del próximo año',
  },
  PICKUP_DAY_CLOSED: { status: 422, text: 'Ese día estamos cerrados. Elige otro día' },
  PICKUP_OUTSIDE_HOURS: {
    status: 422,
    text: 'A esa hora estamos cerrados. Elige otra hora de recogida',
  },
  TOO_MANY_ATTEMPTS: { status: 429, text: 'Demasiados intentos. Espera un poco y vuelve a probar' },
  INTERNAL: { status: 500, text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo' },
  NOT_READY: { status: 503, text: 'El servicio no está disponible en este momento' },
};
