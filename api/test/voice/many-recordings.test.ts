// So many recordings are taken at once; who comes then is told when to come again (docs/rules/voice.md#a-recording).
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { hears, openTranscriber } from '../outside/transcriber-under-test.ts';
import { openShop } from '../shop-under-test.ts';
import { speak } from './speak.ts';

const PLACES = 8;

test('the ninth at once is refused and leaves no key behind, and there is room once one is through', async () => {
  const service = await openTranscriber();
  const waiting: ServerResponse[] = [];
  const { promise: allAsked, resolve } = Promise.withResolvers<undefined>();
  service.answer((response) => {
    if (waiting.push(response) === PLACES) resolve(undefined);
  });
  const under = await openShop({ STT_URL: service.url });
  const staff = await under.signedIn('haykakan');
  const key = { 'idempotency-key': 'el-noveno-dictado' };
  const spoken = Array.from({ length: PLACES }, () => speak(staff));
  const refused = await speak(staff, {}, key);
  expect(refused).toMatchObject({
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
  expect((await Promise.all(spoken)).map(({ status }) => status)).toEqual(Array(PLACES).fill(200));
  const again = await speak(staff, {}, key);
  expect(again).toMatchObject({ status: 200, body: { orderCreated: true } });
});
