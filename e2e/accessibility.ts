// What is asked of every page in every state: WCAG 2.2 AA and best practice, nothing to scroll sideways.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comeToRest } from './at-rest.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults of the page as it is once it has come to rest, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // Only frames need a page of their own, in which what was found in each is joined.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...faults, `scrolls ${overflow} px sideways`] : faults;
}

/**
 * Both widths and both lights of the desk: layout depends on the one, contrast on the other, so two
 * visits see all of it.
 */
export const DESK_SCREENS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
