// The site without a connection, and when its next version comes (docs/rules/site.md#without-a-connection).
import type { Page } from '@playwright/test';
import { PAGES } from '@brasa/core/site/pages.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { button, drawer, enter, line as orderOf, openDesk } from './desk-journey.ts';
import { expect, test as journeys } from './journey.ts';
import { keptPaths } from './in-page.ts';
import { Line } from './line.ts';
import type { Shop } from './shops.ts';
import { staffChunks } from './staff-code.ts';
import { LONG } from './long.ts';

const test = journeys.extend<{ line: Line }>({
  // The page reaches the shop by this line.
  shop: async ({ shop }, use) => {
    const line = await Line.to(shop.url);
    await use(Object.assign(shop, { url: line.url, line }));
    line.close();
  },
  line: ({ shop }, use) => use((shop as Shop & { line: Line }).line),
});
test.use({ serviceWorkers: 'allow' });

const NO_ANSWER = [/Failed to load resource/, /Sin conexión con el servidor/];

/** Resolves when the worker answers for the page, and keeps this. */
async function keeps(page: Page, ...addresses: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect
    .poll(() => keptIn(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(addresses));
}

const keptIn = (page: Page) => page.evaluate(keptPaths);

/** Everything that the browser has stored for the site, as one text. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.includes('/assets/')) found.push(url, await (await cache.match(url))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        found.push(name, store, all.result);
      }
      database.close();
    }
    return JSON.stringify(found);
  });

test('after one visit every page for everybody opens without a connection, and any other says so', async ({
  openPage,
  line,
}) => {
  const page = await openPage({ expectErrors: NO_ANSWER });
  await page.goto('/contacto');
  const open = PAGES.filter(({ audience }) => audience === 'anyone');
  await keeps(page, ...open.map(({ path }) => path));
  const kept = await keptIn(page);
  expect(staffChunks().filter((chunk) => kept.includes(chunk))).toEqual([]);
  line.state = 'cut';
  await page.goto('/contacto');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  line.state = 'down';
  for (const { path, title } of open) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto('/order');
  await expect(page).toHaveURL('/encargar');
  // Nothing comes to life on the page that says so.
  await page.evaluate(() => window.location.assign('/pedido/abc'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.getByRole('link', { name: '965 000 111' })).toBeVisible();
  await page.getByRole('link', { name: 'Nuestros Productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestros Productos' })).toBeVisible();
});

test('an order is shown as it was seen last', LONG, async ({ openPage, line }) => {
  const page = await openPage({ expectErrors: NO_ANSWER });
  const ordered = await page.request.post('/api/orders', {
    data: {
      ...{ customerName: 'Rosa', customerPhone: '600111222', customerEmail: 'rosa@example.com' },
      ...{ pickupTime: '2026-11-20T15:00', gdprConsent: true, quantity: 2 },
    },
  });
  const { id, code } = (await ordered.json()) as { id: number; code: string };
  const path = `/pedido/${code}`;
  await page.goto(path);
  await keeps(page, path, `/api/order-pages/${code}`);
  const staff = await openPage({ isStaff: true });
  const marked = await staff.request.patch(`/api/orders/${id}/ready`);
  expect(marked.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo: ya puedes venir');
  line.state = 'down';
  await page.reload();
  await expect(page.getByText(/^Sin conexión\. Datos de/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo: ya puedes venir');
});

test(
  'wallet and points open without a connection, and a logout leaves nothing of it',
  LONG,
  async ({ openPage, line }) => {
    const first = await openPage({ expectErrors: NO_ANSWER });
    await becomeCustomer(first);
    await givePoints(await openPage({ isStaff: true }), 47);
    await first.goto('/puntos');
    await keeps(first, '/wallet', '/api/points/wallet-qr', '/api/points/my-points');
    await keeps(first, '/api/points/history', '/api/points/discounts/available');
    line.state = 'down';
    const page = await first.context().newPage();
    await page.goto(`${line.url}/wallet`);
    const balance = page.getByRole('region', { name: 'Saldo de puntos' });
    await expect(balance.getByText('47', { exact: true })).toBeVisible();
    await expect(balance.getByText(/^Sin conexión\. Datos de/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Tu código QR personal' })).toBeVisible();
    expect(await storedIn(page)).toContain('Ani Petrosyan');
    await page.goto(`${line.url}/puntos`);
    const history = page.getByRole('region', { name: 'Historial de puntos' });
    await expect(history.getByText('+47')).toBeVisible();
    await expect(page.getByText('Faltan 53 puntos', { exact: true })).toBeVisible();
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Acceso al Sistema' })).toBeVisible();
    await expect.poll(() => storedIn(page)).not.toMatch(/Ani Petrosyan|600111222|user_wallet/);
    await page.goto(`${line.url}/wallet`);
    await expect(page.getByRole('heading', { name: 'Acceso Requerido' })).toBeVisible();
    line.state = 'whole';
    await page.goto(line.url);
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const sessionOfBefore = () => fetch(`${line.url}/api/auth/me`, { headers: { Cookie } });
    await expect.poll(async () => (await sessionOfBefore()).status).toBe(401);
  },
);

test(
  'a new version comes while staff type an order, and then the desk opens without a connection',
  LONG,
  async ({ openPage, line }) => {
    const page = await openPage({ isStaff: true, expectErrors: NO_ANSWER });
    await enter(page, { name: 'Rita' });
    await openDesk(page);
    await keeps(page, '/admin/orders', '/api/dashboard-data');
    await button(page, 'Pedido').click();
    await drawer(page).getByLabel('Nombre').fill('Lola');
    await drawer(page).getByLabel('Teléfono').fill('600 333 444');
    line.isNextBuild = true;
    await button(page, 'Actualizar').click();
    // Where the browser does not let the new version take over, the page waits six seconds and does without it.
    await expect(page.locator('html')).toHaveAttribute('data-build', line.build, {
      timeout: 30_000,
    });
    await expect(drawer(page).getByLabel('Nombre')).toHaveValue('Lola');
    await expect(drawer(page).getByLabel('Teléfono')).toHaveValue('600 333 444');
    expect(await storedIn(page)).not.toContain('Lola');
    line.state = 'down';
    await page.reload();
    await expect(drawer(page).getByLabel('Nombre')).toHaveValue('Lola');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Sin conexión/)).toBeVisible();
    await expect(orderOf(page, 'Rita')).toBeVisible();
  },
);

test(
  'a new version takes over while the one before has no peace, and waits for an answer that does not come',
  LONG,
  async ({ openPage, line }) => {
    const page = await openPage({ isStaff: true, expectErrors: NO_ANSWER });
    await openDesk(page);
    await keeps(page, '/admin/orders', '/api/dashboard-data');
    line.isNextBuild = true;
    await expect(button(page, 'Actualizar')).toBeVisible();
    line.silentPath = '/api/dashboard-data';
    await expect.poll(() => line.silences).toBeGreaterThan(0);
    // As several open pages do, and in Chromium more often than not enough to keep the version of before.
    await page.evaluate(() => void setInterval(() => void fetch('/api/ordering'), 15));
    await button(page, 'Actualizar').click();
    await expect(page.locator('html')).toHaveAttribute('data-build', line.build, {
      timeout: 30_000,
    });
    line.silentPath = '';
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active && !registration.waiting;
    });
  },
);
