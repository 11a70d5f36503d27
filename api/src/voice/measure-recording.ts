// How long a recording is, and of what kind. See docs/decisions/0024-length-of-a-recording.md.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Failure } from '../failure.ts';
import type { Reading, RecordingMeasures } from './recording-reader.ts';

const READER = new URL('./recording-reader.ts', import.meta.url);

/** In milliseconds; reading thirty seconds takes a few, starting the thread some more. */
const PATIENCE = 5000;
const MOST_MEGABYTES = 256;

/** One that is never read to its end takes all of that, and holds up no other. */
const AT_ONCE = 2;

const readers = new PQueue({ concurrency: AT_ONCE });

/**
 * Read from the packets: what a browser records says nothing of its length. Throws RECORDING_TYPE for what is
 * none of the kinds that are taken, RECORDING_BROKEN for one without sound or that cannot be read.
 */
export async function measureRecording(
  bytes: Buffer,
  patience = PATIENCE,
): Promise<RecordingMeasures> {
  const reading = await readers.add(() => read(bytes, patience));
  if ('refusal' in reading) throw new Failure(reading.refusal);
  return reading;
}

function read(bytes: Buffer, patience: number): Promise<Reading> {
  const reader = new Worker(READER, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return firstMessage(reader, patience);
}

/** What takes too long, or too much memory, is broken. */
async function firstMessage(reader: Worker, patience: number): Promise<Reading> {
  try {
    const signal = AbortSignal.timeout(patience);
    const [reading] = (await once(reader, 'message', { signal })) as [Reading];
    return reading;
  } catch {
    return { refusal: 'RECORDING_BROKEN' };
  } finally {
    await reader.terminate();
  }
}
