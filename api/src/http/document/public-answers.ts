// Answers that are the same for everybody until a topic changes: cached as they are sent, and there for
// the pages that begin with them.
import type { FastifyInstance } from 'fastify';
import type { Call, ReplyOf } from '@brasa/core/kernel/call.ts';
import type { Topic } from '../../db/changes.ts';
import type { Shop } from '../../shop.ts';
import { answerCached } from '../answer-cached.ts';
import { declaredResult } from './declared-answers.ts';

export type PublicAnswer = { topics: readonly Topic[]; load: () => Promise<unknown> };

const ANSWERS = 'publicAnswers';

/** What the calls with this path answer, and what changes it; throws when nobody has said so. */
export function publicAnswer(app: FastifyInstance, path: string): PublicAnswer {
  const answer = answersOf(app).get(path);
  if (!answer) throw new Error(`pages begin with ${path}, which has no public answer`);
  return answer;
}

function answersOf(app: FastifyInstance): Map<string, PublicAnswer> {
  if (!app.hasDecorator(ANSWERS)) app.decorate(ANSWERS, new Map<string, PublicAnswer>());
  return app.getDecorator(ANSWERS);
}

/** Keeps what the call answers, as it declares it, for the pages alone. */
export function keepPublicAnswer<C extends Call>(
  app: FastifyInstance,
  call: C,
  topics: readonly Topic[],
  load: () => ReplyOf<C> | Promise<ReplyOf<C>>,
): void {
  answersOf(app).set(call.path, { topics, load: asDeclared(call, load) });
}

/** Registers the route of a call that anybody may make; what it answers is read anew every day. */
export function answerPublicly<C extends Call>(
  app: FastifyInstance,
  { db, clock }: Shop,
  call: C,
  topics: readonly Topic[],
  load: () => Promise<ReplyOf<C>>,
): void {
  answerCached(app, call, { changes: db.changes, topics, clock }, asDeclared(call, load));
  keepPublicAnswer(app, call, topics, load);
}

const asDeclared =
  <C extends Call>(call: C, load: () => ReplyOf<C> | Promise<ReplyOf<C>>) =>
  async (): Promise<ReplyOf<C>> =>
    declaredResult(call, await load());
