// What reads QRs: the browser's own reader where it has one, else ours in a worker.
import type { Frame } from './qr-decode.ts';

export type QrReader = {
  /** The text in the picture, or null. One picture at a time; its pixels are given away. */
  read: (frame: ImageData) => Promise<string | null>;
  close: () => void;
};

type Detector = { detect: (image: ImageData) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Rejects when neither can be had. */
export async function openQrReader(): Promise<QrReader> {
  return (await ownReader()) ?? workerReader();
}

async function ownReader(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  let spare: QrReader | undefined;
  return {
    read: async (frame) => {
      if (spare) return spare.read(frame);
      try {
        const [code] = await detector.detect(frame);
        return code?.rawValue ?? null;
      } catch {
        // The device promises it, but lacks the service behind it.
        spare = workerReader();
        return spare.read(frame);
      }
    },
    close: () => spare?.close(),
  };
}

function workerReader(): QrReader {
  const worker = new Worker(new URL('./qr-decoder.worker.ts', import.meta.url), { type: 'module' });
  return {
    read: ({ width, height, data }) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
        worker.onerror = () => reject(new Error('the QR decoder could not be loaded'));
        worker.postMessage({ width, height, data } satisfies Frame, [data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
