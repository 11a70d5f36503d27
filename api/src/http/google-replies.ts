// The part of the replies that tells why the hours could not be asked of Google.
// See docs/rules/hours.md#when-the-sync-cannot-be-made.
import type { FailureCode } from '@brasa/core/kernel/failure.ts';

export const GOOGLE_REPLIES = {
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
} satisfies Partial<Record<FailureCode, { status: number; text: string }>>;
