// A server that speaks OpenAI's transcription protocol, on this machine.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type TranscriptionRequest = { url: string; headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse) => void;

/** What it was sent, and how it answers: each of them once, the last for ever. */
export type TranscriberUnderTest = {
  url: string;
  requests: TranscriptionRequest[];
  answer: (...answers: Answer[]) => void;
};

/** Listens until the test ends; answers 500 until it is told how. */
export async function openTranscriber(): Promise<TranscriberUnderTest> {
  const requests: TranscriptionRequest[] = [];
  let answers: Answer[] = [fails(500)];
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const body = Buffer.concat(await request.toArray()).toString();
      requests.push({ url, headers, body });
      const [next] = answers;
      if (answers.length > 1) answers.shift();
      next?.(response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (...next) => {
      answers = next;
    },
  };
}

export const hears =
  (text: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text }));
  };

export const fails =
  (status: number, body = '{"error":{"message":"no"}}'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };

/** Says how long its answer is, and goes away in the middle of it. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"text":"dos po', () => response.destroy());
};

/** Takes the recording and says nothing any more. */
export const isSilent: Answer = () => {};
