// Journeys in front of a microphone: Chromium's own fake one, which hears a file, and a service that writes
// down what the journey says.
import { writeFileSync } from 'node:fs';
import { wavOf } from '../api/test/voice/sounds.ts';
import { test as base } from './media-journey.ts';
import { openTranscriber, type Transcriber } from './transcriber.ts';

/** How loud it is before the microphone, of full scale. */
const VOICE = 0.4;
const SECONDS = 2;

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
