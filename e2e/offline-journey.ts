// What the journeys without a connection begin with: a desk behind a line that can break.
import type { Page } from '@playwright/test';
import { openLine, type Line } from './broken-line.ts';
import { LOST } from './desk-journey.ts';
import { expect, test as base, type Journey } from './journey.ts';

export { expect };

/** `alsoExpected`: what the page may say in its console beside that the line is lost. */
type OpenDesk = (alsoExpected?: readonly RegExp[]) => Promise<Page>;

export const test = base.extend<{ line: Line; desk: OpenDesk }>({
  line: async ({ shop }, use) => {
    const line = await openLine(shop.url);
    await use(line);
    await line.close();
  },
  desk: async ({ openPage, line }, use) => {
    await use((alsoExpected) => openDeskBehind(line, openPage, alsoExpected));
  },
});
/** What the desk opens later. */
const STAFF_CHUNKS = ['/manual-order-drawer-', '/unsent-drawer-', '/announce-unsent-'];

/** Whether the worker has the files of these names for when there is no line. */
const isKept = (page: Page, names: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(...requests.map(({ url }) => url));
    }
    return wanted.every((name) => kept.some((url) => url.includes(name)));
  }, names);

/** Its worker knows who is here and what the desk shows. */
export async function openDeskBehind(
  line: Line,
  openPage: Journey['openPage'],
  alsoExpected: readonly RegExp[] = [],
): Promise<Page> {
  const expectErrors = [...LOST, /Sin respuesta/, /ERR_/, ...alsoExpected];
  const page = await openPage({ isStaff: true, expectErrors });
  await page.goto(`${line.url}/admin/orders`);
  await expect(page.getByText('Al día')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
  await expect.poll(() => isKept(page, STAFF_CHUNKS), { timeout: 60_000 }).toBe(true);
  // The worker now hears of what the desk shows.
  await page.reload();
  await expect(page.getByText('Al día')).toBeVisible();
  return page;
}

/** Says that something on this device has not been sent. */
export const strip = (page: Page) => page.locator('[data-unsent]');
