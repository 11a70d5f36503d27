// Time as a page has it: how soon something comes does not depend on how busy the machine is.
import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';

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

const UNDER_WAY = new WeakMap<Page, Set<Promise<void>>>();

const endOf = async (call: Request): Promise<void> => {
  const response = await call.response();
  await response?.finished();
};

/** To be called for each page before it asks for anything. */
export function followCalls(page: Page): void {
  const calls = new Set<Promise<void>>();
  UNDER_WAY.set(page, calls);
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return;
    // One that the page leaves behind has ended, too.
    const call = endOf(request)
      .catch(() => undefined)
      .finally(() => calls.delete(call));
    calls.add(call);
  });
}

/** So long, in milliseconds, an answer is waited for: a journey may hold one back, and mean it. */
const PATIENCE = 2000;

/**
 * Waits until the page has the answers that it waits for. Time that is given while a call is under way
 * lets the page give it up, however fast the answer would have come.
 */
async function answered(page: Page): Promise<void> {
  const calls = [...(UNDER_WAY.get(page) ?? [])];
  if (calls.length === 0) return;
  await Promise.race([Promise.all(calls), setTimeout(PATIENCE, undefined, { ref: false })]);
}

/** As the clock's own, once the page waits for nothing: so many milliseconds pass, every timer in its turn. */
export async function runFor(page: Page, milliseconds: number): Promise<void> {
  await answered(page);
  await page.clock.runFor(milliseconds);
}

/**
 * As the clock's own, once the page waits for nothing: it wakes up so much later ("01:21:00", or milliseconds),
 * and each timer that is due fires once.
 */
export async function fastForward(page: Page, time: string | number): Promise<void> {
  await answered(page);
  await page.clock.fastForward(time);
}

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
    if (passed < inSteps) await answered(element.page());
    if (passed + step <= milliseconds) await element.page().clock.runFor(step);
    passed += step;
    return element.isVisible();
  };
  await expect.poll(goOn, { intervals: [50], timeout: 60_000 }).toBe(isVisible);
}
