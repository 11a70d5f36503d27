// What a device installs, as Chromium judges it (docs/rules/site.md#web-app-manifest).
import type { BrowserContext } from '@playwright/test';
import { chromiumPath } from '../scripts/test-machine.ts';
import { expect, test as journey } from './journey.ts';

type Manifest = {
  icons: { src: string; sizes: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
};

/**
 * A browser with a profile on disk. The contexts of the other journeys are off the record, and from there nothing
 * is installed; Chromium without its windows calls everything installable.
 */
const test = journey.extend<{ profile: BrowserContext }>({
  profile: async ({ playwright, launchOptions, shop }, use, testInfo) => {
    const profile = await playwright.chromium.launchPersistentContext(
      testInfo.outputPath('profile'),
      { ...launchOptions, executablePath: chromiumPath() ?? 'chromium', baseURL: shop.url },
    );
    await use(profile);
    await profile.close();
  },
});

test('Chromium would install it, and everything that its manifest names is there', async ({
  profile,
}) => {
  const page = await profile.newPage();
  const devtools = await profile.newCDPSession(page);
  const askInstallability = () => devtools.send('Page.getInstallabilityErrors');
  expect((await askInstallability()).installabilityErrors, 'of an empty page').not.toEqual([]);
  await page.goto('/');
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(await askInstallability()).toEqual({ installabilityErrors: [] });

  const manifest = JSON.parse(data ?? '') as Manifest;
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  for (const { url: address } of manifest.shortcuts) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  const icon = page.locator('link[rel=apple-touch-icon]');
  const apple = await page.request.get((await icon.getAttribute('href')) ?? '');
  expect(apple.headers()['content-type']).toBe('image/png');
});
