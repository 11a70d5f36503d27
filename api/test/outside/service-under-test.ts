// Another system on this machine, which answers as a test says.
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answer = (response: ServerResponse) => void;

/** Its address; it listens until the test ends. */
export async function openService(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Answers these words, whatever they are, as JSON. */
export const says =
  (status: number, text: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(text);
  };

export const json = (status: number, body: unknown): Answer => says(status, JSON.stringify(body));
