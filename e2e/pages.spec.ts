import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './journey.ts';

const PUBLIC_PAGES = [
  '/',
  '/productos',
  '/encargar',
  '/nosotros',
  '/contacto',
  '/login',
  '/wallet',
];
const STAFF_PAGES = ['/admin/orders', '/admin/horarios', '/admin/users', '/admin/settings'];
const REDIRECTS = [
  ['/products', '/productos'],
  ['/order', '/encargar'],
  ['/about', '/nosotros'],
  ['/contact', '/contacto'],
] as const;

for (const width of [360, 1280]) {
  test(`every page at ${width} px is accessible, does not scroll sideways and leaves the console empty`, async ({
    openPage,
  }) => {
    const visitor = await openPage({ width });
    const staff = await openPage({ width, isStaff: true });
    const visits = [
      ...PUBLIC_PAGES.map((path) => [visitor, path] as const),
      ...[...STAFF_PAGES, '/puntos'].map((path) => [staff, path] as const),
    ];
    for (const [page, path] of visits) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

test('old spellings are redirected by the server and by the links on the page', async ({
  openPage,
  shop,
}) => {
  for (const [from, to] of REDIRECTS) {
    const answer = await fetch(shop.url + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], from).toEqual([301, to]);
  }
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Hacer Pedido' }).first().click();
  await expect(page).toHaveURL(/\/encargar$/);
});

test('an unknown page answers 404 and says so', async ({ openPage }) => {
  const page = await openPage({ expectErrors: [/404/] });
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('no request leaves the site', async ({ openPage, shop }) => {
  const page = await openPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});

test('staff code is not loaded by a public page', async ({ openPage }) => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.url());
  });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((url) => /admin/.test(url))).toEqual([]);
});
