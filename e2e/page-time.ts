// Time as a page has it: how soon something comes does not depend on how busy the machine is.
import { expect, type Locator, type Page } from '@playwright/test';

/** So many parts the time is given in, so that what comes early is seen early. */
const STEPS = 20;
/** Farther than a page's clock gets while it is being stopped, in milliseconds. */
const AHEAD = 60_000;

/** Lets the page's clock stand, a minute later, until it is resumed: only `expectSoon` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/**
 * Expects the element to come, or to go, before so many milliseconds have passed for its page, whose
 * clock has been stopped: the network and the machine may take as long as they need.
 */
export async function expectSoon(
  element: Locator,
  milliseconds: number,
  { isVisible = true }: { isVisible?: boolean } = {},
): Promise<void> {
  let left = STEPS;
  const goOn = async () => {
    if (left > 0) await element.page().clock.runFor(milliseconds / STEPS);
    left -= 1;
    return element.isVisible();
  };
  await expect.poll(goOn, { intervals: [50], timeout: 30_000 }).toBe(isVisible);
}
