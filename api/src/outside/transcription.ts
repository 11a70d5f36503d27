// What was said in a recording, by a transcription service that speaks OpenAI's protocol: whisper.cpp, faster-whisper,
// OpenAI itself. It may be slow, down, or answer anything at all. See docs/rules/voice.md#who-turns-speech-into-text.
import { z } from 'zod';
import type { Transcriber } from '../config.ts';
import { Failure } from '../failure.ts';
import { askService, parsedJson, type ServiceAnswer } from './ask-service.ts';

export type Recording = { bytes: Buffer; mimeType: string; fileName: string };

/** How long the service may take in all, in milliseconds, and how much it may say, in bytes. */
const PATIENCE = 20_000;
const MOST_BYTES = 64 * 1024;

const spoken = z.object({ text: z.string() });

/**
 * The text, trimmed; empty where nothing was said. A service that does not answer, breaks off or has a fault of
 * its own is tried once more; one that took too long is not. Throws SPEECH_UNREACHABLE then, SPEECH_REFUSED for
 * a refusal (the key, the address) and SPEECH_UNUSABLE for an answer that is no transcription.
 */
export async function transcribe(
  transcriber: Transcriber,
  recording: Recording,
  patience = PATIENCE,
): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const first = await ask(transcriber, recording, signal);
  const answer = isWorthRetrying(first, signal) ? await ask(transcriber, recording, signal) : first;
  if (answer === null || answer.status >= 500) throw new Failure('SPEECH_UNREACHABLE');
  if (answer.status !== 200) throw new Failure('SPEECH_REFUSED');
  const parsed = spoken.safeParse(parsedJson(answer.text));
  if (!parsed.success) throw new Failure('SPEECH_UNUSABLE');
  return parsed.data.text.trim();
}

const isWorthRetrying = (answer: ServiceAnswer | null, signal: AbortSignal): boolean =>
  !signal.aborted && (answer === null || answer.status >= 500);

function ask(
  { url, apiKey, model }: Transcriber,
  { bytes, mimeType, fileName }: Recording,
  signal: AbortSignal,
): Promise<ServiceAnswer | null> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), fileName);
  form.set('model', model);
  form.set('language', 'es');
  form.set('response_format', 'json');
  form.set('temperature', '0');
  return askService(`${url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` },
    body: form,
    signal,
    most: MOST_BYTES,
    tooMuch: 'SPEECH_UNUSABLE',
  });
}
