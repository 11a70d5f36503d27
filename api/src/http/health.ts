import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** /healthz says that the process answers, /readyz that the database does too. */
export function registerHealth(
  app: FastifyInstance,
  isDatabaseReady: () => Promise<boolean>,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isDatabaseReady())) throw new Failure('NOT_READY');
    return { status: 'ok' };
  });
}
