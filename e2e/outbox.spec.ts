// Everything that can happen to what waits: the shop is killed, answers are lost after they were written, the worker
// is stopped, two pages are open, the clock is moved, Background Sync is missing. Each change is done once, in its
// order. Here with few; npm run long -- outbox has five hundred.
import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { openLine, type Line, type LineState } from './broken-line.ts';
import { makeAll } from './in-page.ts';
import { KilledShop } from './killed-shop.ts';
import { expect, openDeskBehind, strip, test } from './offline-journey.ts';
import { changes, copyOf, expectDoneOnce, type Made } from './outbox-changes.ts';
import { LONG } from './long.ts';

const ENTRIES = Number(process.env['BRASA_OUTBOX_ENTRIES'] ?? 30);
/** After so many something happens. */
const SOME = 3;

test.use({ serviceWorkers: 'allow' });

/** Answers the statuses that the page is given. */
const make = (page: Page, made: readonly Made[]) => page.evaluate(makeAll, made);

/** As the browser does when it has nothing to do for it. */
async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const moveClock = (context: BrowserContext, milliseconds: number) =>
  Promise.all(
    context.serviceWorkers().map((worker) =>
      worker.evaluate((by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by;
      }, milliseconds),
    ),
  );

const flush = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'FLUSH_OUTBOX' }));

/** Each once, when some changes have gone through and the next one meets a line that is broken. */
async function disturb(shop: KilledShop, line: Line, pages: readonly Page[]): Promise<void> {
  const [page] = pages;
  if (!page) throw new Error('no page');
  const context = page.context();
  const inTheMiddle = async (state: LineState, happens: () => Promise<unknown>) => {
    const isMet = line.breakAfter(SOME, state);
    await Promise.all(pages.map(flush));
    await isMet;
    await happens();
  };
  await inTheMiddle('deaf', () => Promise.resolve());
  await inTheMiddle('deaf', async () => {
    await shop.kill();
    line.leadTo(await shop.start());
  });
  await inTheMiddle('down', () => stopWorker(context, page));
  await inTheMiddle('deaf', () => stopWorker(context, page));
  await inTheMiddle('down', () => moveClock(context, 3 * HOUR));
  await inTheMiddle('deaf', () => moveClock(context, -9 * HOUR));
  line.set('up');
  await Promise.all(pages.map(flush));
}

test(
  'whatever happens to it, each change is done once and in its order',
  LONG,
  async ({ shop: { dataDir: firstDay }, openPage }) => {
    test.setTimeout(30 * 60_000);
    const dataDir = copyOf(firstDay);
    const shop = new KilledShop({ DATA_DIR: dataDir });
    const line = await openLine(await shop.start());
    try {
      const page = await openDeskBehind(line, openPage);
      const other = await page.context().newPage();
      await other.goto(`${line.url}/admin/orders`);
      line.set('down');
      const made = changes(ENTRIES);
      expect(new Set(await make(page, made))).toEqual(new Set([202]));
      await disturb(shop, line, [page, other]);
      await expect(strip(page)).toBeHidden({ timeout: 10 * 60_000 });
      await expect(strip(other)).toBeHidden();
    } finally {
      await line.close();
      await shop.kill();
    }
    await expectDoneOnce(dataDir, ENTRIES);
    rmSync(dataDir, { recursive: true, force: true });
  },
);

test(
  'without Background Sync the open desk and its next start have it sent',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    const context = page.context();
    await context.addInitScript(() =>
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'),
    );
    await page.reload();
    const hasSync = await page.evaluate(
      async () => 'sync' in (await navigator.serviceWorker.ready),
    );
    expect(hasSync).toBe(false);
    line.set('down');
    const made = changes(4 * SOME);
    expect(new Set(await make(page, made))).toEqual(new Set([202]));
    // Nobody asks but the open page, by its own clock; then not even that.
    await line.breakAfter(SOME, 'deaf');
    await stopWorker(context, page);
    await line.breakAfter(SOME, 'down');
    await page.close();
    line.set('up');
    const next = await context.newPage();
    await next.goto(`${line.url}/admin/orders`);
    await expect(next.getByText('Al día')).toBeVisible();
    await expect(strip(next)).toBeHidden();
    await expectDoneOnce(shop.dataDir, made.length);
  },
);
