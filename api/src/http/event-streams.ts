// Server-sent events: answers that stay open and are written to when something happens. Everything
// in memory is bounded, nobody is written to after they have lost their rights, and when the server
// stops every stream ends.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';

/** How often a silent stream is written to, so that proxies and phones keep it open. */
export const HEARTBEAT_EVERY = 15_000;
const HEARTBEAT = ':\n\n';

/** A browser that lost its stream comes back after this many milliseconds. */
const RETRY_AFTER = 2000;

/** Whoever lets this many bytes wait reads no longer, and is better off with a new stream. */
const MOST_WAITING = 16 * 1024;

const ASK_AGAIN_SECONDS = 60;

export type StreamLimits = { perCaller: number; inAll: number };

export type Subscriber = {
  /** Whose streams are counted together. */
  caller: number;
  isAllowed: () => Promise<boolean>;
};

type Stream = Subscriber & { body: Readable; isOver: boolean };

/** One event as it is written; data is one line of JSON. */
export function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export class EventStreams {
  readonly #limits: StreamLimits;
  readonly #streams = new Set<Stream>();
  #isClosed = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Throws TOO_MANY_SCREENS beyond the limits, NOT_READY while the server stops. */
  open(reply: FastifyReply, subscriber: Subscriber, first: string): FastifyReply {
    if (this.#isClosed) throw new Failure('NOT_READY');
    this.#count(subscriber.caller);
    // Nothing is produced on demand: events come when they come.
    const body = new Readable({ read: () => undefined });
    const stream: Stream = { ...subscriber, body, isOver: false };
    this.#streams.add(stream);
    body.on('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_EVERY).unref();
    body.push(`retry: ${RETRY_AFTER}\n${first}`);
    // Rights that were lost since the request was let in.
    void check(stream);
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(body);
  }

  broadcast(text: string): void {
    for (const stream of this.#streams) write(stream, text);
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

  #count(caller: number): void {
    const own = [...this.#streams].filter((stream) => stream.caller === caller).length;
    if (own < this.#limits.perCaller && this.size < this.#limits.inAll) return;
    throw new Failure('TOO_MANY_SCREENS', { retryAfterSeconds: ASK_AGAIN_SECONDS });
  }

  #forget(stream: Stream): void {
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

function end(stream: Stream): void {
  if (stream.isOver) return;
  stream.isOver = true;
  stream.body.push(null);
}

function write({ body, isOver }: Stream, text: string): void {
  if (isOver || body.destroyed) return;
  if (body.readableLength > MOST_WAITING) body.destroy();
  else body.push(text);
}

/** A check that fails ends nothing: the stream tells no secrets, and the next check comes soon. */
async function check(stream: Stream): Promise<void> {
  const mayStay = await stream.isAllowed().catch(() => true);
  if (!mayStay) end(stream);
}
