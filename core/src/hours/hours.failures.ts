import { failures } from '../kernel/failure.ts';

/** Why Google was not asked, or did not answer. */
const GOOGLE_FAILURES = failures({
  429: {
    GOOGLE_ASKED_TOO_OFTEN:
      'Se ha consultado a Google demasiadas veces en poco tiempo. Espera unos minutos y vuelve a intentarlo',
  },
  502: {
    GOOGLE_REFUSED: 'Google ha rechazado la clave de acceso. Revisa GOOGLE_PLACES_API_KEY',
    GOOGLE_QUOTA: 'Google no admite más consultas por ahora. Inténtalo más tarde',
    GOOGLE_PLACE_UNKNOWN: 'Google no encuentra el negocio. Revisa GOOGLE_PLACE_ID',
    GOOGLE_UNREACHABLE: 'Google no responde. Inténtalo dentro de unos minutos',
    GOOGLE_UNUSABLE:
      'La respuesta de Google no trae un horario que se pueda usar. No se ha cambiado nada',
  },
  503: {
    GOOGLE_NOT_CONFIGURED:
      'La sincronización con Google no está configurada: faltan GOOGLE_PLACES_API_KEY y GOOGLE_PLACE_ID',
  },
});
export const GOOGLE_REFUSALS = Object.keys(GOOGLE_FAILURES) as (keyof typeof GOOGLE_FAILURES)[];

export const HOURS_FAILURES = {
  ...failures({
    404: {
      DAY_NOT_FOUND: 'Este día ya no está en la lista. Recarga la página',
    },
    409: {
      SPECIAL_DAY_EXISTS: 'Esta fecha ya tiene su horario especial. Edítalo',
    },
    422: {
      PICKUP_IN_THE_PAST: 'La hora de recogida ya ha pasado. Elige otra',
      PICKUP_TOO_FAR_AHEAD:
        'La fecha de recogida está demasiado lejos. Elige una dentro del próximo año',
      PICKUP_DAY_CLOSED: 'Ese día estamos cerrados. Elige otro día',
      PICKUP_OUTSIDE_HOURS: 'A esa hora estamos cerrados. Elige otra hora de recogida',
    },
  }),
  ...GOOGLE_FAILURES,
};

export type HoursFailure = keyof typeof HOURS_FAILURES;
