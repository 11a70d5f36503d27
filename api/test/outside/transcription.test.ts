// Having a recording turned into text, whatever the service does (docs/rules/voice.md#who-turns-speech-into-text).
import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/failure.ts';
import { freePort } from '../free-port.ts';
import { transcribe } from '../../src/outside/transcription.ts';
import { breaksOff, fails, hears, isSilent, openTranscriber } from './transcriber-under-test.ts';

const RECORDING = { bytes: Buffer.from('sonido'), mimeType: 'audio/webm', fileName: 'pedido.webm' };

async function openService(apiKey?: string) {
  const service = await openTranscriber();
  const ask = async (patience?: number) => {
    try {
      const transcriber = { url: service.url, apiKey, model: 'whisper-1' };
      return await transcribe(transcriber, RECORDING, patience);
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
  };
  return { ...service, ask };
}

test('sends the recording, the model and the language, and reads the text', async () => {
  const { ask, answer, requests } = await openService('clave');
  answer(hears('  dos pollos para Ana a las dos\n'));
  expect(await ask()).toBe('dos pollos para Ana a las dos');
  expect(requests).toHaveLength(1);
  const [{ url, headers, body } = expect.fail()] = requests;
  expect(url).toBe('/v1/audio/transcriptions');
  expect(headers.authorization).toBe('Bearer clave');
  const parts = body.split(/--\S+(?:\r\n|--)/).map((part) => part.trim().split(/\r\n/));
  expect(parts).toEqual([
    [''],
    [
      'Content-Disposition: form-data; name="file"; filename="pedido.webm"',
      'Content-Type: audio/webm',
      '',
      'sonido',
    ],
    ['Content-Disposition: form-data; name="model"', '', 'whisper-1'],
    ['Content-Disposition: form-data; name="language"', '', 'es'],
    ['Content-Disposition: form-data; name="response_format"', '', 'json'],
    ['Content-Disposition: form-data; name="temperature"', '', '0'],
    [''],
  ]);
});

test('asks without a key where there is none, and takes silence for nothing said', async () => {
  const { ask, answer, requests } = await openService();
  answer(hears(''));
  expect(await ask()).toBe('');
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

describe('what is tried once more', () => {
  test.each([
    ['a fault of its own', fails(500)],
    ['a service that is loading its model', fails(503)],
    ['an answer that breaks off', breaksOff],
  ])('%s', async (_what, first) => {
    const { ask, answer, requests } = await openService();
    answer(first, hears('un pollo'));
    expect(await ask()).toBe('un pollo');
    expect(requests).toHaveLength(2);
  });
});

describe('what is told', () => {
  test.each([
    ['two faults', [fails(500)], 'SPEECH_UNREACHABLE', 2],
    ['two answers that break off', [breaksOff], 'SPEECH_UNREACHABLE', 2],
    ['a key that is refused', [fails(401)], 'SPEECH_REFUSED', 1],
    ['a path that it does not know', [fails(404)], 'SPEECH_REFUSED', 1],
    ['a way to another address', [fails(302)], 'SPEECH_REFUSED', 1],
    ['a recording that it cannot read', [fails(400)], 'SPEECH_REFUSED', 1],
    ['a page', [fails(200, '<html>')], 'SPEECH_UNUSABLE', 1],
    ['another answer', [fails(200, '{"text":7}')], 'SPEECH_UNUSABLE', 1],
    ['an answer without end', [fails(200, 'x'.repeat(70_000))], 'SPEECH_UNUSABLE', 1],
    ['JSON without a bottom', [fails(200, '['.repeat(30_000))], 'SPEECH_UNUSABLE', 1],
  ])('%s', async (_what, answers, code, tries) => {
    const { ask, answer, requests } = await openService();
    answer(...answers);
    expect(await ask()).toBe(code);
    expect(requests).toHaveLength(tries);
  });

  test('a service that says nothing, once its time is over, without another try', async () => {
    const { ask, answer, requests } = await openService();
    answer(isSilent);
    expect(await ask(100)).toBe('SPEECH_UNREACHABLE');
    expect(requests.length).toBeLessThanOrEqual(1);
  });

  test('a service that is not there', async () => {
    const transcriber = {
      url: `http://127.0.0.1:${await freePort()}`,
      apiKey: undefined,
      model: 'whisper-1',
    };
    await expect(transcribe(transcriber, RECORDING)).rejects.toMatchObject({
      code: 'SPEECH_UNREACHABLE',
    });
  });
});
