// A service that writes down what a journey says, whatever it is sent.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Transcriber = {
  url: string;
  /** What it answers from now on: the text, or a fault of its own. */
  hears: (text: string | { status: number }) => void;
  /** The recordings that it has been sent, with the form around each. */
  recordings: Buffer[];
};

export async function openTranscriber() {
  let answer: string | { status: number } = '';
  const recordings: Buffer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      recordings.push(Buffer.concat(parts));
      const status = typeof answer === 'string' ? 200 : answer.status;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(typeof answer === 'string' ? { text: answer } : {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transcriber: Transcriber = {
    url: `http://127.0.0.1:${port}`,
    hears: (next) => {
      answer = next;
    },
    recordings,
  };
  return { transcriber, close: () => server.close() };
}
