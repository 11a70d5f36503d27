// Server-sent events: answers that stay open and are written to when something happens. Everything
// in memory is bounded, nobody is written to after they have lost their rights, and when the server
// stops every stream ends.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bound } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import { countNoMore } from './requests/unanswered-requests.ts';

/** How often a silent stream is written to, so that proxies and phones keep it open. */
export const HEARTBEAT_EVERY = 15_000;
const HEARTBEAT = ':\n\n';

/** A browser that lost its stream comes back after this many milliseconds. */
const RETRY_AFTER = 2000;

/** Whoever lets this many bytes wait reads no longer, and is better off with a new stream. */
const MOST_WAITING = 16 * 1024;

const ASK_AGAIN_SECONDS = 60;

export type Subscriber = {
  /** How many streams there may be of whom: of an account, or of an address. */
  bounds: readonly Bound[];
  /** Without it anybody may stay. */
  isAllowed?: () => Promise<boolean>;
};

type Stream<Listener> = { listener: Listener; body: Readable; isOver: boolean };

const EVENT_STREAM = 'text/event-stream';

/** One event as it is written; data is one line of JSON. */
export function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export class EventStreams<Listener extends Subscriber = Subscriber> {
  readonly #mostInAll: number;
  readonly #streams = new Set<Stream<Listener>>();
  #isClosed = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(mostInAll: number) {
    this.#mostInAll = mostInAll;
  }

  get size(): number {
    return this.#streams.size;
  }

  get listeners(): Listener[] {
    return [...this.#streams].map(({ listener }) => listener);
  }

  /**
   * Answers the request with a stream that begins with `first`; a HEAD with its heads alone.
   * Throws NOT_ACCEPTABLE to whoever does not take events, TOO_MANY_SCREENS beyond a bound, NOT_READY while the
   * server stops.
   */
  open(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    listener: Listener,
    first: string,
  ): FastifyReply {
    if (!(request.headers.accept ?? '').includes(EVENT_STREAM)) throw new Failure('NOT_ACCEPTABLE');
    if (request.method === 'HEAD') return reply.type(EVENT_STREAM).send();
    if (this.#isClosed) throw new Failure('NOT_READY');
    this.#refuseOneTooMany(listener);
    // Nothing is produced on demand: events come when they come.
    const body = new Readable({ read: () => undefined });
    const stream: Stream<Listener> = { listener, body, isOver: false };
    this.#streams.add(stream);
    body.on('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_EVERY).unref();
    body.push(`retry: ${RETRY_AFTER}\n${first}`);
    countNoMore(request);
    // Rights that were lost since the request was let in.
    void check(stream);
    return reply
      .type(`${EVENT_STREAM}; charset=utf-8`)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(body);
  }

  broadcast(text: string): void {
    for (const stream of this.#streams) write(stream, text);
  }

  /** Writes to each what there is for it, if anything. */
  tell(textFor: (listener: Listener) => string | undefined): void {
    for (const stream of this.#streams) {
      const text = textFor(stream.listener);
      if (text !== undefined) write(stream, text);
    }
  }

  /** Ends the streams of those who may no longer listen. */
  async recheck(): Promise<void> {
    await Promise.all([...this.#streams].map(check));
  }

  /** Ends every stream, and opens none any more. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#streams) end(stream);
  }

  #refuseOneTooMany({ bounds }: Subscriber): void {
    const isRoom = bounds.every(({ counted, most }) => this.#openOf(counted) < most);
    if (isRoom && this.size < this.#mostInAll) return;
    throw new Failure('TOO_MANY_SCREENS', { retryAfterSeconds: ASK_AGAIN_SECONDS });
  }

  #openOf(counted: string): number {
    const isOfThem = (bound: Bound) => bound.counted === counted;
    return this.listeners.filter(({ bounds }) => bounds.some(isOfThem)).length;
  }

  #forget(stream: Stream<Listener>): void {
    this.#streams.delete(stream);
    if (this.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #beat(): void {
    this.broadcast(HEARTBEAT);
    void this.recheck();
  }
}

function end(stream: Stream<unknown>): void {
  if (stream.isOver) return;
  stream.isOver = true;
  stream.body.push(null);
}

function write({ body, isOver }: Stream<unknown>, text: string): void {
  if (isOver || body.destroyed) return;
  if (body.readableLength > MOST_WAITING) body.destroy();
  else body.push(text);
}

/** A check that fails ends nothing: the stream tells no secrets, and the next check comes soon. */
async function check(stream: Stream<Subscriber>): Promise<void> {
  const mayStay = await stream.listener.isAllowed?.().catch(() => true);
  if (mayStay === false) end(stream);
}
