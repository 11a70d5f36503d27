// Journeys in front of a camera and a microphone: Chromium's own fake ones, which show and hear a file. It is told
// of the files when it starts, and reads them whenever camera or microphone is opened.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithMedia } from './fake-media.ts';
import { test as base } from './journey.ts';

export const test = base.extend<object, { filmFile: string; soundFile: string }>({
  filmFile: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => useFile(use, `camera-${workerIndex}.y4m`),
    { scope: 'worker' },
  ],

  soundFile: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => useFile(use, `microphone-${workerIndex}.wav`),
    { scope: 'worker' },
  ],

  // One browser for both: journeys with another one would need workers of their own.
  browser: [
    async ({ playwright, filmFile, soundFile }, use) => {
      const browser = await launchWithMedia(playwright.chromium, [
        `--use-file-for-fake-video-capture=${filmFile}`,
        `--use-file-for-fake-audio-capture=${soundFile}`,
      ]);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** The file is gone when its worker is. */
async function useFile(use: (file: string) => Promise<void>, name: string): Promise<void> {
  const file = join(tmpdir(), `brasa-${process.pid}-${name}`);
  await use(file);
  rmSync(file, { force: true });
}
