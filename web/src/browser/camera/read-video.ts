// Looks for a QR in a running video, about eight times a second.
import { openQrReader, type QrReader } from './qr-reader.ts';

const PAUSE_MS = 125;
/** The side of what is read, in pixels: a wallet's code is read down to a quarter of it. */
const SIDE = 720;

type Callbacks = {
  /** A QR was read; nothing is looked for after it. */
  onText: (text: string) => void;
  /** It cannot go on: the reader could not be had. */
  onFault: (error: unknown) => void;
};

/** Reads the middle square of the video, which is what the viewfinder shows; answers how to stop. */
export function readVideo(video: HTMLVideoElement, { onText, onFault }: Callbacks): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reader: QrReader | undefined;
  const takeFrame = frameTaker(video);

  async function look(): Promise<void> {
    try {
      reader ??= await openQrReader();
      const frame = isOver ? null : takeFrame();
      const text = frame && (await reader.read(frame));
      if (isOver) return;
      if (text) onText(text);
      else timer = setTimeout(() => void look(), PAUSE_MS);
    } catch (error) {
      if (!isOver) onFault(error);
    } finally {
      if (isOver) reader?.close();
    }
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    reader?.close();
  };
}

/** Null until the video has its first picture. */
function frameTaker(video: HTMLVideoElement): () => ImageData | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return () => {
    const { videoWidth, videoHeight } = video;
    const square = Math.min(videoWidth, videoHeight);
    if (!context || square === 0) return null;
    const side = Math.min(square, SIDE);
    if (canvas.width !== side) canvas.width = canvas.height = side;
    const [left, top] = [(videoWidth - square) / 2, (videoHeight - square) / 2];
    context.drawImage(video, left, top, square, square, 0, 0, side, side);
    return context.getImageData(0, 0, side, side);
  };
}
