import decodeQR from 'qr/decode.js';

/** A picture's pixels, four bytes each: red, green, blue, opacity. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray };

/** A second look at what seems to be a code, and time enough for it: the page does not wait. */
const PATIENCE = { effort: 2, timeLimit: 100 };

/** The text of the QR in the picture; null when there is none, or none that can be read. */
export function decodeFrame(frame: Frame): string | null {
  try {
    // The library tells its "not found" as a throw, of many kinds.
    return decodeQR(frame, { format: 'RGBA', ...PATIENCE });
  } catch {
    return null;
  }
}
