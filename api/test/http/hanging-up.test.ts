// Who hangs up in the middle of a request is no fault of the database's, nor of ours
// (docs/rules/wire.md#while-the-database-is-away).
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { fromDatabase, isUnavailable } from '../../src/db/unavailable.ts';
import { connectTo } from '../raw-request.ts';
import { openSite } from '../site/site-under-test.ts';

const FORM = 'multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc';

test.each([
  ['an order', '/api/orders', 'application/json', '{"customerName":'],
  ['a body of no known type', '/api/orders', 'text/plain', 'hola'],
  ['a form of an order page', '/pedido/x/cancel', 'application/x-www-form-urlencoded', 'version='],
  ['a picture', '/api/products/1/image', FORM, PART],
  ['a recording', '/api/speech-to-text', FORM, PART],
])('%s that breaks off is not logged', async (_what, path, type, sent) => {
  const { app, signedIn } = await openSite();
  const { cookies } = await signedIn('haykakan');
  const logged = (['error', 'warn'] as const).map((level) => vi.spyOn(app.log, level));
  const socket = await connectTo(app);
  const arrival = once(app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${[...cookies].map((cookie) => cookie.join('=')).join('; ')}`,
    `Content-Type: ${type}`,
    'Content-Length: 5000',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${sent}`);
  const [, response] = await arrival;
  // Whatever is logged has been by then.
  const answered = new Promise<void>((resolve) => {
    vi.spyOn(response, 'end').mockImplementation(() => {
      resolve();
      return response;
    });
  });
  socket.destroy();
  await answered;
  expect(response.statusCode).toBeLessThan(500);
  expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a connection that breaks is the database’s where it was the database’s', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT']) {
    const broken = () => Object.assign(new Error('aborted'), { code });
    expect(isUnavailable(broken())).toBe(false);
    expect(isUnavailable(new AggregateError([broken()]))).toBe(false);
    expect(isUnavailable(fromDatabase(broken()))).toBe(true);
    expect(isUnavailable(new AggregateError([new Error('x'), fromDatabase(broken())]))).toBe(true);
  }
});
