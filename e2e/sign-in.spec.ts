import { becomeCustomer } from './customers.ts';
import { expect, STAFF, test } from './journey.ts';
import { overlapsAmong } from './overlaps.ts';
import { LONG } from './long.ts';

test('staff sign in, land at the orders, and sign out to the login page', async ({ openPage }) => {
  const page = await openPage({ expectErrors: [/401/, /Usuario o contraseña incorrectos/] });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso al Sistema');

  await page.getByLabel('Usuario').fill(STAFF.username);
  await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByText('Usuario o contraseña incorrectos').first()).toBeVisible();

  await page.getByLabel('Contraseña', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  // Until the desk is there, the menu is still the login page's, and goes with it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedidos');

  await page.getByRole('button', { name: /Menu/ }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'a session that ends elsewhere sends the desk to the login page',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ isStaff: true, expectErrors: [/401/, /Debe iniciar sesión/] });
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().request.post('/api/auth/logout');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'on a phone nothing floats over the buttons of signing in and of the wallet',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    await page.setViewportSize({ width: 360, height: 640 });
    const controls = page.locator('main :is(button, input), aside a');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Registrarse' })).toBeVisible();
    expect(await overlapsAmong(controls)).toEqual([]);
    await becomeCustomer(page);
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Ampliar' }).scrollIntoViewIfNeeded();
    expect(await overlapsAmong(controls)).toEqual([]);
  },
);
