// One picture of a document: a shop of its own, a page on a screen of that size, what is done there,
// and the file in docs/screens.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../scripts/root.ts';
import { comeToRest } from '../at-rest.ts';
import { expect, test, type Journey } from '../journey.ts';
import { makeStaffHaykakan } from '../staff-account.ts';

const SCREENS = join(ROOT, 'docs/screens');
/** Pictures are most of what a clone weighs. */
const HEAVIEST = 60_000;
/** The best first. */
const QUALITIES = [{ lossless: true }, { quality: 80 }, { quality: 65 }, { quality: 50 }];

/** What the manifest shows of the app. */
export const SCREENSHOTS = join(ROOT, 'web/src/app/screenshots');

type Screen = {
  width: number;
  height: number;
  colorScheme?: 'dark' | 'light';
  who?: 'customer' | 'staff' | 'haykakan';
  expectErrors?: RegExp[];
  /** Where the picture goes, if not into docs/screens. */
  folder?: string;
};

/** A telephone held upright. */
export const PHONE: Screen = { width: 360, height: 740 };
/** A tablet that stands on the counter. */
export const TABLET: Screen = { width: 1024, height: 768 };
export const WIDE: Screen = { width: 1280, height: 800 };

/** Brings the page to what the picture is to show. */
type Steps = (page: Page, journey: Pick<Journey, 'openPage' | 'shop'>) => Promise<void>;

async function save(page: Page, name: string, folder: string): Promise<void> {
  // Away from whatever came under it when it was last pressed.
  await page.mouse.move(0, 0);
  await comeToRest(page);
  const screenshot = await page.screenshot();
  for (const quality of QUALITIES) {
    const file = await sharp(screenshot)
      .webp({ ...quality, effort: 6 })
      .toBuffer();
    if (file.length >= HEAVIEST) continue;
    writeFileSync(join(folder, `${name}.webp`), file);
    return;
  }
  throw new Error(`${name} is too heavy: show less`);
}

/** Takes the messages off the screen that what was done before has left there. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: 'Cerrar' });
  await close.first().click();
  await expect(close).toHaveCount(0);
}

/** Takes the picture within a journey that has more than a shop. */
export async function take(
  name: string,
  screen: Screen,
  openPage: Journey['openPage'],
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const { width, height, colorScheme = 'light', who = 'staff', expectErrors = [] } = screen;
  const page = await openPage({
    isStaff: who !== 'customer',
    reducedMotion: 'reduce',
    expectErrors,
  });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await steps(page);
  await save(page, name, screen.folder ?? SCREENS);
}

/** Takes docs/screens/<name>.webp, or that file of the screen's folder. */
export function picture(name: string, screen: Screen, steps: Steps): void {
  test(name, async ({ openPage, shop }) => {
    if (screen.who === 'haykakan') makeStaffHaykakan(shop);
    await take(name, screen, openPage, (page) => steps(page, { openPage, shop }));
  });
}
