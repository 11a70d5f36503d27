// One browser, two tabs, two people: nothing of the one is shown to the other.
import type { Page } from '@playwright/test';
import { becomeCustomer, registrationOf } from './customers.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

/** The tab does not hear the others, as where they are of different processes of a phone. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(registrationOf(username).password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(/\/puntos$/);
}

/** To the first entry of that page. The browser is told: a script of the page's may be gone before it answers. */
async function goBackTo(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  const entry = entries.find(({ url }) => new URL(url).pathname === path);
  await browser.send('Page.navigateToHistoryEntry', { entryId: entry!.id });
  await browser.detach();
}

for (const hears of [true, false]) {
  test(
    `the tab beside shows nothing of who has left, ${hears ? 'told by the other' : 'when it gets the focus'}`,
    LONG,
    async ({ openPage }) => {
      const other = await openPage({ expectErrors: [/401/] });
      const berta = { ...registrationOf('berta'), name: 'Berta Gil', phone: '600333444' };
      const registered = await other.context().request.post('/api/auth/register', {
        data: { ...berta, email: 'berta@example.com' },
      });
      expect(registered.status()).toBe(201);
      await other.context().clearCookies();
      await becomeCustomer(other);
      const placed = await other.context().request.post('/api/orders', {
        data: {
          customerName: 'Ani Petrosyan',
          customerPhone: '600111222',
          customerEmail: 'ani@example.com',
          quantity: '1',
          pickupTime: '2026-11-21T12:30:00.000Z',
          gdprConsent: true,
        },
      });
      expect(placed.status()).toBe(201);
      const page = await other.context().newPage();
      if (!hears) await Promise.all([page, other].map(deafen));
      await page.goto('/puntos');
      await expect(page.getByText('Pedido n.º 1').first()).toBeVisible();

      await other.goto('/puntos');
      await signOut(other);
      if (hears) await expect(page).toHaveURL(/\/login$/);
      await signIn(other, 'berta');
      if (hears) await page.goto('/puntos');
      else await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText('Berta Gil')).toBeVisible();
      await expect(page.getByText('Todavía no has encargado con tu cuenta')).toBeVisible();
      await expect(page.getByText(/Pedido n.º|Ani/)).toHaveCount(0);
    },
  );
}

test(
  'what staff typed for a caller is gone from the tab beside once they have signed out',
  LONG,
  async ({ openPage }) => {
    const desk = await openPage({ isStaff: true, expectErrors: [/401/] });
    const form = await desk.context().newPage();
    await form.goto('/encargar');
    await form.getByLabel('Nombre', { exact: true }).fill('Lola Secreta');
    await form.getByRole('textbox', { name: 'Teléfono' }).fill('655 443 322');
    await desk.goto('/admin/orders');
    await signOut(desk);
    await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('');
    await form.reload();
    await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('');
    await expect(form.getByText('Lola')).toHaveCount(0);
  },
);

test(
  'nobody stays on a page of who has left, although something was typed there',
  LONG,
  async ({ openPage }) => {
    const other = await openPage({ expectErrors: [/401/] });
    await becomeCustomer(other);
    const page = await other.context().newPage();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto('/puntos');
    await page.getByRole('button', { name: 'Editar mis datos' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill('Nombre a medias');
    await other.goto('/puntos');
    await signOut(other);
    await expect(page).toHaveURL(/\/login$/);
    expect(asked).toEqual([]);
  },
);

test(
  'an order after a sign-out that did not arrive is nobody’s, and the next page ends the session',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ expectErrors: [/ERR_FAILED/, /conexión/, /401/] });
    await becomeCustomer(page);
    await page.goto('/puntos');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await signOut(page);
    await page.goto('/encargar');
    await page.getByLabel('Nombre', { exact: true }).fill('Berta Gil');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('600 333 444');
    await page.getByLabel('Email').fill('berta@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    const session = page.context().request;
    const own = await session.get('/api/auth/me/orders');
    expect(await own.json()).toMatchObject({ orders: [] });
    await page.unroute('**/api/auth/logout');
    await page.goto('/');
    await expect.poll(async () => (await session.get('/api/auth/me')).status()).toBe(401);
  },
);

/** Its fields are kept by the browser for two entries where the menu was open: a step back goes to the last, a jump to the first. */
for (const hasMenu of [false, true]) {
  test(
    `${hasMenu ? 'a jump' : 'the way'} back shows nobody what the form proposed to who was signed in`,
    LONG,
    async ({ openPage }) => {
      const page = await openPage({ expectErrors: [/401/] });
      await becomeCustomer(page);
      await page.goto('/encargar');
      const name = page.getByLabel('Nombre', { exact: true });
      await expect(name).toHaveValue('Ani Petrosyan');
      if (hasMenu) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      }
      await page.goto('/puntos');
      await signOut(page);
      await goBackTo(page, '/encargar');
      await expect(page).toHaveURL(/\/encargar$/);
      await expect(page.getByRole('radio', { name: '1 pollo', exact: true })).toBeChecked();
      await expect(page.locator('form[inert]')).toHaveCount(0);
      await expect(name).toHaveValue('');
      await expect(page.getByLabel('Email')).toHaveValue('');
    },
  );
}

test(
  'a tab that showed another site keeps nothing of who has signed out meanwhile',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ expectErrors: [/401/] });
    await becomeCustomer(page);
    await page.goto('/puntos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('brasa:basket-notes', '{"1":"sin sal"}'));
    await page.goto('data:text/html,otra web');
    const other = await page.context().newPage();
    await other.goto('/puntos');
    await signOut(other);
    await other.close();
    await goBackTo(page, '/puntos');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  },
);
