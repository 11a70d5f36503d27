// What a device installs, as Chromium judges it (docs/rules/site.md#web-app-manifest).
import { expect, test } from './journey.ts';

type Manifest = {
  icons: { src: string; sizes: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
};

test('Chromium would install it, and everything that its manifest names is there', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });

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
