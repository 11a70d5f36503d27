import type { FastifyInstance } from 'fastify';
import type { Call, ReplyOf } from '@brasa/core/kernel/call.ts';
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
 * until the day does or what `endOf` says. Shared caches may store what anyone may ask for. Fields that the
 * call does not declare are not left out: the desk's long lists are made anew with each order
 * (docs/rules/wire.md#answers-are-what-is-declared).
 */
export function answerCached<C extends Call>(
  app: FastifyInstance,
  call: C,
  { changes, topics, clock, endOf }: CachedUntil,
  load: () => Promise<ReplyOf<C>>,
): void {
  const respond = async () => CachedResponse.json(await load());
  const cached = new Cached(changes, topics, respond, clock, endOf);
  const visibility = call.audience === 'anyone' ? 'public' : 'private';
  answerCall(app, call as Call, async ({ request, reply }) =>
    (await cached.get()).send(request, reply, visibility),
  );
}
