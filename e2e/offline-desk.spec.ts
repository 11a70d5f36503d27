// The desk goes on while the line is down, and everything arrives once when it is back.
import { rows } from './book.ts';
import { button, drawer, enter, line as orderLine } from './desk-journey.ts';
import { STAFF } from './journey.ts';
import { expect, strip, test } from './offline-journey.ts';
import { overlapsAmong } from './overlaps.ts';
import { LONG } from './long.ts';

test.use({ serviceWorkers: 'allow' });

test('what is done without a connection is shown, waits, and is done once when it is back', async ({
  desk,
  line,
  shop,
}) => {
  const page = await desk();
  await enter(page, { name: 'Pepe' });
  await expect(orderLine(page, 'Pepe')).toBeVisible();
  line.set('down');
  await orderLine(page, 'Pepe').click();
  await button(page, 'Entregado').click();
  await expect(page.getByText(/Sin conexión: se enviará al volver/)).toBeVisible();
  await expect(orderLine(page, 'Pepe')).toBeHidden();
  // Since when there is none leaves the heading its place, also with a date.
  await expect(page.locator('[data-away]')).toBeVisible();
  expect(await overlapsAmong(page.locator('h1 span, [data-away]'))).toEqual([]);

  await button(page, 'Pedido').click();
  await drawer(page).getByLabel('Nombre').fill('Ana');
  await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
  await expect(orderLine(page, 'Ana')).toContainText('Sin enviar');

  await strip(page).click();
  await expect(drawer(page).getByRole('listitem')).toContainText([
    /Entregado: Pepe, 1 pollo/,
    /Pedido nuevo: Ana, 1 pollo/,
  ]);
  await page.keyboard.press('Escape');
  // It is there again after a start without a connection.
  await page.reload();
  await expect(orderLine(page, 'Ana')).toContainText('Sin enviar');
  await orderLine(page, 'Ana').click();
  await button(page, 'Entregado').click();
  await expect(strip(page)).toContainText('3 cambios sin enviar');

  line.set('up');
  await expect(strip(page)).toBeHidden();
  expect(
    rows(shop.dataDir, 'SELECT customer_name AS name, status FROM orders ORDER BY id'),
  ).toEqual([
    { name: 'Pepe', status: 'delivered' },
    { name: 'Ana', status: 'delivered' },
  ]);
  await expect(page.getByText('Al día')).toBeVisible();
});

test(
  'a restart of the shop leaves the desk open, with what is typed, and takes orders',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk([/503/]);
    await enter(page, { name: 'Pepe' });
    await button(page, 'Pedido').click();
    await drawer(page).getByLabel('Nombre').fill('Ana');
    line.set('restarting');
    const asked = page.waitForResponse('**/api/auth/me');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    expect((await asked).status()).toBe(200);
    await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
    await expect(orderLine(page, 'Ana')).toContainText('Sin enviar');
    await page.reload();
    await expect(orderLine(page, 'Pepe')).toBeVisible();
    await expect(orderLine(page, 'Ana')).toContainText('Sin enviar');
    line.set('up');
    await expect(strip(page)).toBeHidden();
    expect(rows(shop.dataDir, 'SELECT customer_name AS name FROM orders ORDER BY id')).toEqual([
      { name: 'Pepe' },
      { name: 'Ana' },
    ]);
  },
);

test(
  'what is typed into an order goes on under its number when the line comes back',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    line.set('down');
    await button(page, 'Pedido').click();
    await drawer(page).getByLabel('Nombre').fill('Ana');
    await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
    await orderLine(page, 'Ana').click();
    await expect(drawer(page).getByText('Pedido aún sin número')).toBeVisible();
    await button(page, 'Editar').click();
    await drawer(page).getByLabel('Nombre').fill('Ana María');
    line.set('up');
    await expect(drawer(page).getByText('Pedido n.º 1')).toBeVisible();
    await expect(drawer(page).getByLabel('Nombre')).toHaveValue('Ana María');
    await button(page, 'Guardar cambios').click();
    await expect(page.getByText('Pedido actualizado')).toBeVisible();
    expect(rows(shop.dataDir, 'SELECT id, customer_name AS name FROM orders')).toEqual([
      { id: 1, name: 'Ana María' },
    ]);
  },
);

test(
  'what one has made waits for their own session, and a refusal for somebody to decide',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    line.set('down');
    await button(page, 'Pedido').click();
    await drawer(page).getByLabel('Nombre').fill('Ana');
    await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
    // Of something that is not on the menu.
    await page.evaluate(() =>
      fetch('/api/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'not-on-the-menu' },
        body: JSON.stringify({
          customerName: 'Rita',
          pickupTime: '2026-11-20T14:00:00.000Z',
          lines: [
            { productId: 1, quantity: 2 },
            { productId: 999_999, quantity: 1 },
          ],
          is_manual_entry: true,
        }),
      }),
    );
    await expect(strip(page)).toContainText('2 cambios sin enviar');
    await page.getByRole('button', { name: /Menu/ }).click();
    await button(page, 'Cerrar Sesión').click();
    await expect(page.getByText(/Siguen guardados en este dispositivo/)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    // The sign-out goes first; what waits has no session to go in.
    line.set('up');
    await page.reload();
    await page.getByLabel('Usuario').fill(STAFF.username);
    await page.getByLabel('Contraseña').fill(STAFF.password);
    expect(rows(shop.dataDir, 'SELECT id FROM orders')).toEqual([]);
    await button(page, 'Iniciar Sesión').click();
    await expect(orderLine(page, 'Ana')).toBeVisible();
    await expect(strip(page)).toContainText('1 cambio por revisar');
    await strip(page).click();
    await expect(drawer(page).getByText('Este producto ya no está en la carta')).toBeVisible();
    await button(page, 'Corregir').click();
    await expect(drawer(page).getByLabel('Nombre')).toHaveValue('Rita');
    await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
    // All of it that is still on the menu.
    await expect(orderLine(page, 'Rita')).toContainText('2');
    await expect(strip(page)).toBeHidden();
  },
);
