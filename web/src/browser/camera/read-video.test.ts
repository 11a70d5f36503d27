import { beforeEach, expect, test, vi } from 'vitest';
import * as qrReader from './qr-reader.ts';
import { readVideo } from './read-video.ts';

const read = vi.fn<() => Promise<string | null>>();
const close = vi.fn();
const drawImage = vi.fn();

/** A camera's picture as soon as it runs. */
const RUNNING = { videoWidth: 1280, videoHeight: 720 };

const video = (size: typeof RUNNING) => size as HTMLVideoElement;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [read, close, drawImage]) mock.mockReset();
  read.mockResolvedValue(null);
  vi.spyOn(qrReader, 'openQrReader').mockResolvedValue({ read, close });
  const getImageData = (_x: number, _y: number, width: number, height: number) => ({
    width,
    height,
  });
  const context = { drawImage, getImageData };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

test('eight frames a second are read until one has a code; none after it', async () => {
  const onText = vi.fn();
  readVideo(video(RUNNING), { onText, onFault: vi.fn() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(9);
  read.mockResolvedValue('600111222');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onText.mock.calls).toEqual([['600111222']]);
  expect(read).toHaveBeenCalledTimes(10);
});

test('the next frame waits for a reading that takes longer', async () => {
  const slow = Promise.withResolvers<null>();
  read.mockReturnValue(slow.promise);
  readVideo(video(RUNNING), { onText: vi.fn(), onFault: vi.fn() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(1);
  slow.resolve(null);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what is read is the middle square that the viewfinder shows', async () => {
  readVideo(video(RUNNING), { onText: vi.fn(), onFault: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([280, 0, 720, 720, 0, 0, 720, 720]);
  expect(read).toHaveBeenCalledWith({ width: 720, height: 720 });
});

test('a video without its first picture is waited for', async () => {
  const starting = { videoWidth: 0, videoHeight: 0 };
  readVideo(video(starting), { onText: vi.fn(), onFault: vi.fn() });
  await vi.advanceTimersByTimeAsync(500);
  expect(read).not.toHaveBeenCalled();
  Object.assign(starting, RUNNING);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalled();
});

test('stopped, it reads nothing more and tells nothing of what was under way', async () => {
  const slow = Promise.withResolvers<string>();
  read.mockReturnValue(slow.promise);
  const onText = vi.fn();
  const stop = readVideo(video(RUNNING), { onText, onFault: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  stop();
  slow.resolve('600111222');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onText).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalled();
});

test('a reader that cannot be had is told once', async () => {
  vi.mocked(qrReader.openQrReader).mockRejectedValue(new Error('offline'));
  const onFault = vi.fn();
  readVideo(video(RUNNING), { onText: vi.fn(), onFault });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFault).toHaveBeenCalledTimes(1);
});
