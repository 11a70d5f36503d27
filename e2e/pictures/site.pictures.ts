// The public site, the way in for staff, and the components.
import { expect } from '../journey.ts';
import { GALLERY } from './gallery.ts';
import { picture, SCREENSHOTS } from './picture.ts';

picture('home-phone', { width: 360, height: 740, who: 'customer' }, async (page) => {
  await page.goto('/');
});

picture('order-360', { width: 360, height: 1400, who: 'customer' }, async (page) => {
  await page.goto('/encargar');
  await page.getByRole('radio', { name: '2 pollos' }).click();
});

picture('manual-entrar', { width: 360, height: 660, who: 'customer' }, async (page) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Acceso al Sistema' })).toBeVisible();
});

picture('components-paper', { width: 1280, height: 1430, who: 'customer' }, async (page) => {
  await page.goto(GALLERY);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

const visitor = { who: 'customer', folder: SCREENSHOTS } as const;

picture('narrow', { ...visitor, width: 360, height: 740 }, async (page) => {
  await page.goto('/productos');
});

picture('wide', { ...visitor, width: 1280, height: 800 }, async (page) => {
  await page.goto('/');
});
