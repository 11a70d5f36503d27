// On a phone with large text every page is read without scrolling sideways (WCAG 1.4.4).
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { ACTION_PAGES, CONTENT_PAGES, needsSession, STAFF_PAGES } from './pages.ts';

const SIZES = ['130%', '150%', '200%'];

test('no page scrolls sideways with text of 200 % at 360 px', LONG, async ({ openPage }) => {
  test.slow();
  const visitor = await openPage({ width: 360 });
  const staff = await openPage({ isStaff: true, width: 360 });
  for (const path of [...CONTENT_PAGES, ...ACTION_PAGES, ...STAFF_PAGES]) {
    const page = needsSession(path) ? staff : visitor;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      const tooWide = await page.evaluate((fontSize) => {
        const root = document.documentElement;
        root.style.fontSize = fontSize;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(tooWide, `${path} at ${size}`).toBe(0);
    }
  }
});
