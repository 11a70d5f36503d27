// A microphone at the browser's edge: what it answers when it is asked for, what it hears, and whether it
// is running.
import { vi } from 'vitest';
import { hearAtMicrophone, installAudio } from './fake-audio.ts';

export type FakeMicrophone = {
  /** How many streams have been opened and not been closed. */
  running: () => number;
  /** The answer to the next request; a DOMException's name refuses it. */
  answer: (refusal: string | null) => void;
  /** How loud it is, of full scale; null where the browser does not let it be known. */
  loudness: (volume: number | null) => void;
  /** What the recorder was asked for. */
  recorded: MediaRecorderOptions[];
  /** The recorder breaks. */
  fail: () => void;
};

export function fakeMicrophone(): FakeMicrophone {
  let refusal: string | null = null;
  const tracks = new Set<object>();
  const recorders: FakeRecorder[] = [];
  const recorded: MediaRecorderOptions[] = [];

  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    readonly mimeType: string;
    constructor(_stream: unknown, options: MediaRecorderOptions) {
      super();
      this.mimeType = options.mimeType ?? '';
      recorded.push(options);
      recorders.push(this);
    }
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }

  const getUserMedia = () => {
    if (refusal !== null) return Promise.reject(new DOMException('no', refusal));
    const track = { stop: () => tracks.delete(track) };
    tracks.add(track);
    return Promise.resolve({ getTracks: () => [track] });
  };
  vi.stubGlobal('navigator', { userAgent: 'test', onLine: true, mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  installAudio();
  return {
    running: () => tracks.size,
    answer: (next) => {
      refusal = next;
    },
    loudness: hearAtMicrophone,
    recorded,
    fail: () => recorders.at(-1)?.dispatchEvent(new Event('error')),
  };
}
