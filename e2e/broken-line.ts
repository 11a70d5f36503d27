// A line between browser and shop that can break: refuse, swallow answers, or hang, as a test says.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * "up" passes everything on. "down" ends every connection. "deaf" lets requests through and loses their
 * answers. "restarting" answers as the gateway of docs/operations.md does while it reaches no shop.
 */
export type LineState = 'up' | 'down' | 'deaf' | 'restarting';

export type Line = {
  url: string;
  set: (state: LineState) => void;
  /** Passes so many changes on, then is in that state; resolves once the first one meets it. */
  breakAfter: (changes: number, state: LineState) => Promise<void>;
  /** Leads to another server from now on. */
  leadTo: (url: string) => void;
  close: () => Promise<void>;
};

type Break = { left: number; state: LineState; onMet: () => void };

export async function openLine(shopUrl: string): Promise<Line> {
  let target = new URL(shopUrl);
  let state: LineState = 'up';
  let coming: Break | null = null;
  const stateFor = (isChange: boolean): LineState => {
    if (!coming || !isChange) return state;
    if (coming.left > 0) {
      coming.left -= 1;
      return state;
    }
    state = coming.state;
    coming.onMet();
    coming = null;
    return state;
  };
  const server: Server = createServer((asked, answer) => {
    const now = stateFor(asked.method !== 'GET');
    if (now === 'down') {
      asked.socket.destroy();
      return;
    }
    if (now === 'restarting') {
      asked.resume();
      answer.writeHead(503, { 'content-type': 'text/html', 'retry-after': '5' });
      answer.end('<!doctype html><title>Un momento</title><h1>Un momento</h1>');
      return;
    }
    const { method = 'GET', url: path = '/', headers } = asked;
    const onward = request(
      { host: target.hostname, port: target.port, method, path, headers },
      (answered) => {
        if (now === 'deaf') {
          answered.resume();
          answered.on('end', () => asked.socket.destroy());
          return;
        }
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => asked.socket.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (next) => {
      state = next;
      coming = null;
      if (next !== 'up') server.closeAllConnections();
    },
    breakAfter: (left, next) =>
      new Promise<void>((onMet) => {
        state = 'up';
        coming = { left, state: next, onMet };
      }),
    leadTo: (url) => {
      target = new URL(url);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
