import type { FastifyInstance } from 'fastify';

/**
 * Hangs up on a request whose client has gone before anything was looked at: its connection has no address any more, by
 * which limits and the record of administration tell clients apart, and nobody hears the answer.
 */
export function registerGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.socket.remoteAddress === undefined) {
      reply.hijack();
      raw.destroy();
    } else done();
  });
}
