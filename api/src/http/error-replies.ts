// Every refusal leaves through here: our failures by their table, Fastify's own errors translated,
// bugs logged and answered without a word of what they were.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Call } from '@brasa/core/kernel/call.ts';
import type { ErrorReply } from '@brasa/core/kernel/wire.ts';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { tooManyAttemptsText } from '@brasa/core/kernel/kernel.failures.ts';
import type { Actor, Client } from '../actor.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Failure } from '../failure.ts';
import { clientOf } from './requests/client.ts';
import { declaredRefusal } from './document/declared-answers.ts';
import { FAILURE_PAGE_POLICY, failurePage } from './pages/failure-page.ts';
import { DATA_POLICY, headsOfAll } from './security-headers.ts';

// What Fastify calls the faults of a request that never reached a handler.
const FASTIFY_FAULTS: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
};

/** What the file server says of a range that begins beyond the end of its file. */
type RangeError = FastifyError & { headers?: { 'Content-Range'?: string } };

function toFailure(error: RangeError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (error.statusCode === 416) {
    return new Failure('RANGE_NOT_SATISFIABLE', { contentRange: error.headers?.['Content-Range'] });
  }
  if (isUnavailable(error)) return new Failure('NOT_READY');
  const known = FASTIFY_FAULTS[error.code];
  if (known) return new Failure(known);
  const isClients =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Failure(isClients ? 'MALFORMED_REQUEST' : 'INTERNAL');
}

function textOf({ code, extra: { retryAfterSeconds } }: Failure): string {
  return code === 'TOO_MANY_ATTEMPTS' && retryAfterSeconds !== undefined
    ? tooManyAttemptsText(retryAfterSeconds)
    : FAILURES[code].text;
}

type ErrorBody = ErrorReply & { current?: object; until?: string; challenge?: string };

export function errorBody(failure: Failure): ErrorBody {
  const { details, current, until, challenge } = failure.extra;
  return {
    error: textOf(failure),
    code: failure.code,
    ...(details && { details: [...details] }),
    ...(current && { current }),
    ...(until !== undefined && { until }),
    ...(challenge !== undefined && { challenge }),
  };
}

/** What the database says of a failure besides its message, which may quote a value. */
const DATABASE_FACTS = ['code', 'errcode', 'table', 'column', 'constraint', 'routine'] as const;

/** The cause in figures and names; its message only where no value of a row can be in it. */
function causeOf(error: Error): object {
  const facts = error as Partial<Record<(typeof DATABASE_FACTS)[number], unknown>>;
  const named = DATABASE_FACTS.filter((name) => facts[name] !== undefined);
  return {
    ...Object.fromEntries(named.map((name) => [name, facts[name]])),
    // SQLite names columns and constraints, PostgreSQL's outages name addresses; neither quotes a row.
    ...((isUnavailable(error) || facts.errcode !== undefined) && { cause: error.message }),
  };
}

/**
 * Logs where a bug struck. Its message may quote what somebody sent, so only its name, what the database
 * says of the cause and the calls that led there are kept: enough to find it, and nobody's data. Of
 * several at once every one.
 */
function logBug(log: FastifyBaseLogger, error: unknown, during: string): void {
  const fault = error instanceof Error ? error : new Error('not an Error');
  const calls = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  log.error({ errorName: fault.name, ...causeOf(fault), calls, during }, 'failed on a bug');
  if (!(error instanceof AggregateError)) return;
  for (const one of error.errors) logBug(log, one, during);
}

/** Logs that the database could not serve this, with its own words for why. */
function logOutage(log: FastifyBaseLogger, error: Error, during: string): void {
  log.error({ ...causeOf(error), during }, 'failed while the database was away');
}

/** Logs what has failed beside the requests: an outage of the database as one, anything else as a bug. */
export function logFault(log: FastifyBaseLogger, error: unknown, during: string): void {
  if (error instanceof Error && isUnavailable(error)) logOutage(log, error, during);
  else logBug(log, error, during);
}

/** When it is worth asking again while the database is away; nobody knows how long it will be. */
const AWAY_SECONDS = 10;

function startReply(reply: FastifyReply, { code, extra }: Failure): FastifyReply {
  const { contentRange, retryAfterSeconds = code === 'NOT_READY' ? AWAY_SECONDS : undefined } =
    extra;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (contentRange !== undefined) reply.header('content-range', contentRange);
  return reply.code(FAILURES[code].status).header('cache-control', 'no-store');
}

function sendFailure(reply: FastifyReply, failure: Failure, call?: Call): FastifyReply {
  return startReply(reply, failure)
    .type('application/json; charset=utf-8')
    .header('content-security-policy', DATA_POLICY)
    .serializer(JSON.stringify)
    .send(declaredRefusal(call, errorBody(failure)));
}

function sendFailurePage(reply: FastifyReply, failure: Failure): FastifyReply {
  return startReply(reply, failure)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', FAILURE_PAGE_POLICY)
    .send(failurePage(failure.code));
}

/** Whether a browser asks for a page, and no program for data. */
function isPageVisit({ method = '', headers, url = '' }: IncomingMessage): boolean {
  const isVisit = method === 'GET' || method === 'HEAD';
  return isVisit && (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/api/');
}

/** Hears of each refusal of a call: which it was, and who has been refused as far as that is known. */
export type RefusalListener = (failure: Failure, author: Actor | Client, call: string) => void;

async function tellRefusal(
  listener: RefusalListener,
  failure: Failure,
  request: FastifyRequest,
  call: string,
): Promise<void> {
  const client = clientOf(request);
  const session = await request.knownSession?.catch(() => null);
  listener(failure, session ? { ...session.user, ...client } : client, call);
}

export function registerErrorReplies(app: FastifyInstance, listener: RefusalListener): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const failure = toFailure(error);
    const during = `${request.method} ${request.routeOptions.url ?? ''}`;
    tellRefusal(listener, failure, request, during).catch((fault: unknown) => {
      logFault(request.log, fault, 'telling of a refusal');
    });
    if (failure.code === 'INTERNAL') logBug(request.log, error, during);
    else if (isUnavailable(error)) logOutage(request.log, error, during);
    const isOurs = FAILURES[failure.code].status >= 500;
    return isOurs && isPageVisit(request.raw)
      ? sendFailurePage(reply, failure)
      : sendFailure(reply, failure, request.routeOptions.config.call);
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, new Failure('NOT_FOUND')));
}

/** Stands for every path that is no page, of the site or of the desk: one document serves them all. */
export function noPage(url: string | undefined): string {
  return url?.startsWith('/admin/') ? '/admin/404' : '/404';
}

type Unrouted = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * What answers an address that no route can be looked up for: bad encoding, endless parameters. To a
 * visitor it is a page that is not there, and answered as every other of those, with the heads that
 * go with pages; to a program it is a request that makes no sense.
 */
export function replyToUnroutable(publicUrl: string | undefined): Unrouted {
  const heads = headsOfAll(publicUrl);
  return (_error, { raw, server }, reply) => {
    if (isPageVisit(raw)) {
      raw.url = noPage(raw.url);
      server.routing(raw, reply.raw);
      return;
    }
    reply.headers(heads).header('vary', 'accept');
    sendFailure(reply, new Failure('MALFORMED_REQUEST'));
  };
}

/** What answers what is not even HTTP, so that it too is told in Spanish and in JSON. */
export function replyToBrokenRequests(publicUrl: string | undefined) {
  const body = JSON.stringify(errorBody(new Failure('MALFORMED_REQUEST')));
  const heads = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': DATA_POLICY,
    ...headsOfAll(publicUrl),
  };
  const rest = [...Object.entries(heads).map((head) => head.join(': ')), '', body].join('\r\n');
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    socket.end(`HTTP/1.1 ${isTimeout ? '408 Request Timeout' : '400 Bad Request'}\r\n${rest}`);
  };
}
