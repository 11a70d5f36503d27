// Reads QRs beside the page, so that taps are answered meanwhile: a frame in, its text or null out.
import { decodeFrame, type Frame } from './qr-decode.ts';

self.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  self.postMessage(decodeFrame(data));
});
