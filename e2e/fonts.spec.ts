// Fonts that are late (docs/rules/screens.md#fonts).
import { expect, test } from './journey.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { CONTENT_PAGES } from './pages.ts';
import { LONG } from './long.ts';

test(
  'on a phone pages are read before their fonts have come, and stay where they are',
  LONG,
  async ({ openPage }) => {
    for (const path of [...CONTENT_PAGES, '/encargar']) {
      const page = await openPage({ reducedMotion: 'reduce' });
      const fonts = Promise.withResolvers<null>();
      let held = 0;
      await page.route('**/*.woff2', async (route) => {
        held += 1;
        await fonts.promise;
        await route.continue();
      });
      await watchShifts(page);
      const visit = page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The first touch starts the page's code, which else waits for the fonts for up to three seconds.
      await page.keyboard.press('Shift');
      await visit;
      await expect.poll(() => held, path).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      fonts.resolve(null);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  },
);
