// What every journey starts from: a shop of its own, pages that fail the journey on any unexpected
// console error, and staff who are signed in without going through the form.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { isAlive } from './in-page.ts';
import { followCalls } from './page-time.ts';
import type { Cookies, Shop } from './shops.ts';
import { withShop } from './with-shop.ts';

export { STAFF } from './shops.ts';

/**
 * Lets every visit wait until the page answers to taps: what is typed into a page that is still as
 * the server drew it would be lost, and a person takes longer than that to begin.
 */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...visit) => {
    const answer = await goto(...visit);
    await page.waitForFunction(isAlive, '');
    return answer;
  };
}

/** Lets the page's clock start where the shop's does. */
async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: parseInstant('2026-11-20T12:10') ?? 0 });
}

/** How high the screen of a device is that is so wide. */
export const heightFor = (width: number): number => (width < 768 ? 740 : 800);

function takeOne(staffCookies: Cookies[]): Cookies {
  const cookies = staffCookies.shift();
  if (!cookies) throw new Error('the staff have no further device');
  return cookies;
}

export type Journey = {
  shop: Shop;
  /** A page of a new visitor; `expectErrors` lists what their console may say. */
  openPage: (options?: {
    isStaff?: boolean;
    width?: number;
    hasScripts?: boolean;
    reducedMotion?: 'reduce';
    expectErrors?: RegExp[];
  }) => Promise<Page>;
};

export const test = withShop.extend<Pick<Journey, 'openPage'>>({
  openPage: async ({ browser, shops, shop, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const surprises: string[] = [];
    const staffCookies = [...shops.staffCookies];
    await use(async (options = {}) => {
      const { isStaff = false, width = 360, hasScripts = true, expectErrors = [] } = options;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: shop.url,
        viewport: { width, height: heightFor(width) },
        javaScriptEnabled: hasScripts,
        ...(isStaff && { storageState: takeOne(staffCookies) }),
        ...(options.reducedMotion && { reducedMotion: options.reducedMotion }),
      });
      contexts.push(context);
      const page = await context.newPage();
      followCalls(page);
      await setClock(page);
      if (hasScripts) waitForLife(page);
      const note = (text: string) => {
        if (!expectErrors.some((expected) => expected.test(text))) surprises.push(text);
      };
      page.on('console', (message) => {
        // Playwright's own, where a journey is without the worker.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      return page;
    });
    // A page that is closed gives up what it asks for, and may say so.
    const said = [...surprises];
    for (const context of contexts) await context.close();
    expect(said, 'the consoles of all pages are empty').toEqual([]);
  },
});

export { expect };
