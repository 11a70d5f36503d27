import { failures } from '../kernel/failure.ts';

export const VOICE_FAILURES = failures({
  413: {
    RECORDING_TOO_LARGE: 'La grabación pesa demasiado: como máximo 10 MB',
  },
  415: {
    RECORDING_NOT_A_FORM:
      'La grabación debe enviarse como formulario (multipart), en el campo audio',
    RECORDING_TYPE: 'El archivo no es una grabación WebM, Ogg, MP4, MP3 o WAV',
  },
  422: {
    RECORDING_TOO_LONG: 'La grabación es demasiado larga: como máximo 30 segundos',
    RECORDING_BROKEN: 'Error procesando el audio. Inténtalo de nuevo',
  },
  429: {
    RECORDINGS_BUSY:
      'Se están escribiendo otros dictados. Espera unos segundos y vuelve a intentarlo, o escribe el pedido',
    SPEECH_ASKED_TOO_OFTEN:
      'Se ha dictado demasiadas veces en poco tiempo. Espera unos minutos o escribe el pedido',
  },
  503: {
    SPEECH_NOT_CONFIGURED:
      'El dictado no está configurado: falta STT_URL. Escribe el pedido a mano',
    SPEECH_UNREACHABLE:
      'El servicio de dictado no responde. Inténtalo de nuevo o escribe el pedido',
    SPEECH_REFUSED: 'El servicio de dictado ha rechazado la petición. Revisa STT_URL y STT_API_KEY',
    SPEECH_UNUSABLE:
      'El servicio de dictado ha contestado algo que no se entiende. Inténtalo de nuevo o escribe el pedido',
  },
});
export const VOICE_REFUSALS = Object.keys(VOICE_FAILURES) as (keyof typeof VOICE_FAILURES)[];
