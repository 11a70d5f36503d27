// The device's camera and microphone: asked for, and given back.

/** Nobody allowed it; there is none; something else has it, or it failed. */
export type MediaFault = 'denied' | 'missing' | 'busy';

const FAULT_OF_ERROR: Partial<Record<string, MediaFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

export function mediaFault(error: unknown): MediaFault {
  return (error instanceof DOMException ? FAULT_OF_ERROR[error.name] : undefined) ?? 'busy';
}

/** Rejects with what mediaFault() reads; on a page without https there is neither. */
export async function openMedia(wanted: MediaStreamConstraints): Promise<MediaStream> {
  // Missing where the page is not secure, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no media devices', 'NotFoundError');
  return devices.getUserMedia(wanted);
}

export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
