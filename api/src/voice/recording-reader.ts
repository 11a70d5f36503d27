// Reads one recording, in a thread of its own: what comes from outside may keep its reader busy for ever.
import { parentPort, workerData } from 'node:worker_threads';
import { BufferSource, Input, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny';
import type { FailureCode } from '@brasa/core/failures.ts';

export type RecordingMeasures = { seconds: number; mimeType: string; fileName: string };
export type Reading = RecordingMeasures | { refusal: FailureCode };

/** Services tell the kind by the name. */
const EXTENSIONS: Record<string, string> = { WAVE: 'wav' };

async function measure(bytes: Uint8Array): Promise<Reading> {
  using input = new Input({
    source: new BufferSource(bytes),
    formats: [WEBM, OGG, MP4, MP3, WAVE],
  });
  const format = await input.getFormat().catch(() => null);
  if (format === null) return { refusal: 'RECORDING_TYPE' };
  try {
    const track = await input.getPrimaryAudioTrack();
    const seconds = (await track?.computeDuration()) ?? 0;
    if (!Number.isFinite(seconds) || seconds <= 0) return { refusal: 'RECORDING_BROKEN' };
    const { name, mimeType } = format;
    const extension = EXTENSIONS[name] ?? name.toLowerCase();
    return { seconds, mimeType, fileName: `pedido.${extension}` };
  } catch {
    return { refusal: 'RECORDING_BROKEN' };
  }
}

parentPort?.postMessage(await measure(workerData as Uint8Array));
