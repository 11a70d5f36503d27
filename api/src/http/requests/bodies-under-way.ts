// A body that has begun is kept in memory until the rest of it comes, which a sender may keep back
// (docs/rules/wire.md#bodies-under-way).
import type { FastifyInstance } from 'fastify';
import { bringsBody } from './body.ts';
import { UnderWay } from './under-way.ts';

/** The screens of a shop send a few. */
const MOST = { ofNetwork: 200, ofBlock: 400 };

/** Refuses a body while its network has 200 others under way, or its block 400: TOO_MANY_ATTEMPTS. */
export function registerBodyBound(app: FastifyInstance): void {
  const bodies = new UnderWay(MOST);
  app.addHook('onRequest', (request, _reply, done) => {
    if (bringsBody(request)) {
      bodies.begin(request);
      // It has come, or was given up.
      request.raw.once('close', () => bodies.end(request));
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    bodies.end(request);
    done();
  });
}
