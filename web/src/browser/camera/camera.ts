// The device's camera, towards the room.
import { openMedia } from '../device/media-devices.ts';

/** The camera that looks away from whoever holds the device, where it has more than one. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Rejects as openMedia() does. */
export const openCamera = (): Promise<MediaStream> => openMedia(WANTED);

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
