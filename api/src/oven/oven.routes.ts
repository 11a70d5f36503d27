import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/oven/oven.calls.ts';
import { Cached } from '../db/cached.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { pauseOrdering, resumeOrdering, viewOrdering } from './pause-ordering.ts';
import { readLastPause } from './pause.store.ts';
import { putOnSpit } from './put-on-spit.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  // Every open order form asks for it every ten seconds.
  const lastPause = new Cached(shop.db.changes, ['ordering'], () => readLastPause(shop.db.read));

  answerCall(app, calls.readOrdering, async () =>
    viewOrdering(await lastPause.get(), shop.clock()),
  );
  answerCall(app, calls.pauseOrdering, ({ actor, body, identity }) =>
    pauseOrdering(shop, actor, body.until, identity),
  );
  answerCall(app, calls.putOnSpit, ({ body, viewer, identity }) =>
    putOnSpit(shop, body, { by: viewer.id, identity }),
  );
  answerCall(app, calls.resumeOrdering, ({ actor }) => resumeOrdering(shop, actor));
}
