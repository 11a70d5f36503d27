import { beforeEach, expect, test, vi } from 'vitest';
import { openQrReader } from './qr-reader.ts';

/** Stands for the worker's thread: answers every frame with the text. */
class FakeWorker {
  static answer: string | null | Error = null;
  static ended = 0;
  onmessage: ((event: { data: string | null }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage() {
    const { answer } = FakeWorker;
    queueMicrotask(() =>
      answer instanceof Error ? this.onerror?.() : this.onmessage?.({ data: answer }),
    );
  }
  terminate() {
    FakeWorker.ended += 1;
  }
}

const FRAME = { width: 1, height: 1, data: new Uint8ClampedArray(4) } as unknown as ImageData;

/** The browser's own reader, of these formats. */
function haveDetector(formats: string[], detect: () => Promise<{ rawValue: string }[]>) {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
}

beforeEach(() => {
  FakeWorker.answer = null;
  FakeWorker.ended = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

test('the browser’s own reader is used where it knows QRs', async () => {
  haveDetector(['ean_13', 'qr_code'], () => Promise.resolve([{ rawValue: '600111222' }]));
  FakeWorker.answer = 'from the worker';
  expect(await (await openQrReader()).read(FRAME)).toBe('600111222');
});

test('the browser’s own reader sees nothing in an empty picture', async () => {
  haveDetector(['qr_code'], () => Promise.resolve([]));
  expect(await (await openQrReader()).read(FRAME)).toBeNull();
});

test.each([
  ['has none', () => {}],
  ['has one without QRs', () => haveDetector(['ean_13'], () => Promise.resolve([]))],
  [
    'has one that does not work',
    () => haveDetector(['qr_code'], () => Promise.reject(new Error('service unavailable'))),
  ],
])('a worker reads where the browser %s', async (_name, prepare) => {
  prepare();
  const reader = await openQrReader();
  FakeWorker.answer = '600111222';
  expect(await reader.read(FRAME)).toBe('600111222');
  expect(await reader.read(FRAME)).toBe('600111222');
  reader.close();
  expect(FakeWorker.ended).toBe(1);
});

test('a worker that cannot be loaded is told', async () => {
  const reader = await openQrReader();
  FakeWorker.answer = new Error('offline');
  await expect(reader.read(FRAME)).rejects.toThrow('could not be loaded');
});
