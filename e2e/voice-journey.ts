// Journeys in front of a microphone: Chromium's own fake one, which hears a file, and a service that writes
// down what the journey says.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wavOf } from '../api/test/voice/sounds.ts';
import { test as base } from './media-journey.ts';

/** How loud it is before the microphone, of full scale. */
const VOICE = 0.4;
const SECONDS = 2;

type Transcriber = {
  url: string;
  /** What it answers from now on: the text, or a fault of its own. */
  hears: (text: string | { status: number }) => void;
  /** How many recordings it has been sent, each in bytes. */
  recordings: number[];
};

async function openTranscriber() {
  let answer: string | { status: number } = '';
  const recordings: number[] = [];
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      recordings.push(bytes);
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

type Voice = {
  transcriber: Transcriber;
  /** Nobody speaks from the next time the microphone is opened. */
  hush: () => void;
};

export const test = base.extend<Voice>({
  hush: [
    async ({ soundFile }, use) => {
      writeFileSync(soundFile, wavOf(SECONDS, VOICE));
      await use(() => writeFileSync(soundFile, wavOf(SECONDS)));
    },
    { auto: true },
  ],

  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  transcriber: async ({}, use) => {
    const { transcriber, close } = await openTranscriber();
    await use(transcriber);
    close();
  },

  environment: async ({ transcriber }, use) => {
    await use({ STT_URL: transcriber.url });
  },
});
