import { useEffect, useState } from 'react';
import { closeMedia, mediaFault, type MediaFault } from '../device/media-devices.ts';
import { cameraPermission, openCamera } from './camera.ts';

export type CameraState =
  | { status: 'opening' }
  /** The browser is asking whoever sits there. */
  | { status: 'asking' }
  | { status: 'open'; stream: MediaStream }
  | { status: 'failed'; fault: MediaFault };

const OPENING: CameraState = { status: 'opening' };

export function useCamera(): { camera: CameraState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [camera, setCamera] = useState(OPENING);
  useEffect(() => watchCamera(setCamera), [attempt]);
  return {
    camera,
    retry: () => {
      setCamera(OPENING);
      setAttempt((last) => last + 1);
    },
  };
}

/** Reports the camera's states until the answer is called, which closes it. */
function watchCamera(onState: StateListener): () => void {
  const ending = new AbortController();
  void requestAndOpen(onState, ending.signal);
  return () => ending.abort();
}

type StateListener = (camera: CameraState) => void;

async function requestAndOpen(onState: StateListener, signal: AbortSignal): Promise<void> {
  const permission = await cameraPermission();
  if (signal.aborted) return;
  if (permission?.state !== 'denied') {
    if (permission?.state !== 'granted') onState({ status: 'asking' });
    if ((await open(onState, signal)) !== 'denied') return;
  }
  onState({ status: 'failed', fault: 'denied' });
  // A "no" is taken back in the browser's settings: no need to come back and press.
  permission?.addEventListener('change', () => void requestAndOpen(onState, signal), {
    signal,
    once: true,
  });
}

/** Reports every outcome but a refusal, which its caller reports. */
async function open(onState: StateListener, signal: AbortSignal): Promise<'denied' | 'reported'> {
  try {
    const stream = await openCamera();
    if (signal.aborted) {
      closeMedia(stream);
      return 'reported';
    }
    signal.addEventListener('abort', () => closeMedia(stream));
    // Pulled out, or taken away by the system.
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => onState({ status: 'failed', fault: 'busy' }), {
      signal,
    });
    onState({ status: 'open', stream });
  } catch (error) {
    const fault = mediaFault(error);
    if (signal.aborted) return 'reported';
    if (fault === 'denied') return 'denied';
    onState({ status: 'failed', fault });
  }
  return 'reported';
}
