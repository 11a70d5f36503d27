// So many recordings are taken at once; who comes then is told when to come again (docs/rules/voice.md#a-recording).
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { hears, openTranscriber } from '../outside/transcriber-under-test.ts';
import { openShop } from '../shop-under-test.ts';
import { speak } from './speak.ts';

const PLACES = 8;

test('one more at once is refused and leaves no key behind, and there is room once one is through', async () => {
  const service = await openTranscriber();
  const waiting: ServerResponse[] = [];
  const { promise: allAsked, resolve } = Promise.withResolvers<undefined>();
  service.answer((response) => {
    if (waiting.push(response) === PLACES) resolve(undefined);
  });
  const { signedIn } = await openShop({ STT_URL: service.url });
  const staff = await signedIn('haykakan');
  const speakAs = (index: number) =>
    speak(staff, {}, { 'idempotency-key': `dictado-numero-${index}` });
  const spoken = Array.from({ length: PLACES + 1 }, async (_, index) => {
    return { index, reply: await speakAs(index) };
  });
  // The others wait for the service.
  const refused = await Promise.race(spoken);
  expect(refused.reply).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
    body: {
      error:
        'Se están escribiendo otros dictados. Espera unos segundos y vuelve a intentarlo, o escribe el pedido',
      code: 'RECORDINGS_BUSY',
    },
  });
  await allAsked;
  const heard = hears('dos pollos para María a las dos y media');
  service.answer(heard);
  for (const response of waiting) heard(response);
  const replies = (await Promise.all(spoken)).map(({ reply }) => reply.status);
  expect(replies.toSorted()).toEqual([...Array<number>(PLACES).fill(200), 429]);
  const again = await speakAs(refused.index);
  expect(again).toMatchObject({ status: 200, body: { orderCreated: true } });
});
