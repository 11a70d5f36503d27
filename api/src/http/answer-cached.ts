import type { FastifyInstance } from 'fastify';
import type { Call } from '@brasa/core/kernel/call.ts';
import type { Clock } from '../clock.ts';
import { Cached } from '../db/cached.ts';
import type { ChangeFeed, Topic } from '../db/changes.ts';
import { answerCall } from './answer-call.ts';
import { CachedResponse } from './cached-response.ts';

type CachedUntil = {
  changes: ChangeFeed;
  topics: readonly Topic[];
  clock?: Clock;
  /** When what begins now ends, where it is not the day. */
  endOf?: (now: number) => number;
};

/**
 * Answers the call with what `load` finds, cached until one of the topics changes and, with a clock,
 * until the day does or what `endOf` says. Shared caches may store what anyone may ask for.
 */
export function answerCached(
  app: FastifyInstance,
  call: Call,
  { changes, topics, clock, endOf }: CachedUntil,
  load: () => Promise<object>,
): void {
  const respond = async () => CachedResponse.json(await load());
  const cached = new Cached(changes, topics, respond, clock, endOf);
  const visibility = call.audience === 'anyone' ? 'public' : 'private';
  answerCall(app, call, async ({ request, reply }) =>
    (await cached.get()).send(request, reply, visibility),
  );
}
