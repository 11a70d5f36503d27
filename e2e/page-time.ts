// Time as a page has it: how soon something comes does not depend on how busy the machine is.
import { expect, type Locator, type Page } from '@playwright/test';

/** So many parts the time is given in, so that what comes early is seen early. */
const STEPS = 20;
/**
 * At most so many milliseconds of it are given one by one, at the end: what comes late over the network
 * finds the clock still moving.
 */
const RESERVE = 300;
/**
 * Farther than a page's clock gets while it is being stopped, in milliseconds, and less than the page waits
 * for any answer: a call that is under way would be given up, and tried again at a time that never comes.
 */
const AHEAD = 1000;

/** Lets the page's clock stand, a second later, until it is resumed: only `expectSoon` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    // Refused where the clock has come farther meanwhile. By then it stands.
    await page.clock.pauseAt(now + AHEAD);
  }).toPass();
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
  const inSteps = milliseconds - Math.min(RESERVE, milliseconds / 2);
  let passed = 0;
  const goOn = async () => {
    const step = passed < inSteps ? inSteps / STEPS : 1;
    if (passed + step <= milliseconds) await element.page().clock.runFor(step);
    passed += step;
    return element.isVisible();
  };
  await expect.poll(goOn, { intervals: [50], timeout: 60_000 }).toBe(isVisible);
}
