// A body that has begun is kept in memory until the rest of it comes, which a sender may keep back
// (docs/rules/wire.md#bodies-under-way).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import { bringsBody } from './body.ts';

/** Of one network; the screens of a shop send a few. */
const MOST = 200;
const RETRY_AFTER_SECONDS = 5;

/** Refuses a body while its network has 200 others under way: TOO_MANY_ATTEMPTS. */
export function registerBodyBound(app: FastifyInstance): void {
  const underWay = new Map<string, number>();
  const networks = new WeakMap<FastifyRequest, string>();
  const isRoomFor = (request: FastifyRequest): boolean => {
    const network = networkOf(request.ip);
    const others = underWay.get(network) ?? 0;
    if (others >= MOST) return false;
    underWay.set(network, others + 1);
    networks.set(request, network);
    return true;
  };
  const end = (request: FastifyRequest): void => {
    const network = networks.get(request);
    if (network === undefined) return;
    networks.delete(request);
    const others = (underWay.get(network) ?? 0) - 1;
    if (others > 0) underWay.set(network, others);
    else underWay.delete(network);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!bringsBody(request)) {
      done();
    } else if (isRoomFor(request)) {
      // It has come, or was given up.
      request.raw.once('close', () => end(request));
      done();
    } else {
      done(new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
}
