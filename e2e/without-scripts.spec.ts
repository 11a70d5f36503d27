// What a visitor has without scripts: the pages as the server draws them, and the ways between them.
import { expect, test } from './journey.ts';
import { CONTENT_PAGES } from './pages.ts';
import { LONG } from './long.ts';

test('every page to read is whole, and leads on by its own links', LONG, async ({ openPage }) => {
  const page = await openPage({ hasScripts: false });
  for (const path of CONTENT_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
    await expect(page.getByRole('contentinfo').getByText('Calle Mayor, 12')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('© 2026 Brasa')).toBeVisible();
    await expect(page.getByText(/Cargando/).filter({ visible: true })).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL(/\/productos$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hacer Pedido' }).click();
  await expect(page).toHaveURL(/\/encargar$/);
});

test('the whole menu is there, every category under its heading', LONG, async ({ openPage }) => {
  const page = await openPage({ hasScripts: false });
  await page.goto('/productos');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Aperitivos',
    'Pollos',
    'Paellas',
    'Cocina armenia',
    'Croquetas',
    'Bebidas',
    'Postres',
  ]);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  await expect(page.getByText('13,50 €')).toBeVisible();
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);
});

test('all five reviews can be read', LONG, async ({ openPage }) => {
  const page = await openPage({ hasScripts: false });
  await page.goto('/');
  for (const slip of await page.getByRole('article').all()) await expect(slip).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('the order page says how to order all the same, and takes nothing that it would lose', async ({
  openPage,
}) => {
  const page = await openPage({ hasScripts: false });
  await page.goto('/encargar');
  const notice = page.getByText('Para encargar por internet hace falta JavaScript');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '965 000 111' })).toHaveAttribute(
    'href',
    'tel:+34965000111',
  );
  await expect(page.getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible();
  await expect(page.locator('form')).toHaveAttribute('inert');
});

test('a page that needs a session says that it needs scripts', async ({ openPage }) => {
  const page = await openPage({ hasScripts: false });
  await page.goto('/wallet');
  await expect(page.getByText('Esta página necesita JavaScript.')).toBeVisible();
});
