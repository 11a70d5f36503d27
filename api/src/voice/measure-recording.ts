// How long a recording is, and of what kind. The library is loaded with the first recording.
import { Failure } from '../failure.ts';

export type RecordingMeasures = { seconds: number; mimeType: string; fileName: string };

/** Services tell the kind by the name. */
const EXTENSIONS: Record<string, string> = { WAVE: 'wav' };

/**
 * Read from the packets: what a browser records says nothing of its length. Throws RECORDING_TYPE for what is
 * none of the kinds that are taken, RECORDING_BROKEN for one without sound or that cannot be read.
 */
export async function measureRecording(bytes: Buffer): Promise<RecordingMeasures> {
  const { BufferSource, Input, MP3, MP4, OGG, WAVE, WEBM } = await import('mediabunny');
  using input = new Input({
    source: new BufferSource(bytes),
    formats: [WEBM, OGG, MP4, MP3, WAVE],
  });
  const format = await input.getFormat().catch(() => {
    throw new Failure('RECORDING_TYPE');
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) throw new Failure('RECORDING_BROKEN');
    const seconds = await track.computeDuration();
    if (!Number.isFinite(seconds) || seconds <= 0) throw new Failure('RECORDING_BROKEN');
    const { name, mimeType } = format;
    const extension = EXTENSIONS[name] ?? name.toLowerCase();
    return { seconds, mimeType, fileName: `pedido.${extension}` };
  } catch {
    throw new Failure('RECORDING_BROKEN');
  }
}
