// What is asked of every page in every state: WCAG 2.2 AA and best practice, nothing to scroll sideways.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comeToRest } from './at-rest.ts';
import { expect, heightFor } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The gate checks each page as it opens. A state within a journey has a third of the journeys' time: there the gate looks for what
 * scrolls sideways, and `npm run long -- journeys` for everything.
 */
const CHECKS_STATES = process.env['BRASA_JOURNEYS'] === 'all';

type Screen = { width: number; colorScheme?: 'dark' | 'light' };

/** The faults of a state of a page, in words. */
export async function faultsOf(page: Page, { withColours = true } = {}): Promise<string[]> {
  if (CHECKS_STATES) return faultsOfPage(page, { withColours });
  await waitForHeading(page);
  return findOverflow(page);
}

/** The bars of a layout are there before its page, whose code is still on its way. */
const waitForHeading = (page: Page) =>
  expect(page.locator('h1').first(), 'the page has its heading').toBeAttached();

/** The faults of the page as it is once it has come to rest, in words. */
export async function faultsOfPage(page: Page, { withColours = true } = {}): Promise<string[]> {
  await waitForHeading(page);
  await holdMessages(page, true);
  await comeToRest(page);
  // Frames are each given the checker, and a page of their own in which what was found is joined.
  const hasFrames = page.frames().length > 1;
  const isLoaded = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void axe' }) })
    .options({
      runOnly: { type: 'tag', values: RULES },
      // As dear as all the others together.
      rules: { 'color-contrast': { enabled: withColours } },
      resultTypes: ['violations'],
      // None of these rules reads stylesheets, which it else takes apart anew each time.
      preload: { assets: ['media'] },
    })
    .setLegacyMode(!hasFrames)
    .analyze();
  const faults = violations.map(({ id, nodes: [first] }) => {
    // Of a colour, what it is by.
    const detail = first?.any[0]?.message ?? '';
    return `${id}: ${first?.html} ${detail}`.trim();
  });
  await holdMessages(page, false);
  return [...faults, ...(await findOverflow(page))];
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
}

/** A message that left while the page is looked at would be judged as it no longer is: a hand on it keeps it. */
async function holdMessages(page: Page, isHeld: boolean): Promise<void> {
  await page.evaluate(
    (type) => {
      for (const message of document.querySelectorAll('#avisos [role=listitem]')) {
        const options = { bubbles: true, relatedTarget: document.body };
        message.dispatchEvent(new PointerEvent(type, options));
      }
    },
    isHeld ? 'pointerover' : 'pointerout',
  );
}

/** A phone and a wide screen. */
export const WIDTHS: readonly Screen[] = [{ width: 360 }, { width: 1280 }];

/**
 * Both widths and both lights of the desk: layout depends on the one, contrast on the other, so two
 * visits see all of it.
 */
export const DESK_SCREENS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const satisfies readonly Screen[];

/**
 * The faults of the page as it is on each of the screens; in the end it is on the first of them again.
 * A colour that was looked at in a light is not looked at again on a wider screen.
 */
export async function faultsOnEach(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  const lights = new Set<string | undefined>();
  for (const screen of screens) {
    await show(page, screen);
    const withColours = !lights.has(screen.colorScheme);
    lights.add(screen.colorScheme);
    for (const fault of await faultsOf(page, { withColours })) {
      faults.push(`${screen.width} px: ${fault}`);
    }
  }
  if (screens[0]) await show(page, screens[0]);
  return faults;
}

async function show(page: Page, { width, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: heightFor(width) });
  if (colorScheme) await page.emulateMedia({ colorScheme });
}
