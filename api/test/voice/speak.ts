// A recording sent to the shop, as the desk sends it.
import type { Caller, Reply } from '../shop-under-test.ts';
import { wavOf } from './sounds.ts';

type Sent = { recording?: Buffer | null; field?: string; transcript?: string; type?: string };

export async function speak(
  caller: Caller,
  { recording = wavOf(2), field = 'audio', transcript, type }: Sent = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData();
  if (recording !== null) {
    form.set(field, new File([new Uint8Array(recording)], 'pedido.wav', { type: 'audio/wav' }));
  }
  if (transcript !== undefined) form.set('transcript', transcript);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const contentType = type ?? encoded.headers.get('content-type') ?? '';
  return caller.post('/api/speech-to-text', body, { 'content-type': contentType, ...headers });
}
