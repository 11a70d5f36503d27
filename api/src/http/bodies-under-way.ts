// A body that has begun is kept in memory until the rest of it comes, which a sender may keep back
// (docs/rules/wire.md#bodies-under-way).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../db/throttle.ts';
import { Failure } from '../failure.ts';

/** Of one network; the screens of a shop send a few. */
const MOST = 200;
const RETRY_AFTER_SECONDS = 5;

/** Refuses a body while its network has 50 others under way: TOO_MANY_ATTEMPTS. */
export function registerBodyBound(app: FastifyInstance): void {
  const underWay = new Map<string, Set<FastifyRequest>>();
  const end = (request: FastifyRequest) => {
    const network = networkOf(request.ip);
    const bodies = underWay.get(network);
    bodies?.delete(request);
    if (bodies?.size === 0) underWay.delete(network);
  };
  const isRoomFor = (request: FastifyRequest): boolean => {
    const network = networkOf(request.ip);
    const bodies = underWay.get(network) ?? new Set();
    if (bodies.size >= MOST) return false;
    underWay.set(network, bodies.add(request));
    // It has come, or was given up.
    request.raw.once('close', () => end(request));
    return true;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request) || isRoomFor(request)) done();
    else done(new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
