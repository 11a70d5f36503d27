import { useEffect, useState } from 'react';
import {
  cameraFault,
  cameraPermission,
  closeCamera,
  openCamera,
  type CameraFault,
} from './camera.ts';

export type CameraState =
  | { status: 'opening' }
  /** The browser is asking whoever sits there. */
  | { status: 'asking' }
  | { status: 'open'; stream: MediaStream }
  | { status: 'failed'; fault: CameraFault };

const OPENING: CameraState = { status: 'opening' };

/** Has the camera while the component is on screen, and gives it back when it leaves. */
export function useCamera(): { camera: CameraState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [camera, setCamera] = useState(OPENING);
  useEffect(() => holdCamera(setCamera), [attempt]);
  return {
    camera,
    retry: () => {
      setCamera(OPENING);
      setAttempt((last) => last + 1);
    },
  };
}

/** Tells the camera's states until the answer is called, which closes it. */
function holdCamera(tell: Tell): () => void {
  const ending = new AbortController();
  void askAndOpen(tell, ending.signal);
  return () => ending.abort();
}

type Tell = (camera: CameraState) => void;

async function askAndOpen(tell: Tell, signal: AbortSignal): Promise<void> {
  const permission = await cameraPermission();
  if (signal.aborted) return;
  if (permission?.state !== 'denied') {
    if (permission?.state !== 'granted') tell({ status: 'asking' });
    if ((await open(tell, signal)) !== 'denied') return;
  }
  tell({ status: 'failed', fault: 'denied' });
  // A "no" is taken back in the browser's settings: no need to come back and press.
  permission?.addEventListener('change', () => void askAndOpen(tell, signal), {
    signal,
    once: true,
  });
}

/** A "no" is for its caller to tell; every other outcome it tells itself. */
async function open(tell: Tell, signal: AbortSignal): Promise<'denied' | 'told'> {
  try {
    const stream = await openCamera();
    if (signal.aborted) {
      closeCamera(stream);
      return 'told';
    }
    signal.addEventListener('abort', () => closeCamera(stream));
    // Pulled out, or taken away by the system.
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => tell({ status: 'failed', fault: 'busy' }), { signal });
    tell({ status: 'open', stream });
  } catch (error) {
    const fault = cameraFault(error);
    if (signal.aborted) return 'told';
    if (fault === 'denied') return 'denied';
    tell({ status: 'failed', fault });
  }
  return 'told';
}
