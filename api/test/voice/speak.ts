// A recording sent to the shop, as the desk sends it.
import type { Caller, Reply } from '../shop-under-test.ts';
import { wavOf } from './sounds.ts';

const BOUNDARY = '----brasa-voz';

type Sent = { recording?: Buffer | null; field?: string; transcript?: string; type?: string };

const SPEECH = '/api/speech-to-text';

function speechForm({ recording = wavOf(2), field = 'audio', transcript }: Sent): Buffer {
  const part = (head: string, bytes: Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ];
  const named = `name="${field}"; filename="pedido.wav"\r\nContent-Type: audio/wav`;
  return Buffer.concat([
    ...(recording === null ? [] : part(named, recording)),
    ...(transcript === undefined ? [] : part('name="transcript"', Buffer.from(transcript))),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

export function speak(
  caller: Caller,
  sent: Sent = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  return caller.post(SPEECH, speechForm(sent), {
    'content-type': sent.type ?? `multipart/form-data; boundary=${BOUNDARY}`,
    ...headers,
  });
}
