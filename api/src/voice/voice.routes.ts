// A spoken order: multipart, one recording, in the field "audio".
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  MAX_RECORDING_BYTES,
  RECORDING_FIELD,
  TRANSCRIPT_FIELD,
} from '@brasa/core/voice/recordings.rules.ts';
import { MAX_TRANSCRIPT } from '@brasa/core/voice/tokens.rules.ts';
import * as calls from '@brasa/core/voice/voice.calls.ts';
import { answerUnparsed } from '../http/answer-call.ts';
import { readFileForm, takeFileForms, type FileForm } from '../http/requests/file-form.ts';
import { identify } from '../http/requests/idempotency.ts';
import { Places } from '../places.ts';
import type { Shop } from '../shop.ts';
import { orderBySpeech } from './order-by-speech.ts';

const FORM: FileForm = {
  field: RECORDING_FIELD,
  notAForm: 'RECORDING_NOT_A_FORM',
  tooLarge: 'RECORDING_TOO_LARGE',
  elsewhere: `La grabación va en el campo ${RECORDING_FIELD}`,
  missing: 'Falta la grabación',
  several: 'Envía una sola grabación',
  mostOfFile: MAX_RECORDING_BYTES,
  // UTF-8 takes up to four bytes for a character.
  mostOfText: 4 * MAX_TRANSCRIPT,
};

/** Each keeps a recording of at most 10 MB in memory, and waits for the service for 20 seconds at most. */
const PLACES = 8;
const RETRY_AFTER_SECONDS = 5;

/** Register it in a scope of its own. */
async function registerRecording(scope: FastifyInstance, shop: Shop): Promise<void> {
  const recordings = new Places(PLACES, {
    code: 'RECORDINGS_BUSY',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  await takeFileForms(scope, FORM);
  // The form is read as it arrives.
  answerUnparsed(scope, calls.orderBySpeech, ({ request, viewer }) =>
    recordings.inPlace(async () => {
      const { file, texts } = await readFileForm(request, FORM);
      const transcript = texts.get(TRANSCRIPT_FIELD)?.slice(0, MAX_TRANSCRIPT) ?? '';
      const content = createHash('sha256').update(file).update(transcript).digest('base64url');
      const identity = identify(request, viewer, content);
      return orderBySpeech(shop, {
        recording: file,
        transcript,
        viewer,
        identity,
        address: request.ip,
      });
    }),
  );
}

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  app.register((scope) => registerRecording(scope, shop));
}
