// A body that has begun is kept in memory until the rest of it comes, which a sender may keep back
// (docs/rules/wire.md#bodies-under-way).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundsFrom } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import { bringsBody } from './body.ts';

/** Of one network; the screens of a shop send a few. */
const MOST = 200;
/** Of one block of IPv6. */
const MOST_OF_BLOCK = 400;
const RETRY_AFTER_SECONDS = 5;

/** Refuses a body while its network has 200 others under way, or its block 400: TOO_MANY_ATTEMPTS. */
export function registerBodyBound(app: FastifyInstance): void {
  const underWay = new Map<string, number>();
  const countedAs = new WeakMap<FastifyRequest, string[]>();
  const othersOf = (counted: string): number => underWay.get(counted) ?? 0;
  const isRoomFor = (request: FastifyRequest): boolean => {
    const bounds = boundsFrom(request.ip, MOST, MOST_OF_BLOCK);
    if (bounds.some(({ counted, most }) => othersOf(counted) >= most)) return false;
    for (const { counted } of bounds) underWay.set(counted, othersOf(counted) + 1);
    countedAs.set(
      request,
      bounds.map(({ counted }) => counted),
    );
    return true;
  };
  const end = (request: FastifyRequest): void => {
    for (const counted of countedAs.get(request) ?? []) {
      const others = othersOf(counted) - 1;
      if (others > 0) underWay.set(counted, others);
      else underWay.delete(counted);
    }
    countedAs.delete(request);
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
