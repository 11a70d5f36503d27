// A connection that asks on without reading its answers (docs/rules/wire.md#unanswered-requests).
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for one answer before they ask again. */
const MOST = 4;

/** Hangs up on a connection that asks while 4 of its answers are still to be taken: each lies in memory until then. */
export function registerUnansweredBound(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket): number => unanswered.get(socket) ?? 0;
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw;
    if (socket.destroyed || countOf(socket) >= MOST) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, countOf(socket) + 1);
    reply.raw.once('close', () => unanswered.set(socket, countOf(socket) - 1));
    done();
  });
}
