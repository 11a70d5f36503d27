// A page that has come to rest: what was coming or going when it was asked for has done so.
import type { Page } from '@playwright/test';

/**
 * Resolves when nothing fades, slides or rises any more. An animation that is cancelled is over like
 * one that has ended, and one that follows it is waited for too. What goes on by itself is part of the
 * page as it is: a bar that runs out with its message, a glimmer.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /** Longer than anything that comes or goes, in milliseconds. */
    const LONGEST = 1000;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= LONGEST);
    for (let going = moving(); going.length > 0; going = moving()) {
      await Promise.allSettled(going.map(({ finished }) => finished));
    }
  });
}
