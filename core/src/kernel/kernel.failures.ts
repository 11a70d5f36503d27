// What every call may be refused with.
import type { FailureTable } from './failure.ts';

export const KERNEL_FAILURES = {
  VALIDATION: { status: 400, text: 'Revisa los datos enviados' },
  MALFORMED_JSON: { status: 400, text: 'El contenido no es JSON válido' },
  MALFORMED_REQUEST: { status: 400, text: 'La petición no es válida' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'El contenido debe enviarse como JSON' },
  RANGE_NOT_SATISFIABLE: { status: 416, text: 'El archivo termina antes de lo que se pide' },
  BODY_TOO_LARGE: { status: 413, text: 'El contenido enviado es demasiado grande' },
  LOGIN_REQUIRED: { status: 401, text: 'Debe iniciar sesión para acceder a esta función' },
  PERMISSION_DENIED: { status: 403, text: 'No tiene permisos para realizar esta acción' },
  FOREIGN_ORIGIN: { status: 403, text: 'La petición viene de otro sitio web y se ha rechazado' },
  NOT_FOUND: { status: 404, text: 'No encontrado' },
  EDITED_MEANWHILE: {
    status: 409,
    text: 'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    text: 'Esta petición ya se envió con otros datos. Recarga la página y vuelve a intentarlo',
  },
  TOO_MANY_ATTEMPTS: { status: 429, text: 'Demasiados intentos. Espera un poco y vuelve a probar' },
  NOT_ACCEPTABLE: {
    status: 406,
    text: 'Esta dirección solo ofrece un flujo de avisos (text/event-stream)',
  },
  NOT_READY: { status: 503, text: 'El servicio no está disponible en este momento' },
  INTERNAL: { status: 500, text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo' },
} as const satisfies FailureTable;
