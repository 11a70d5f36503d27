// What somebody says into the device's microphone, as a file.
import { closeMedia, openMedia } from '../device/media-devices.ts';
import { listenTo } from '../device/listen-to.ts';
import { measureLoudness, type Loudness } from './loudness.ts';

const WANTED: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** WebKit calls sound in an MP4 a film. */
const soundType = (mimeType: string): string => mimeType.replace(/^video\//, 'audio/');

/** What browsers record and the server reads, best first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Enough for speech: half a minute is 120 kB. */
const BITS_PER_SECOND = 32_000;

export type Recording = Pick<Loudness, 'level' | 'hasSpeech'> & {
  /** When it ends by itself, as Date.now() tells it. */
  endsAt: number;
  stop: () => void;
  /**
   * The file, once it was stopped, has come to its end, or the microphone or the page was taken away.
   * Rejects where recording fails.
   */
  file: Promise<Blob>;
};

/**
 * Records until it is stopped, at most so many milliseconds; `signal` drops it. Rejects with what
 * mediaFault() reads where there is no microphone to be had.
 */
export async function recordSpeech(longestMs: number, signal: AbortSignal): Promise<Recording> {
  if (typeof MediaRecorder === 'undefined') throw new DOMException('', 'NotFoundError');
  const stream = await openMedia(WANTED);
  try {
    signal.throwIfAborted();
    return record(stream, longestMs, signal);
  } catch (error) {
    closeMedia(stream);
    throw error;
  }
}

function record(stream: MediaStream, longestMs: number, signal: AbortSignal): Recording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const file = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('error', () => reject(new Error('the recorder has failed')));
    recorder.addEventListener('stop', () =>
      resolve(new Blob(parts, { type: soundType(recorder.mimeType) })),
    );
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.start();
  const loudness = measureLoudness(stream);
  const timer = setTimeout(stop, longestMs);
  // A page that nobody sees has slow timers, and nobody who would stop it.
  const stopWatching = listenTo(document, ['visibilitychange'], () => {
    if (document.hidden) stop();
  });
  signal.addEventListener('abort', stop);
  const end = () => {
    clearTimeout(timer);
    stopWatching();
    loudness.close();
    closeMedia(stream);
  };
  file.then(end, end);
  const { level, hasSpeech } = loudness;
  return { level, hasSpeech, endsAt: Date.now() + longestMs, stop, file };
}
