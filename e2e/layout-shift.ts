// How much of a page has moved by itself while it came (docs/rules/running.md#layout-shift).
import type { Page } from '@playwright/test';

export const MOST_SHIFT = 0.01;

type Watched = { shifts: number[] };

/** Lets every page that is opened from here on note what moves in it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of what has moved on the page since it was opened, once nothing is under way any more. */
export async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (window as unknown as Watched).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}
