// Thirty staff screens in a rush: each listens for changes, polls every three seconds with the
// entity tag it has, and asks again whenever it hears of a change, as the browser does. What they
// cost the server is the processor time of its process, the orders that come in meanwhile included.
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import type { Shop } from './servers.ts';

export const SCREENS = 30;
const POLL_EVERY = 3000;
/** A new order every so often: 900 an hour, far beyond the rush of one shop. */
const ORDER_EVERY = 4000;

export type ScreensCost = {
  /** Of one core, 0.1 is 10 %. */
  share: number;
  /** Milliseconds from the answer to an order until the last screen has the new dashboard. */
  slowest: number;
  polls: number;
  unchanged: number;
};

type Counts = { polls: number; unchanged: number };

class Screen {
  readonly #dashboard: string;
  readonly #cookie: string;
  readonly #counts: Counts;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #etag = '';
  #stream: IncomingMessage | undefined;
  #waiting: (() => void)[] = [];
  #polling: NodeJS.Timeout | undefined;

  constructor(shop: Shop, cookie: string, counts: Counts) {
    this.#dashboard = `${shop.url}/api/dashboard-data`;
    this.#cookie = cookie;
    this.#counts = counts;
  }

  async open(shop: Shop, offset: number): Promise<void> {
    const headers = { cookie: this.#cookie, accept: 'text/event-stream' };
    const stream = await answerOf(`${shop.url}/api/events`, { headers });
    if (stream.statusCode !== 200) throw new Error(`events answered ${stream.statusCode}`);
    this.#stream = stream;
    stream.on('data', (chunk: Buffer) => {
      if (chunk.includes('event: change')) void this.#ask();
    });
    // Hanging up at the end is what was meant.
    stream.on('error', () => undefined);
    await later(offset);
    this.#polling = setInterval(() => void this.#ask(), POLL_EVERY);
  }

  /** Resolves when the screen next has another dashboard than before. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    clearInterval(this.#polling);
    this.#stream?.destroy();
    this.#agent.destroy();
  }

  async #ask(): Promise<void> {
    const headers = {
      cookie: this.#cookie,
      'accept-encoding': 'gzip, br',
      'if-none-match': this.#etag,
    };
    const answer = await answerOf(this.#dashboard, { headers, agent: this.#agent });
    this.#counts.polls += 1;
    answer.resume();
    if (answer.statusCode === 304) this.#counts.unchanged += 1;
    else if (answer.statusCode !== 200) throw new Error(`dashboard: ${answer.statusCode}`);
    else {
      this.#etag = answer.headers.etag ?? '';
      for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }
}

function answerOf(url: string, options: Parameters<typeof get>[1]): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}

/** Runs the screens for so many seconds while `takeOrder` takes an order now and then. */
export async function measureScreens(
  shop: Shop,
  {
    cookie,
    seconds,
    takeOrder,
  }: {
    cookie: string;
    seconds: number;
    takeOrder: () => Promise<void>;
  },
): Promise<ScreensCost> {
  const counts: Counts = { polls: 0, unchanged: 0 };
  const screens = Array.from({ length: SCREENS }, () => new Screen(shop, cookie, counts));
  // Their polls are spread over the three seconds, as those of devices are.
  const offset = (index: number) => (POLL_EVERY / SCREENS) * index;
  await Promise.all(screens.map((screen, index) => screen.open(shop, offset(index))));
  await later(POLL_EVERY);
  const before = await shop.processorMilliseconds();
  const begin = performance.now();
  let slowest = 0;
  while (performance.now() - begin < seconds * 1000) {
    const seen = Promise.all(screens.map((screen) => screen.changed()));
    await takeOrder();
    const taken = performance.now();
    await seen;
    slowest = Math.max(slowest, performance.now() - taken);
    await later(ORDER_EVERY);
  }
  const elapsed = performance.now() - begin;
  const spent = (await shop.processorMilliseconds()) - before;
  for (const screen of screens) screen.close();
  return { share: spent / elapsed, slowest, ...counts };
}
