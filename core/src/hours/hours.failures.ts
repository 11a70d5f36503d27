import type { FailureTable } from '../kernel/failure.ts';

export const HOURS_FAILURES = {
  DAY_NOT_FOUND: { status: 404, text: 'Este día ya no está en la lista. Recarga la página' },
  SPECIAL_DAY_EXISTS: { status: 409, text: 'Esta fecha ya tiene su horario especial. Edítalo' },
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
  GOOGLE_NOT_CONFIGURED: {
    status: 503,
    text: 'La sincronización con Google no está configurada: faltan GOOGLE_PLACES_API_KEY y GOOGLE_PLACE_ID',
  },
  GOOGLE_ASKED_TOO_OFTEN: {
    status: 429,
    text: 'Se ha consultado a Google demasiadas veces en poco tiempo. Espera unos minutos y vuelve a intentarlo',
  },
  GOOGLE_REFUSED: {
    status: 502,
    text: 'Google ha rechazado la clave de acceso. Revisa GOOGLE_PLACES_API_KEY',
  },
  GOOGLE_QUOTA: {
    status: 502,
    text: 'Google no admite más consultas por ahora. Inténtalo más tarde',
  },
  GOOGLE_PLACE_UNKNOWN: {
    status: 502,
    text: 'Google no encuentra el negocio. Revisa GOOGLE_PLACE_ID',
  },
  GOOGLE_UNREACHABLE: {
    status: 502,
    text: 'Google no responde. Inténtalo dentro de unos minutos',
  },
  GOOGLE_UNUSABLE: {
    status: 502,
    text: 'La respuesta de Google no trae un horario que se pueda usar. No se ha cambiado nada',
  },
} as const satisfies FailureTable;

export type HoursFailure = keyof typeof HOURS_FAILURES;

/** Why Google was not asked, or did not answer. */
export const GOOGLE_REFUSALS = [
  'GOOGLE_NOT_CONFIGURED',
  'GOOGLE_ASKED_TOO_OFTEN',
  'GOOGLE_REFUSED',
  'GOOGLE_QUOTA',
  'GOOGLE_PLACE_UNKNOWN',
  'GOOGLE_UNREACHABLE',
  'GOOGLE_UNUSABLE',
] as const satisfies readonly HoursFailure[];
