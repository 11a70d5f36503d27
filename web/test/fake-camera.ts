// A camera at the browser's edge: what it answers when it is asked for, and whether it is running.
import { vi } from 'vitest';

export type FakeCamera = {
  /** How many streams have been opened and not been closed. */
  running: () => number;
  /** The answer to the next request; a DOMException's name refuses it. */
  answer: (refusal: string | null) => void;
  /** What the browser says of the permission, and says again when it changes. */
  permit: (state: PermissionState) => void;
  /** The system takes the camera away. */
  lose: () => void;
  lamp: ReturnType<typeof vi.fn>;
};

export function fakeCamera({ hasTorch = false } = {}): FakeCamera {
  let refusal: string | null = null;
  const tracks = new Set<EventTarget>();
  const lamp = vi.fn(() => Promise.resolve());
  const permission = Object.assign<EventTarget, { state: PermissionState }>(new EventTarget(), {
    state: 'prompt',
  });

  function newTrack() {
    const track = Object.assign(new EventTarget(), {
      stop: () => tracks.delete(track),
      getCapabilities: () => (hasTorch ? { torch: true } : {}),
      applyConstraints: lamp,
    });
    tracks.add(track);
    return track;
  }
  const getUserMedia = () => {
    if (refusal !== null) return Promise.reject(new DOMException('no', refusal));
    const track = newTrack();
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  };
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    onLine: true,
    mediaDevices: { getUserMedia },
    permissions: { query: () => Promise.resolve(permission) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return {
    running: () => tracks.size,
    answer: (next) => {
      refusal = next;
    },
    permit: (state) => {
      permission.state = state;
      permission.dispatchEvent(new Event('change'));
    },
    lose: () => {
      for (const track of tracks) track.dispatchEvent(new Event('ended'));
    },
    lamp,
  };
}
