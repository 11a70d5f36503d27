// What a recording is told by, and that none keeps the server busy (docs/rules/voice.md#a-recording).
import { expect, test } from 'vitest';
import { measureRecording } from '../../src/voice/measure-recording.ts';
import { endlessWebm, wavOf } from './sounds.ts';

/** In milliseconds. How long a thread takes to start is the machine's business. */
const PATIENT = 60_000;

test('says length and kind', async () => {
  expect(await measureRecording(wavOf(2.5), PATIENT)).toEqual({
    seconds: 2.5,
    mimeType: 'audio/wav',
    fileName: 'pedido.wav',
  });
});

test('counts a recording that is never read to its end as broken, and answers others meanwhile', async () => {
  const endless = measureRecording(endlessWebm(), 500);
  const ordinary = measureRecording(wavOf(1), PATIENT);
  await expect(endless).rejects.toMatchObject({ code: 'RECORDING_BROKEN' });
  expect(await ordinary).toMatchObject({ seconds: 1 });
});

test('reads two at a time, whatever they are', async () => {
  const ended: string[] = [];
  const endless = [1, 2].map(() =>
    measureRecording(endlessWebm(), 500).catch(() => ended.push('endless')),
  );
  const ordinary = measureRecording(wavOf(1), PATIENT).then(() => ended.push('ordinary'));
  await Promise.all([...endless, ordinary]);
  expect(ended[0]).toBe('endless');
});
