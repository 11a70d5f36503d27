// A server that speaks OpenAI's transcription protocol, on this machine.
import type { IncomingHttpHeaders } from 'node:http';
import { json, openService, says, type Answer } from './service-under-test.ts';

type TranscriptionRequest = { url: string; headers: IncomingHttpHeaders; body: string };

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
  const url = await openService((request, response) => {
    void (async () => {
      const { url: path = '', headers } = request;
      const body = Buffer.concat(await request.toArray()).toString();
      requests.push({ url: path, headers, body });
      const [next] = answers;
      if (answers.length > 1) answers.shift();
      next?.(response);
    })();
  });
  return {
    url,
    requests,
    answer: (...next) => {
      answers = next;
    },
  };
}

export const hears = (text: string): Answer => json(200, { text });

export const fails = (status: number, text = '{"error":{"message":"no"}}'): Answer =>
  says(status, text);

/** Says how long its answer is, and goes away in the middle of it. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"text":"dos po', () => response.destroy());
};

/** Takes the recording and says nothing any more. */
export const isSilent: Answer = () => {};
