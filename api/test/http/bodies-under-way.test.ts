import { once } from 'node:events';
import { expect, test } from 'vitest';
import { connectTo } from '../raw-request.ts';
import { openShop } from '../shop-under-test.ts';
import { until } from '../until.ts';

const HEAD = 'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

type App = Awaited<ReturnType<typeof openShop>>['app'];

/** Sends so many bodies that begin and do not go on, each with a head of its own. */
async function beginBodies(app: App, count: number, headOf = (_number: number) => '') {
  const sockets = await Promise.all(Array.from({ length: count }, () => connectTo(app)));
  let begun = 0;
  app.server.on('request', () => {
    begun += 1;
  });
  for (const [number, socket] of sockets.entries()) {
    socket.write(`${HEAD}${headOf(number)}Content-Length: 5000\r\n\r\n{`);
  }
  await until(() => expect(begun).toBe(count));
  return sockets;
}

test('a network has at most 200 bodies under way', async () => {
  const under = await openShop();
  const sockets = await beginBodies(under.app, 200);
  const refused = await under.visitor('127.0.0.1').post('/api/orders', {});
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect((await under.visitor('127.0.0.1').get('/api/products')).status).toBe(200);
  expect((await under.visitor('198.51.100.7').post('/api/orders', {})).status).toBe(400);
  const [first] = sockets;
  const closed = first && once(first, 'close');
  first?.destroy();
  await closed;
  await until(async () => {
    expect((await under.visitor('127.0.0.1').post('/api/orders', {})).status).toBe(400);
  });
});

test('a block of IPv6 has at most 400, whatever its networks', async () => {
  const under = await openShop({ TRUST_PROXY: 'loopback' });
  await beginBodies(under.app, 400, (count) => `X-Forwarded-For: 2001:db8:77:${count}::1\r\n`);
  const from = (address: string) =>
    under.visitor().post('/api/orders', {}, { 'x-forwarded-for': address });
  expect(await from('2001:db8:77:a::1')).toMatchObject({ status: 429 });
  expect(await from('2001:db8:78:a::1')).toMatchObject({ status: 400 });
});

test('bodies that have come make room', async () => {
  const under = await openShop();
  for (let count = 0; count < 220; count += 1) {
    expect((await under.visitor('127.0.0.1').post('/api/products/x', { a: 1 })).status).toBe(404);
  }
});
