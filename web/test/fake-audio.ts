// A loudspeaker that counts the notes it was given, and the meter of a microphone. One class for every test: the
// bell keeps the context that it has made once.
import { vi } from 'vitest';

class FakeAudioContext extends EventTarget {
  static notes = 0;
  static state: AudioContextState = 'running';
  /** How loud it is at the microphone, of full scale; null where the browser does not let it be known. */
  static volume: number | null = null;
  #isMeter = false;
  currentTime = 0;
  destination = {};
  get state() {
    if (!this.#isMeter) return FakeAudioContext.state;
    return FakeAudioContext.volume === null ? 'suspended' : 'running';
  }
  createAnalyser() {
    const getFloatTimeDomainData = (samples: Float32Array) =>
      samples.fill(FakeAudioContext.volume ?? 0);
    return { fftSize: 0, getFloatTimeDomainData };
  }
  createMediaStreamSource() {
    this.#isMeter = true;
    return { connect: () => undefined };
  }
  close() {
    return Promise.resolve();
  }
  resume() {
    FakeAudioContext.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  createOscillator() {
    const node = {
      type: '',
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => {
        FakeAudioContext.notes += 1;
      },
      stop: () => undefined,
    };
    return node;
  }
  createGain() {
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (next: unknown) => next };
  }
}

/** Four notes are one ring. */
export const rings = () => FakeAudioContext.notes / 4;

export function installAudio(state: AudioContextState = 'running'): void {
  FakeAudioContext.notes = 0;
  FakeAudioContext.state = state;
  FakeAudioContext.volume = null;
  vi.stubGlobal('AudioContext', FakeAudioContext);
}

export function hearAtMicrophone(volume: number | null): void {
  FakeAudioContext.volume = volume;
}
