// Chromium with its own fake camera and microphone.
import type { Browser, BrowserType } from '@playwright/test';
import { chromiumPath } from '../scripts/test-machine.ts';
import config from './playwright.config.ts';

/** `switches` say what the camera shows and the microphone hears. */
export function launchWithMedia(
  chromium: BrowserType,
  switches: readonly string[],
): Promise<Browser> {
  const options = config.use?.launchOptions ?? {};
  return chromium.launch({
    ...options,
    // Without its windows it has neither.
    executablePath: chromiumPath() ?? 'chromium',
    args: [...(options.args ?? []), '--use-fake-device-for-media-stream', ...switches],
  });
}
