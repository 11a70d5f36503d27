// The bound of unanswered requests on one connection (docs/rules/wire.md#unanswered-requests).
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for one answer before they ask again. */
const MOST = 4;

/** Hangs up on a connection that asks again while 4 answers are not taken. An answer lies in memory until it is taken. */
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
