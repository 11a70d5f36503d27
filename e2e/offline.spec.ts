// The site without a connection: the shop's server is gone, and a browser has what its worker kept.
// See docs/rules/site.md#without-a-connection.
import type { Page } from '@playwright/test';
import { PAGES } from '@brasa/core/site/pages.ts';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const GONE = [/Failed to load resource/, /Sin conexión con el servidor/];

/** Resolves when the worker has kept what it keeps, and answers for the page. */
async function workerIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

test('after one visit of any page every public page opens without a connection', async ({
  openPage,
  shop,
}) => {
  const page = await openPage({ expectErrors: GONE });
  await page.goto('/contacto');
  await workerIn(page);
  await shop.close();
  for (const { path, title } of PAGES.filter(({ audience }) => audience === 'anyone')) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto('/order');
  await expect(page).toHaveURL('/encargar');
  // Nothing comes to life there.
  await page.evaluate(() => window.location.assign('/pagina-sin-guardar'));
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
});
