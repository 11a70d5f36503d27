// What the service worker's modules need of the browser, without one: caches, a server that may be away, a
// clock that stands still.
import type { Build } from '../src/worker/build.ts';
import { Device } from '../src/worker/device.ts';
import type { WindowClient, World } from '../src/worker/world.ts';

const ORIGIN = 'https://brasa.example';
export const NOW = Date.parse('2026-11-20T11:10:00.000Z');
const BUILD: Build = {
  id: 'present',
  everyone: ['/assets/app.js', '/assets/style.css'],
  staff: ['/assets/staff/desk.js'],
  drawings: ['/assets/oven.svg'],
};

const absolute = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(absolute(request))?.clone());
  }

  async put(request: RequestInfo | URL, answer: Response): Promise<void> {
    // As a browser does: what breaks off is not stored.
    const body = await answer.arrayBuffer();
    this.entries.set(absolute(request), new Response(body, answer));
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(absolute(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.all.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

type Answer = Response | Error | Promise<Response>;

type FakeWorld = World & {
  /** By path and query; anything else is a 404. An Error is a server that is not reached. */
  server: Record<string, (request: RequestInfo | URL) => Answer>;
  /** What the server was asked for, in turn. */
  asked: string[];
  /** How long each pause was to be, in milliseconds. */
  paused: number[];
  /** Ends every pause that has begun. */
  endPauses: () => void;
  clock: { now: number };
  pages: WindowClient[];
  /** What is kept, by the caches' names. */
  kept: () => Record<string, string[]>;
};

export function fakeWorld(options: Partial<World> & { caches?: CacheStorage } = {}): FakeWorld {
  const caches = options.caches ?? (new FakeCaches() as unknown as CacheStorage);
  const clock = { now: NOW };
  const server: FakeWorld['server'] = {};
  const asked: string[] = [];
  const pages: WindowClient[] = [];
  const paused: number[] = [];
  let pauses: (() => void)[] = [];
  return {
    build: BUILD,
    caches,
    device: new Device(caches),
    fetch: async (request) => {
      const { pathname, search } = new URL(absolute(request));
      asked.push(pathname + search);
      const answer = await (server[pathname + search]?.(request) ??
        new Response('', { status: 404 }));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    line: { isSlow: false },
    now: () => clock.now,
    pause: (milliseconds) => {
      paused.push(milliseconds);
      return new Promise((resolve) => pauses.push(resolve));
    },
    savesData: () => false,
    isNewest: () => true,
    pushEndpoint: () => Promise.resolve(null),
    askForSync: () => Promise.resolve(),
    windows: () => Promise.resolve(pages),
    ...options,
    ...{ server, asked, clock, pages, paused },
    endPauses: () => {
      for (const end of pauses) end();
      pauses = [];
    },
    kept: () =>
      Object.fromEntries(
        [...(caches as unknown as FakeCaches).all].map(([name, { entries }]) => [
          name,
          [...entries.keys()].map((url) => url.slice(ORIGIN.length)),
        ]),
      ),
  };
}

const HEADS = { 'x-brasa-build': BUILD.id };

/** A page of the server's, of the worker's build unless it says otherwise. */
export function pageAnswer(text: string, build = BUILD.id): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-brasa-build': build };
  return new Response(`<html lang="es">${text}</html>`, { headers });
}

type JsonInit = { status?: number; headers?: Record<string, string> };

export function jsonAnswer(value: unknown, init: JsonInit = {}): Response {
  return Response.json(value, { ...init, headers: { ...HEADS, ...init.headers } });
}

/** The request of a page, or of somebody who opens an address. */
export function requestFor(
  address: string,
  init: RequestInit & { isVisit?: boolean } = {},
): Request {
  const request = new Request(ORIGIN + address, init);
  // Only a browser makes such a request.
  if (init.isVisit) Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

/** A server that breaks off in the middle of its answer. */
export function brokenAnswer(): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('<html lang="es">half'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: HEADS });
}
