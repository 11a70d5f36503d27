// What every journey starts from: a shop of its own, pages that fail the journey on any unexpected
// console error, and staff who are signed in without going through the form.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { parseInstant } from '@brasa/core/kernel/madrid-time.ts';
import { launchServer } from '../api/test/server-under-test.ts';

export const STAFF = { username: 'encargada', password: 'leña de almendro' };

export type ShopServer = {
  url: string;
  dataDir: string;
  stop(signal: NodeJS.Signals): Promise<void>;
};

async function startServer(dataDir: string): Promise<ShopServer> {
  const { process: server, url } = await launchServer(
    join(import.meta.dirname, 'server-process.ts'),
    {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: STAFF.username,
      ADMIN_PASSWORD: STAFF.password,
    },
  );
  return {
    url,
    dataDir,
    stop: async (signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    },
  };
}

/**
 * Lets every visit wait until the page answers to taps: what is typed into a page that is still as
 * the server drew it would be lost, and a person takes longer than that to begin.
 */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...visit) => {
    const answer = await goto(...visit);
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'));
    });
    return answer;
  };
}

/** Lets the page's clock start where the shop's does. */
async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: parseInstant('2026-11-20T12:10') ?? 0 });
}

export type Journey = {
  shop: ShopServer;
  /** A page of a new visitor; `expectErrors` lists what their console may say. */
  openPage: (options?: {
    isStaff?: boolean;
    width?: number;
    hasScripts?: boolean;
    reducedMotion?: 'reduce';
    expectErrors?: RegExp[];
  }) => Promise<Page>;
};

export const test = base.extend<Journey>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // eslint-disable-next-line no-empty-pattern
  shop: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'brasa-journey-'));
    const server = await startServer(dataDir);
    await use(server);
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },

  openPage: async ({ browser, shop, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const surprises: string[] = [];
    await use(async (options = {}) => {
      const { isStaff = false, width = 360, hasScripts = true, expectErrors = [] } = options;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: shop.url,
        viewport: { width, height: width < 768 ? 740 : 800 },
        javaScriptEnabled: hasScripts,
        ...(options.reducedMotion && { reducedMotion: options.reducedMotion }),
      });
      contexts.push(context);
      if (isStaff) await context.request.post('/api/auth/login', { data: STAFF });
      const page = await context.newPage();
      await setClock(page);
      if (hasScripts) waitForLife(page);
      const note = (text: string) => {
        if (!expectErrors.some((expected) => expected.test(text))) surprises.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(surprises, 'the consoles of all pages are empty').toEqual([]);
  },
});

export { expect };
