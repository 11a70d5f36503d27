// What went wrong on the way from the microphone to an order, and what may be done about it.
// See docs/rules/voice.md#when-it-fails.
import { VOICE_FAILURES } from '@brasa/core/voice/voice.failures.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { ApiError } from '../browser/api/api-error.ts';
import { isUnanswered } from '../browser/api/error-texts.ts';
import { mediaFault, type MediaFault } from '../browser/device/media-devices.ts';

export type RecorderFailure = { title: string; description: string };

const NO_MICROPHONE = 'No se pudo acceder al micrófono. Por favor, verifica los permisos.';
const NOT_PROCESSED = 'Error procesando el audio. Inténtalo de nuevo.';

const MICROPHONE_HINTS: Record<MediaFault, string> = {
  denied:
    'El permiso está junto a la dirección de la página, en el candado o el icono del micrófono.',
  missing: 'No se ha encontrado ningún micrófono que pueda usar esta página.',
  busy: 'Puede que lo esté usando otra aplicación.',
};

export function microphoneFailure(error: unknown): RecorderFailure {
  return { title: NO_MICROPHONE, description: MICROPHONE_HINTS[mediaFault(error)] };
}

/** Nothing was sent. */
export const SILENCE: RecorderFailure = {
  title: 'No se ha oído nada',
  description: 'Acércate al micrófono y vuelve a hablar. No se ha enviado nada.',
};

export const LEFT_RECORDING: RecorderFailure = {
  title: 'No se ha enviado lo dictado',
  description: 'La grabación se ha parado al salir de los pedidos. Vuelve a dictarlo.',
};

/** The desk was left while it was under way, and the recording with it. */
export const lostOnLeaving = ({ title }: RecorderFailure): RecorderFailure => ({
  title,
  description: 'Es lo que habías dictado. Mira en la lista si el pedido está antes de repetirlo.',
});

export const NOT_RECORDED: RecorderFailure = {
  title: NOT_PROCESSED,
  description: 'No se ha podido grabar y no se ha enviado nada.',
};

export const NOT_CONFIGURED: RecorderFailure = {
  title: 'El dictado no está configurado',
  description: VOICE_FAILURES.SPEECH_NOT_CONFIGURED.text,
};

/** The server's answer with its number and its own words; without one the recording may have arrived. */
export function callFailure(error: Error): RecorderFailure {
  if (!(error instanceof ApiError) || isUnanswered(error)) {
    return {
      title: NOT_PROCESSED,
      description: 'La grabación sigue aquí: puedes enviarla otra vez.',
    };
  }
  const { status, serverMessage, actionText } = error;
  return { title: `Server error: ${status}`, description: serverMessage ?? actionText ?? '' };
}

/** Whether the same recording may succeed another time. */
export function isWorthResending(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 0 || status === 429 || status >= 500;
}

/** What was said holds nothing of an order. */
export function nothingUnderstood({ message, transcription }: VoiceResult): RecorderFailure {
  const said = transcription.trim();
  return {
    title: message,
    description:
      said === '' ? 'Acércate al micrófono y vuelve a hablar.' : `Se ha entendido: «${said}»`,
  };
}
