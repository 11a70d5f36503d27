// What may be sent as a recording of an order. See docs/rules/voice.md#a-recording.

export const RECORDING_FIELD = 'audio';
/** What the browser itself recognised, beside the recording. */
export const TRANSCRIPT_FIELD = 'transcript';

export const MAX_RECORDING_BYTES = 10 * 1024 * 1024;
/** A recorder that is stopped after thirty seconds has a little more in its last packet. */
export const MAX_RECORDING_SECONDS = 30;
const LAST_PACKET_SECONDS = 0.5;

export const isTooLong = (seconds: number): boolean =>
  seconds > MAX_RECORDING_SECONDS + LAST_PACKET_SECONDS;
