// The desk in Chromium, before a microphone that hears a file.
import { chromium, type Browser, type Page } from 'playwright-core';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { launchWithMedia } from '../../../e2e/fake-media.ts';
import type { ListeningShop } from './listening-shop.ts';

const OPENING = parseInstant('2026-11-20T12:10') ?? 0;
/** The longest that an answer may take, of a recording of half a minute on a busy machine too. */
const PATIENCE_MS = 90_000;

/** Chromium reads the file whenever the microphone is opened, and then hears nothing more. */
export const launchBefore = (file: string): Promise<Browser> =>
  launchWithMedia(chromium, [`--use-file-for-fake-audio-capture=${file}%noloop`]);

/** Presses the button, lets the microphone hear its file for so long, and presses again; without a time it is never stopped. */
export async function dictate(
  browser: Browser,
  { url, staffCookies }: ListeningShop,
  milliseconds?: number,
): Promise<VoiceResult> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: staffCookies,
    permissions: ['microphone'],
    viewport: { width: 360, height: 740 },
    locale: 'es-ES',
  });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: OPENING });
    await page.goto('/admin/orders');
    const answer = page.waitForResponse('**/api/speech-to-text', { timeout: PATIENCE_MS });
    await press(page, 'Voz');
    await page.getByText('Te escucho.').waitFor();
    if (milliseconds !== undefined) {
      await page.waitForTimeout(milliseconds);
      await press(page, 'Parar');
    }
    const result = (await (await answer).json()) as VoiceResult;
    await untilShown(page, result);
    return result;
  } finally {
    await context.close();
  }
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Until it is read back, and the order stands in the list or the question above the form. */
async function untilShown(page: Page, { message, order }: VoiceResult): Promise<void> {
  await page.getByText(message, { exact: true }).first().waitFor();
  if (order !== null) await page.locator(`[data-order="${order.id}"]`).first().waitFor();
}
