import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CachedResponse } from '../../src/http/cached-response.ts';

/** What leaves for two visitors who ask alike. */
async function payloadsOf(text: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const cached = new CachedResponse(text, 'text/plain; charset=utf-8');
  const payloads: unknown[] = [];
  const app = Fastify();
  app.addHook('onSend', (_request, _reply, payload, done) => {
    payloads.push(payload);
    done();
  });
  app.get('/', (request, reply) => cached.send(request, reply, 'public'));
  for (let visitor = 0; visitor < 2; visitor += 1) {
    const reply = await app.inject({ url: '/', headers });
    if (headers['accept-encoding'] === undefined) expect(reply.body).toBe(text);
  }
  return payloads;
}

test('a long answer is the same bytes for every visitor, uncompressed and compressed', async () => {
  const text = 'Pollo a la leña, 13,50 € '.repeat(1000);
  for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }]) {
    const [first, second] = await payloadsOf(text, headers);
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toBe(first);
  }
});

test('a short one is text, which leaves with its head', async () => {
  expect(await payloadsOf('{"ok":true}')).toEqual(['{"ok":true}', '{"ok":true}']);
});
