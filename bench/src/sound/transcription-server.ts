// A transcription service on this machine that speaks OpenAI's protocol as whisper.cpp's server does:
// POST /v1/audio/transcriptions, a form with a `file`, answered with { "text": … }.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PATH = '/v1/audio/transcriptions';

export type TranscriptionServer = { url: string; close(): Promise<void> };

type Recognise = (recording: Buffer) => Promise<string>;

/** The field `file` of the form; null where there is none. */
async function recordingOf(request: IncomingMessage): Promise<File | null> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  const file = form.get('file');
  return file instanceof File ? file : null;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function transcribe(
  request: IncomingMessage,
  response: ServerResponse,
  recognise: Recognise,
): Promise<void> {
  if (request.method !== 'POST' || request.url !== PATH) {
    answer(response, 404, { error: { message: `only POST ${PATH}` } });
    return;
  }
  const file = await recordingOf(request);
  if (file === null) {
    answer(response, 400, { error: { message: 'no file' } });
    return;
  }
  answer(response, 200, { text: await recognise(Buffer.from(await file.arrayBuffer())) });
}

/** Listens on a free port of this machine until it is closed. */
export async function startTranscriptionServer(recognise: Recognise): Promise<TranscriptionServer> {
  const server = createServer((request, response) => {
    transcribe(request, response, recognise).catch((error: unknown) => {
      answer(response, 500, { error: { message: String(error) } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
