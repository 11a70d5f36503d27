// The bounds of unanswered requests (docs/rules/wire.md#unanswered-requests): an answer lies in memory until it is taken,
// which a reader may put off.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnderWay } from './under-way.ts';

/** Browsers and proxies wait for one answer before they ask again. */
const MOST_OF_CONNECTION = 4;
/** A shop's own network, with its guests in it, takes a few at once. */
const MOST = { ofNetwork: 500, ofBlock: 1000 };

const endings = new WeakMap<FastifyRequest, () => void>();

/** An event stream is no answer that ends: it has bounds of its own. */
export const countNoMore = (request: FastifyRequest): void => endings.get(request)?.();

/** Hangs up on a connection that asks again while 4 answers are not taken. */
export function registerUnansweredBound(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket): number => unanswered.get(socket) ?? 0;
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw;
    if (socket.destroyed || countOf(socket) >= MOST_OF_CONNECTION) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, countOf(socket) + 1);
    reply.raw.once('close', () => unanswered.set(socket, countOf(socket) - 1));
    done();
  });
}

/** Refuses a request while its network has 500 others unanswered, or its block 1,000: TOO_MANY_ATTEMPTS. */
export function registerAnswerBound(app: FastifyInstance): void {
  const answers = new UnderWay(MOST);
  app.addHook('onRequest', (request, reply, done) => {
    answers.begin(request);
    const end = () => answers.end(request);
    endings.set(request, end);
    reply.raw.once('close', end);
    done();
  });
}
