import type { MutationKey } from '@tanstack/react-query';
import { RECORDING_FIELD, TRANSCRIPT_FIELD } from '@brasa/core/voice/recordings.rules.ts';
import { orderBySpeech } from '@brasa/core/voice/voice.calls.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { useRetriedMutation } from '../browser/api/retried-mutation.ts';
import { send } from '../browser/api/send.ts';

/** The server gives the service 20 s; the recording has to get there as well. */
const PATIENCE_MS = 40_000;

/** A recording as it goes out: sent again it makes no second order. */
export type SentRecording = {
  file: Blob;
  /** What the browser recognised; empty where it was not asked. */
  transcript: string;
  key: string;
};

type Options = {
  /** What it is under way as. */
  mutationKey: MutationKey;
  onSuccess: (result: VoiceResult) => void;
  onError: (error: Error, sent: SentRecording) => void;
};

/** Sends what was spoken; without an answer it is sent again (retried-mutation). */
export function useOrderBySpeech(options: Options) {
  return useRetriedMutation({
    ...options,
    send: ({ file, transcript, key }: SentRecording) => {
      const form = new FormData();
      form.append(RECORDING_FIELD, file, 'pedido');
      if (transcript !== '') form.append(TRANSCRIPT_FIELD, transcript);
      return send(orderBySpeech, { body: form, key, timeoutMs: PATIENCE_MS });
    },
  });
}
