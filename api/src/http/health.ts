import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import { DATA_POLICY } from './security-headers.ts';

/** /healthz says that the process answers, /readyz that the database does too. */
export function registerHealth(
  app: FastifyInstance,
  isDatabaseReady: () => Promise<boolean>,
): void {
  const ok = (reply: FastifyReply) =>
    reply.header('content-security-policy', DATA_POLICY).send({ status: 'ok' });
  app.get('/healthz', (_request, reply) => ok(reply));
  app.get('/readyz', async (_request, reply) => {
    if (!(await isDatabaseReady())) throw new Failure('NOT_READY');
    return ok(reply);
  });
}
