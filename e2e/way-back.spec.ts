// The phone's way back closes what lies over the page (docs/rules/site.md#the-way-back).
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test(
  'the way back closes the menu, and leads past it from where it has led',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 360 });
    await page.goto('/productos');
    await page.goto('/nosotros');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/nosotros$/);

    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/contacto$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nosotros$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/productos$/);
  },
);

test(
  'the way back closes an order at the desk, also after a reload',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 360 });
    const sent = await staff.request.post('/api/orders', {
      data: {
        ...{ customerName: 'Berta', customerPhone: '600333444', quantity: 1 },
        ...{ pickupTime: '2026-11-20T15:00', is_manual_entry: true },
      },
    });
    expect(sent.status()).toBe(201);
    await staff.goto('/admin/historial');
    await staff.goto('/admin/orders');
    const drawer = staff.getByRole('dialog', { name: 'Berta' });
    await staff.getByRole('button', { name: /Berta/ }).click();
    await expect(drawer).toBeVisible();
    await staff.goBack();
    await expect(drawer).toBeHidden();
    await expect(staff).toHaveURL(/\/admin\/orders$/);

    await staff.getByRole('button', { name: /Berta/ }).click();
    await expect(drawer).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole('button', { name: /Berta/ })).toBeVisible();
    await expect(drawer).toBeHidden();
    await staff.goBack();
    await expect(staff).toHaveURL(/\/admin\/historial$/);
  },
);

test(
  'an order that is placed while the menu is open stands in place of its form',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 360 });
    await page.goto('/nosotros');
    await page.goto('/encargar');
    await page.getByLabel('Nombre', { exact: true }).fill('Reme');
    await page.getByLabel('Teléfono', { exact: true }).fill('600111222');
    await page.getByLabel('Email').fill('reme@example.com');
    await page.getByRole('checkbox').check();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    answer();
    const placed = page.getByRole('heading', { name: 'Pedido realizado' });
    await expect(placed).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/nosotros$/);
    await page.goForward();
    await expect(placed).toBeVisible();
  },
);
