import { expect, test } from 'vitest';
import { connectTo } from '../raw-request.ts';
import { openShop } from '../shop-under-test.ts';

const ask = (more = '') => `GET /api/products HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** All that comes until the server hangs up. */
async function answersTo(under: Awaited<ReturnType<typeof openShop>>, requests: string) {
  const socket = await connectTo(under.app);
  socket.setEncoding('utf8').write(requests);
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text.split('HTTP/1.1 200').length - 1;
}

test('a connection that asks on without taking its answers is hung up on', async () => {
  const under = await openShop();
  expect(await answersTo(under, ask().repeat(500))).toBeLessThanOrEqual(4);
  expect((await under.visitor().get('/api/products')).status).toBe(200);
});

test('four at once are answered', async () => {
  const under = await openShop();
  expect(await answersTo(under, ask().repeat(3) + ask('Connection: close\r\n'))).toBe(4);
});
