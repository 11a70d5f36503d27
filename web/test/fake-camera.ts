// A camera at the browser's edge: what it answers when it is asked for, whether it is running, and which
// code is in its picture.
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
  /** A code is held in front of it; the browser's own reader sees it in the next picture. */
  show: (text: string) => void;
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
    show: fakePictures(),
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

/** Pictures without pixels, and a browser that reads QRs by itself; answers how to hold a code in front. */
function fakePictures(): (text: string) => void {
  let shown: string | null = null;
  const context = { drawImage: () => undefined, getImageData: () => ({}) };
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve(shown === null ? [] : [{ rawValue: shown }]);
    },
  );
  return (text) => {
    shown = text;
  };
}
