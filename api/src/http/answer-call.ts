// The server's side of a call (core kernel/call.ts): its route, with the schemas, the guard and the
// status that the call declares.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import {
  statusOf,
  type Audience,
  type Call,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ReplyOf,
} from '@brasa/core/kernel/call.ts';
import type { Actor } from '../actor.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { clientOf } from './requests/client.ts';
import { identify } from './requests/idempotency.ts';
import { guardedSession } from './session.ts';
import { validateAllButBody } from './zod-compilers.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with Fastify's
  interface FastifyContextConfig {
    /** Who may; a route under /api without it stops the server from being built. */
    audience?: Audience;
    /** What the route answers, where it is one of core's calls. */
    call?: Call;
  }
}

type Guarded<C extends Call> = C['audience'] extends 'anyone'
  ? object
  : {
      viewer: CurrentUser;
      /** The viewer with where they are, for the record of administration. */
      actor: Actor;
    };
type Repeatable<C extends Call> = C extends { repeatable: true | 'with-key' }
  ? C['audience'] extends 'anyone'
    ? object
    : { identity: RequestIdentity | null }
  : object;

/** What a handler is given: what came in as the call reads it, and who sent it. */
type Exchange<C extends Call, Body = ParsedBodyOf<C>> = {
  body: Body;
  params: ParsedParamsOf<C>;
  query: ParsedQueryOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
} & Guarded<C> &
  Repeatable<C>;

/** The call's result, nothing where it has none, or the reply that the handler sent itself. */
type Answered<C extends Call> =
  undefined extends ReplyOf<C>
    ? Promise<void>
    : ReplyOf<C> | FastifyReply | Promise<ReplyOf<C> | FastifyReply>;

type Handler<C extends Call, Body = ParsedBodyOf<C>> = (exchange: Exchange<C, Body>) => Answered<C>;

/** The handler returns the result, which leaves with the call's status, or the reply it sent. */
export function answerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
): void {
  register(app, call, handler as Handler<C, unknown>, {});
}

/** As answerCall(), for a body that the handler reads itself: its schema is for the document alone. */
export function answerUnparsed<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, unknown>,
): void {
  register(app, call, handler, { validatorCompiler: validateAllButBody });
}

function register<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, unknown>,
  options: { validatorCompiler?: typeof validateAllButBody },
): void {
  const { method, path: url, audience, params, query, body, answers } = call;
  const status = statusOf(call);
  app.route({
    // A route of its own for HEAD, as Fastify makes it, is a quarter of the work of building the server.
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url,
    config: { audience, call },
    ...options,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(call.produces === undefined && { response: answers }),
    },
    handler: async (request, reply) => {
      const exchange = (await exchangeOf(call, request, reply)) as Exchange<C, unknown>;
      if (status !== 200) reply.code(status);
      const result: unknown = await Promise.resolve(handler(exchange));
      return status === 204 ? reply.send() : result;
    },
  });
}

async function exchangeOf(call: Call, request: FastifyRequest, reply: FastifyReply) {
  const { body, params, query } = request;
  const exchange = { body, params, query, request, reply };
  if (call.audience === 'anyone') return exchange;
  const { user: viewer } = await guardedSession(request);
  const identity = call.repeatable ? identify(request, viewer) : undefined;
  return {
    ...exchange,
    viewer,
    identity,
    // Read by the few calls that are recorded.
    get actor(): Actor {
      return { ...viewer, ...clientOf(request) };
    },
  };
}
