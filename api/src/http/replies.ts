// The one table that turns a refusal into a status and a Spanish text.
// See docs/rules/wire.md#refusals-have-one-text-each.
import type { FailureCode } from '@brasa/core/kernel/failure.ts';
import { GOOGLE_REPLIES } from './google-replies.ts';

export const REPLIES: Record<FailureCode, { status: number; text: string }> = {
  VALIDATION: { status: 400, text: 'Revisa los datos enviados' },
  MALFORMED_JSON: { status: 400, text: 'El contenido no es JSON válido' },
  MALFORMED_REQUEST: { status: 400, text: 'La petición no es válida' },
  LOGIN_REQUIRED: { status: 401, text: 'Debe iniciar sesión para acceder a esta función' },
  WRONG_CREDENTIALS: { status: 401, text: 'Usuario o contraseña incorrectos' },
  OWN_PASSWORD_WRONG: { status: 422, text: 'La contraseña actual no es correcta' },
  ERASURE_NOT_FOR_STAFF: {
    status: 403,
    text: 'Las cuentas del personal no se borran desde aquí. Pídelo a quien administra el sistema',
  },
  ERASURE_ORDERS_PENDING: {
    status: 409,
    text: 'Tienes un encargo pendiente. Podrás borrar tu cuenta cuando lo recojas o lo canceles',
  },
  PERMISSION_DENIED: { status: 403, text: 'No tiene permisos para realizar esta acción' },
  FOREIGN_ORIGIN: { status: 403, text: 'La petición viene de otro sitio web y se ha rechazado' },
  NOT_FOUND: { status: 404, text: 'No encontrado' },
  ORDER_NOT_FOUND: { status: 404, text: 'Pedido no encontrado' },
  USER_NOT_FOUND: { status: 404, text: 'Usuario no encontrado' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    text: 'Esta petición ya se envió con otros datos. Recarga la página y vuelve a intentarlo',
  },
  SETTING_NOT_FOUND: { status: 404, text: 'Esta clave no existe. Recarga la página' },
  SETTING_EXISTS: { status: 409, text: 'Esta clave ya existe. Cambia su valor en la tabla' },
  SETTING_CHANGED: {
    status: 409,
    text: 'Otra persona ha cambiado este ajuste mientras tanto. Revisa los cambios antes de guardar',
  },
  DAY_NOT_FOUND: { status: 404, text: 'Este día ya no está en la lista. Recarga la página' },
  DAY_CHANGED: {
    status: 409,
    text: 'Otra persona, o Google, ha cambiado este día mientras tanto. Revisa los cambios antes de guardar',
  },
  SPECIAL_DAY_EXISTS: { status: 409, text: 'Esta fecha ya tiene su horario especial. Edítalo' },
  PHONE_TAKEN: {
    status: 409,
    text: 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos',
  },
  USERNAME_TAKEN: { status: 409, text: 'Ese nombre de usuario ya está ocupado. Elige otro' },
  USER_PHONE_TAKEN: {
    status: 409,
    text: 'Ese teléfono ya es de otro usuario. Si solo tiene teléfono, edítalo para darle usuario y contraseña',
  },
  USER_PHONE_NEEDED: {
    status: 422,
    text: 'Este usuario solo tiene teléfono: cámbialo por otro, pero no lo dejes en blanco',
  },
  USER_SIGN_IN_INCOMPLETE: {
    status: 422,
    text: 'Para que pueda iniciar sesión, dale a la vez un nombre de usuario y una contraseña',
  },
  USER_CHANGED: {
    status: 409,
    text: 'Otra persona ha cambiado este usuario mientras tanto. Revisa los cambios antes de guardar',
  },
  SUPERADMIN_ONLY: { status: 403, text: 'Solo un superadmin puede cambiar a un superadmin' },
  SUPERADMIN_NOT_GRANTED: { status: 403, text: 'Nadie puede pasar a ser superadmin desde aquí' },
  SUPERADMIN_NOT_LOWERED: { status: 403, text: 'Un superadmin no puede cambiar de rol desde aquí' },
  OWN_ROLE_FIXED: { status: 403, text: 'No puedes cambiar tu propio rol' },
  OWN_ACCOUNT_NEEDED: { status: 403, text: 'No puedes desactivar tu propio usuario' },
  MERGE_SAME_USER: { status: 422, text: 'Elige otra cuenta: no se puede unir consigo misma' },
  MERGE_SUPERADMIN: { status: 403, text: 'La cuenta de un superadmin no se une con ninguna otra' },
  MERGE_STAFF_STAYS: {
    status: 422,
    text: 'La cuenta del personal no puede desaparecer: une la otra cuenta con esta',
  },
  MERGE_SIGN_IN_STAYS: {
    status: 422,
    text: 'Solo una de las dos cuentas puede iniciar sesión, y esa es la que tiene que quedar',
  },
  MERGE_USER_GONE: {
    status: 409,
    text: 'Una de las dos cuentas ya no está: se ha unido con otra o se ha borrado. Actualiza la lista',
  },
  MERGE_OVERTAKEN: {
    status: 409,
    text: 'Una de las dos cuentas está cambiando en este momento. Inténtalo de nuevo',
  },
  ORDER_TRANSITION_IMPOSSIBLE: {
    status: 409,
    text: 'El pedido ya no está pendiente. Actualiza la lista para ver su estado',
  },
  ORDER_CHANGED_MEANWHILE: {
    status: 409,
    text: 'Otra persona ha cambiado este pedido mientras lo editabas. Revisa los cambios y guarda de nuevo',
  },
  POINTS_ALREADY_GIVEN: {
    status: 409,
    text: 'Esta compra ya tiene sus puntos, con otro teléfono o importe',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    text: 'Esta dirección solo ofrece un flujo de avisos (text/event-stream)',
  },
  BODY_TOO_LARGE: { status: 413, text: 'El contenido enviado es demasiado grande' },
  RANGE_NOT_SATISFIABLE: { status: 416, text: 'El archivo termina antes de lo que se pide' },
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
  BONUS_NOT_ACTIVE: {
    status: 422,
    text: 'El bono no está activo: hacen falta al menos 100 puntos disponibles',
  },
  DISCOUNT_LIMIT_REACHED: {
    status: 422,
    text: 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana',
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
  POINTS_MISMATCH: {
    status: 422,
    text: 'Los puntos no corresponden al importe: 1 punto por cada euro entero',
  },
  POINTS_VISIT_TOO_OLD: {
    status: 422,
    text: 'La visita fue hace más de 7 días y ya no da puntos',
  },
  POINTS_ORDER_CALLED_OFF: {
    status: 422,
    text: 'Un pedido cancelado o marcado como error no da puntos',
  },
  QR_INVALID: { status: 422, text: 'QR no válido' },
  PHONE_DIGITS_WRONG: {
    status: 422,
    text: 'Las tres últimas cifras no coinciden con el teléfono del cliente',
  },
  POINTS_USER_INACTIVE: {
    status: 422,
    text: 'Este teléfono es de un usuario inactivo. Actívalo para poder asignarle puntos',
  },
  CATEGORY_NOT_FOUND: { status: 404, text: 'Categoría no encontrada' },
  PRODUCT_NOT_FOUND: { status: 404, text: 'Producto no encontrado' },
  CATEGORY_CHANGED: {
    status: 409,
    text: 'Otra persona ha cambiado esta categoría mientras tanto. Revisa los cambios antes de guardar',
  },
  PRODUCT_CHANGED: {
    status: 409,
    text: 'Otra persona ha cambiado este producto mientras tanto. Revisa los cambios antes de guardar',
  },
  CATEGORY_NAME_TAKEN: {
    status: 409,
    text: 'Ya hay una categoría con ese nombre. Si está retirada, recupérala',
  },
  CATEGORY_FIXED: {
    status: 422,
    text: 'Menús conserva su nombre y el primer lugar, y no se puede retirar',
  },
  CATALOG_ORDER_STALE: {
    status: 409,
    text: 'La carta ha cambiado mientras la ordenabas. Revisa el orden y vuelve a intentarlo',
  },
  PICTURE_TOO_LARGE: { status: 413, text: 'La foto pesa demasiado: como máximo 8 MB' },
  PICTURE_NOT_A_FORM: {
    status: 415,
    text: 'La foto debe enviarse como formulario (multipart), en el campo image',
  },
  PICTURE_TYPE: { status: 415, text: 'El archivo no es una foto JPEG, PNG, WebP o AVIF' },
  PICTURE_HEIC: {
    status: 415,
    text: 'Las fotos HEIC del iPhone no se pueden leer. Guárdala como JPEG y vuelve a intentarlo',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    text: 'La foto tiene demasiados píxeles: como máximo 60 megapíxeles',
  },
  PICTURE_TOO_HEAVY_TO_OPEN: {
    status: 422,
    text: 'La foto es demasiado grande para abrirla. Guárdala como JPEG normal (no progresivo), o más pequeña, y vuelve a intentarlo',
  },
  PICTURE_BROKEN: { status: 422, text: 'La foto está dañada o incompleta. Elige otra' },
  PICTURES_BUSY: {
    status: 429,
    text: 'Se están preparando otras fotos. Espera unos segundos y vuelve a intentarlo',
  },
  TOO_MANY_ATTEMPTS: { status: 429, text: 'Demasiados intentos. Espera un poco y vuelve a probar' },
  TOO_MANY_SCREENS: {
    status: 429,
    text: 'Hay demasiadas pantallas escuchando a la vez. Esta se actualizará cada pocos segundos',
  },
  INTERNAL: { status: 500, text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo' },
  ...GOOGLE_REPLIES,
  NOT_READY: { status: 503, text: 'El servicio no está disponible en este momento' },
};
