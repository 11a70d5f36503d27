// A staff screen that listens, over a real connection.
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { liveMessage, type LiveMessage } from '@brasa/core/dashboard/events.contract.ts';
import type { Caller } from './shop-under-test.ts';

export type Heard = LiveMessage & { event: string };

export class Listener {
  readonly response: Response;
  readonly #events: AsyncGenerator<Heard, void>;

  /** Leaves, as a closed page does. */
  readonly hangUp: () => void;

  constructor(response: Response, hangUp: () => void) {
    this.response = response;
    this.hangUp = hangUp;
    this.#events = eventsOf(response);
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<Heard | null> {
    const step = await this.#events.next();
    return step.done === true ? null : step.value;
  }

  /** All that is heard from now on until the server ends the stream. */
  async untilEnd(): Promise<Heard[]> {
    const heard: Heard[] = [];
    for await (const event of this.#events) heard.push(event);
    return heard;
  }
}

async function* eventsOf(response: Response): AsyncGenerator<Heard, void> {
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
      yield { event, ...liveMessage.parse(JSON.parse(data)) };
    }
  }
}

const addresses = new WeakMap<FastifyInstance, Promise<string>>();

/** Where the app listens, from the first time on that anybody asks. */
function addressOf(app: FastifyInstance): Promise<string> {
  const address = addresses.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  addresses.set(app, address);
  return address;
}

/** Listens as the caller does in a browser; hangs up when the test ends. */
export async function listen(
  app: FastifyInstance,
  caller: Caller,
  headers: Record<string, string> = { accept: 'text/event-stream' },
): Promise<Listener> {
  const connection = new AbortController();
  const hangUp = () => connection.abort();
  onTestFinished(hangUp);
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${await addressOf(app)}/api/events`, {
    headers: { cookie, ...headers },
    signal: connection.signal,
  });
  return new Listener(response, hangUp);
}
