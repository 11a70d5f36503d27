// The device's camera: asked for, opened towards the room, given back.

/** Nobody allowed it; there is none; something else has it, or it failed. */
export type CameraFault = 'denied' | 'missing' | 'busy';

const FAULT_OF_ERROR: Partial<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

export function cameraFault(error: unknown): CameraFault {
  return (error instanceof DOMException ? FAULT_OF_ERROR[error.name] : undefined) ?? 'busy';
}

/** The camera that looks away from whoever holds the device, where it has more than one. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Rejects with what cameraFault() reads; on a page without https there is no camera. */
export async function openCamera(): Promise<MediaStream> {
  // Missing where the page is not secure, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no media devices', 'NotFoundError');
  return devices.getUserMedia(WANTED);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What is known of the permission before asking; null where the browser does not tell. */
export async function cameraPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'camera' });
  } catch {
    return null;
  }
}

/** Switches the lamp beside the camera; null where there is none. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const track = stream.getVideoTracks()[0];
  // Not every browser tells what a camera can do, and the lamp is missing from the types.
  const tells = track && 'getCapabilities' in track;
  if (!tells || !('torch' in track.getCapabilities())) return null;
  return (on) => {
    const lamp: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
    return track.applyConstraints({ advanced: [lamp] });
  };
}
