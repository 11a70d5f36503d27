// What leaves the server is what its call declares, and nothing beside it
// (docs/rules/wire.md#answers-are-what-is-declared).
import { z } from 'zod';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { statusOf, type Call, type ReplyOf } from '@brasa/core/kernel/call.ts';
import { errorReply, type ErrorReply } from '@brasa/core/kernel/wire.ts';
import { declared } from '../../declared.ts';
import { ownShapes } from './refusals-of.ts';

/** The call's result as its schema tells it. Throws for one that does not fit. */
export function declaredResult<C extends Call>(call: C, result: ReplyOf<C>): ReplyOf<C> {
  return declared(call.answers[statusOf(call)] ?? z.never(), result) as ReplyOf<C>;
}

/** The refusal as the call declares it: what goes beyond an error's text only in a shape of the call's own. */
export function declaredRefusal(call: Call | undefined, body: ErrorReply): ErrorReply {
  const own = call ? ownShapes(call, FAILURES[body.code as FailureCode].status) : [];
  const shape = own.find((one) => one.safeParse(body).success) ?? errorReply;
  return declared(shape, body) as ErrorReply;
}
