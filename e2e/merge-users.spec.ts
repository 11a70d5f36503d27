// One person with two accounts, in a browser: they become one, and what they had is all there
// (docs/decisions/0017).
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { becomeCustomer } from './customers.ts';
import { expect, test, type Journey } from './journey.ts';
import { LONG } from './long.ts';

const MAIN = '600 333 444';
const OLD = '611 222 333';

/** Staff who have given points to two phones. */
async function openWithTwo(openPage: Journey['openPage']): Promise<Page> {
  const page = await openPage({ isStaff: true });
  await givePoints(page, MAIN, 20);
  await givePoints(page, OLD, 120);
  await page.goto('/admin/users');
  await expect(page.getByRole('list', { name: 'Usuarios' })).toBeVisible();
  return page;
}

async function givePoints(page: Page, phone: string, points: number): Promise<void> {
  const answer = await page.context().request.post('/api/points/assign-by-phone', {
    data: { phone, points, isCashPayment: false },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const merging = (page: Page) => page.getByRole('dialog', { name: 'Unir con otra cuenta' });
const edit = (page: Page) => page.getByRole('dialog', { name: 'Editar Usuario' });
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos', includeHidden: true });

/** From the user's card to the two accounts side by side. */
async function compare(page: Page, name: string, search: string, other: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Editar' }).click();
  await edit(page).getByRole('button', { name: 'Unir con otra cuenta' }).click();
  await expect(merging(page).getByLabel('Buscar la otra cuenta')).toBeFocused();
  await merging(page).getByLabel('Buscar la otra cuenta').fill(search);
  await merging(page).getByRole('button', { name: other }).click();
}

test(
  'two accounts with nothing but a phone become one, with its points, history and phones',
  LONG,
  async ({ openPage }) => {
    const page = await openWithTwo(openPage);
    await compare(page, MAIN, OLD, OLD);
    await expect(merging(page).getByText('140 puntos y 0 pedidos')).toBeVisible();
    await expect(merging(page).getByRole('radio', { name: MAIN })).toBeChecked();
    await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
    await expect(notices(page).getByText('Cuentas unidas')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('2 usuarios', { exact: true })).toBeVisible();
    await expect(card(page, OLD)).toHaveCount(0);
    // On a phone it lies over the end of the page.
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();

    // By the old phone it is the same one, in the list and on the counter.
    await page.getByLabel('Buscar usuarios').fill(OLD);
    await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
    const found = await page.context().request.post('/api/points/search-phone', {
      data: { phone: OLD },
    });
    expect(await found.json()).toMatchObject({
      user: { phone: MAIN.replaceAll(' ', '') },
      points: { available: 140 },
    });

    // With a sign-in the person sees one history.
    await card(page, MAIN).getByRole('button', { name: 'Editar' }).click();
    await expect(
      edit(page).getByText(/se unió otra cuenta \(120 puntos, 0 pedidos\), por/),
    ).toBeVisible();
    await edit(page).getByLabel('Usuario', { exact: true }).fill('nare');
    await edit(page).getByLabel('Nueva Contraseña (opcional)').fill('romero y leña');
    await edit(page).getByLabel('Confirmar Contraseña').fill('romero y leña');
    await edit(page).getByRole('button', { name: 'Actualizar' }).click();
    await expect(notices(page).getByText('Usuario actualizado')).toBeVisible();
    const customer = await openPage();
    await customer.context().request.post('/api/auth/login', {
      data: { username: 'nare', password: 'romero y leña' },
    });
    await customer.goto('/puntos');
    await expect(customer.getByText('140', { exact: true }).first()).toBeVisible();
    await expect(customer.getByText('+120').first()).toBeVisible();
    await expect(customer.getByText('+20').first()).toBeVisible();
  },
);

test(
  'somebody who is signed in with the account that goes is signed out, and nothing breaks',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage({ expectErrors: [/401/] });
    await becomeCustomer(customer);
    await customer.goto('/puntos');
    const page = await openPage({ isStaff: true });
    const passwords = { password: 'romero y leña', confirmPassword: 'romero y leña' };
    await page
      .context()
      .request.post('/api/auth/users', { data: { username: 'ani2', ...passwords } });
    await page.goto('/admin/users');
    await compare(page, 'ani2', 'petrosyan', 'Ani Petrosyan');
    await expect(merging(page).getByText(/El usuario @ani y su contraseña/)).toBeVisible();
    await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
    await expect(notices(page).getByText('Cuentas unidas')).toBeVisible();
    await expect(card(page, 'Ani Petrosyan').getByText('@ani2')).toBeVisible();
    await customer.reload();
    await expect(customer).toHaveURL(/\/login/);
  },
);

test('a merge whose answer is lost is repeated and counts once', LONG, async ({ openPage }) => {
  const page = await openPage({
    isStaff: true,
    expectErrors: [/Failed to load resource/, /conexión/i],
  });
  await givePoints(page, MAIN, 20);
  await givePoints(page, OLD, 120);
  await page.goto('/admin/users');
  let isFirst = true;
  await page.route('**/merge', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server merges; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await compare(page, MAIN, OLD, OLD);
  await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
  await expect(merging(page).getByRole('alert')).toContainText('solo cuenta una vez');
  await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
  await expect(notices(page).getByText('Cuentas unidas')).toBeVisible();
  await expect(page.getByText('2 usuarios', { exact: true })).toBeVisible();
});

test('a phone that is not theirs after all is taken away', LONG, async ({ openPage }) => {
  const page = await openWithTwo(openPage);
  await compare(page, MAIN, OLD, OLD);
  await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, MAIN).getByRole('button', { name: 'Editar' }).click();
  await edit(page)
    .getByRole('button', { name: `Quitar ${OLD}` })
    .click();
  await edit(page)
    .getByRole('button', { name: `Sí, quitar ${OLD}` })
    .click();
  await expect(notices(page).getByText('Teléfono quitado')).toBeVisible();
  await expect(edit(page).getByText(OLD)).toHaveCount(0);
});

test("merging: nothing to find on each of the desk's screens", LONG, async ({ openPage }) => {
  test.slow();
  const page = await openWithTwo(openPage);
  await compare(page, MAIN, OLD, OLD);
  await expect(merging(page).getByText('140 puntos y 0 pedidos')).toBeVisible();
  expect(await faultsOnEach(page, DESK_SCREENS), 'the comparison').toEqual([]);
  await merging(page).getByRole('button', { name: 'Elegir otra' }).click();
  await merging(page).getByLabel('Buscar la otra cuenta').fill('6');
  await expect(merging(page).getByRole('button', { name: OLD })).toBeVisible();
  expect(await faultsOnEach(page, DESK_SCREENS), 'the search').toEqual([]);
  await merging(page).getByRole('button', { name: OLD }).click();
  await merging(page).getByRole('button', { name: 'Unir cuentas' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, MAIN).getByRole('button', { name: 'Editar' }).click();
  await edit(page)
    .getByRole('button', { name: `Quitar ${OLD}` })
    .click();
  await expect(edit(page).getByRole('button', { name: `Sí, quitar ${OLD}` })).toBeVisible();
  expect(await faultsOnEach(page, DESK_SCREENS), 'a further phone').toEqual([]);
});
