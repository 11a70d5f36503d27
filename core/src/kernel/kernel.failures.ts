// What every call may be refused with.
import { failures } from './failure.ts';

/** Rounded up, in minutes from one minute to two hours: "20 segundos", "1 minuto", "15 minutos", "22 horas". */
function waitText(seconds: number): string {
  if (seconds >= 2 * 60 * 60) return `${Math.ceil(seconds / 60 / 60)} horas`;
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** TOO_MANY_ATTEMPTS where it is known in how many seconds, at least 1, the next may work. */
export function tooManyAttemptsText(seconds: number): string {
  return `Demasiados intentos. Espera ${waitText(seconds)} y vuelve a probar`;
}

export const KERNEL_FAILURES = failures({
  400: {
    VALIDATION: 'Revisa los datos enviados',
    MALFORMED_JSON: 'El contenido no es JSON válido',
    MALFORMED_REQUEST: 'La petición no es válida',
  },
  401: {
    LOGIN_REQUIRED: 'Debe iniciar sesión para acceder a esta función',
  },
  403: {
    PERMISSION_DENIED: 'No tiene permisos para realizar esta acción',
    FOREIGN_ORIGIN: 'La petición viene de otro sitio web y se ha rechazado',
  },
  404: {
    NOT_FOUND: 'No encontrado',
  },
  406: {
    NOT_ACCEPTABLE: 'Esta dirección solo ofrece un flujo de avisos (text/event-stream)',
  },
  409: {
    EDITED_MEANWHILE:
      'Otra persona ha cambiado estos datos mientras tanto. Revisa los cambios antes de guardar',
    IDEMPOTENCY_KEY_REUSED:
      'Esta petición ya se envió con otros datos. Recarga la página y vuelve a intentarlo',
  },
  413: {
    BODY_TOO_LARGE: 'El contenido enviado es demasiado grande',
  },
  415: {
    UNSUPPORTED_MEDIA_TYPE: 'El contenido debe enviarse como JSON',
  },
  416: {
    RANGE_NOT_SATISFIABLE: 'El archivo termina antes de lo que se pide',
  },
  429: {
    TOO_MANY_ATTEMPTS: 'Demasiados intentos. Espera un poco y vuelve a probar',
  },
  500: {
    INTERNAL: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo',
  },
  503: {
    NOT_READY: 'El servicio no está disponible en este momento',
  },
});
