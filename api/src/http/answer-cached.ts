import type { FastifyInstance } from 'fastify';
import type { Call } from '@brasa/core/kernel/call.ts';
import type { Clock } from '../clock.ts';
import { Cached } from '../db/cached.ts';
import type { ChangeFeed, Topic } from '../db/changes.ts';
import { answerCall } from './answer-call.ts';
import { CachedResponse } from './cached-response.ts';

/**
 * Answers the call with what `load` finds, cached until one of the topics changes and, with a clock,
 * until the day does. Shared caches may store what anyone may ask for.
 */
export function answerCached(
  app: FastifyInstance,
  call: Call,
  cachedUntil: { changes: ChangeFeed; topics: readonly Topic[]; clock?: Clock },
  load: () => Promise<object>,
): void {
  const { changes, topics, clock } = cachedUntil;
  const respond = async () => CachedResponse.json(await load());
  const cached = new Cached(changes, topics, respond, clock);
  const visibility = call.audience === 'anyone' ? 'public' : 'private';
  answerCall(app, call, async ({ request, reply }) =>
    (await cached.get()).send(request, reply, visibility),
  );
}
