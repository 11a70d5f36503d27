// A loudspeaker that counts the notes it was given.
import { vi } from 'vitest';

class FakeAudioContext extends EventTarget {
  static notes = 0;
  static state: AudioContextState = 'running';
  currentTime = 0;
  destination = {};
  get state() {
    return FakeAudioContext.state;
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
  vi.stubGlobal('AudioContext', FakeAudioContext);
}
