// A page that listens, over a real connection.
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { liveMessage, type LiveMessage } from '@brasa/core/dashboard/events.contract.ts';
import { addressOf } from './address-of.ts';
import { expectDeclaredAnswer, expectShape } from './declared-answers.ts';
import type { Caller } from './shop-under-test.ts';

type Heard<Message> = Message & { event: string };

export class Listener<Message = LiveMessage> {
  readonly response: Response;
  readonly #events: AsyncGenerator<Heard<Message>, void>;

  /** Leaves, as a closed page does. */
  readonly hangUp: () => void;

  constructor(response: Response, schema: z.ZodType<Message>, hangUp: () => void) {
    this.response = response;
    this.hangUp = hangUp;
    this.#events = eventsOf(response, schema);
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<Heard<Message> | null> {
    const step = await this.#events.next();
    return step.done === true ? null : step.value;
  }

  /** All that is heard from now on until the server ends the stream. */
  async untilEnd(): Promise<Heard<Message>[]> {
    const heard: Heard<Message>[] = [];
    for await (const event of this.#events) heard.push(event);
    return heard;
  }
}

async function* eventsOf<Message>(
  response: Response,
  schema: z.ZodType<Message>,
): AsyncGenerator<Heard<Message>, void> {
  let waiting = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    waiting += decoder.decode(bytes as Uint8Array, { stream: true });
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === undefined || data === undefined) continue;
      const message = JSON.parse(data) as Message;
      expectShape(`the event ${event}`, [schema], message);
      yield { event, ...message };
    }
  }
}

/** Listens as a staff screen does; hangs up when the test ends. */
export function listen(
  app: FastifyInstance,
  caller: Caller,
  headers?: Record<string, string>,
): Promise<Listener> {
  return listenTo(app, { path: '/api/events', caller, schema: liveMessage, headers });
}

type Stream<Message> = {
  path: string;
  caller: Caller;
  schema: z.ZodType<Message>;
  headers?: Record<string, string> | undefined;
};

/** Listens as the caller does in a browser; hangs up when the test ends. */
export async function listenTo<Message>(
  app: FastifyInstance,
  { path, caller, schema, headers = { accept: 'text/event-stream' } }: Stream<Message>,
): Promise<Listener<Message>> {
  const connection = new AbortController();
  const hangUp = () => connection.abort();
  onTestFinished(hangUp);
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${await addressOf(app)}${path}`, {
    headers: { cookie, ...headers },
    signal: connection.signal,
  });
  const type = response.headers.get('content-type') ?? undefined;
  if (response.ok) expectDeclaredAnswer('GET', path, { status: response.status, body: '', type });
  return new Listener(response, schema, hangUp);
}
