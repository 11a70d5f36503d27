import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMicrophone, type FakeMicrophone } from '../../../test/fake-microphone.ts';
import { recordSpeech } from './record-speech.ts';

const LONGEST_MS = 30_000;
let microphone: FakeMicrophone;
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  microphone = fakeMicrophone();
  ending = new AbortController();
});

const record = () => recordSpeech(LONGEST_MS, ending.signal);

it('answers one file of speech, small, in a type that the browser has', async () => {
  const recording = await record();
  expect(microphone.running()).toBe(1);
  recording.stop();
  const file = await recording.file;
  expect(file.type).toBe('audio/webm;codecs=opus');
  expect(await file.text()).toBe('voice');
  expect(microphone.recorded).toEqual([
    { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 },
  ]);
  expect(microphone.running()).toBe(0);
});

it('is sound, also where the browser calls it a film', async () => {
  class WebKitRecorder extends MediaRecorder {
    static override isTypeSupported = (type: string) => type === 'audio/mp4';
    constructor(stream: MediaStream, options: MediaRecorderOptions) {
      super(stream, options);
      Object.assign(this, { mimeType: 'video/mp4' });
    }
  }
  vi.stubGlobal('MediaRecorder', WebKitRecorder);
  const recording = await record();
  recording.stop();
  expect((await recording.file).type).toBe('audio/mp4');
});

it('ends by itself, and says when', async () => {
  const recording = await record();
  expect(recording.endsAt - Date.now()).toBe(LONGEST_MS);
  let isOver = false;
  const ended = recording.file.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(microphone.running()).toBe(0);
});

it('ends when the page is out of sight', async () => {
  const recording = await record();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await recording.file).size).toBeGreaterThan(0);
});

it('is dropped while the microphone is still being asked for', async () => {
  const asked = record();
  ending.abort();
  await expect(asked).rejects.toThrow();
  expect(microphone.running()).toBe(0);
});

it('gives the microphone back when it is dropped, and when the recorder fails', async () => {
  const dropped = await record();
  ending.abort();
  await dropped.file;
  expect(microphone.running()).toBe(0);
  ending = new AbortController();
  const failing = await record();
  microphone.fail();
  await expect(failing.file).rejects.toThrow();
  expect(microphone.running()).toBe(0);
});

it('finds no microphone in a browser that cannot record', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await expect(record()).rejects.toMatchObject({ name: 'NotFoundError' });
});

describe('how loud it is', () => {
  const hearFor = async (ms: number, volume: number | null) => {
    const recording = await record();
    microphone.loudness(volume);
    await vi.advanceTimersByTimeAsync(ms);
    return recording;
  };

  it.each([
    ['a voice', 0.2, true],
    ['a quiet room', 0.004, false],
  ])('%s', async (_name, volume, isSpeech) => {
    expect((await hearFor(300, volume)).hasSpeech()).toBe(isSpeech);
  });

  it('a knock is no voice', async () => {
    const recording = await hearFor(100, 0.5);
    microphone.loudness(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(recording.hasSpeech()).toBe(false);
  });

  it('nobody can say where the browser does not tell', async () => {
    expect((await hearFor(2000, null)).hasSpeech()).toBe(null);
  });

  it.each([
    [1, 1],
    [0.1, 0.67],
    [0.001, 0],
    [0, 0],
  ])('of full scale %d the meter shows %d', async (volume, level) => {
    expect((await hearFor(100, volume)).level()).toBeCloseTo(level, 2);
  });
});
